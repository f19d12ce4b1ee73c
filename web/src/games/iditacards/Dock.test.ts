import { render, screen, within } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { Selection } from '../../game/selection.svelte';
import type { Position } from '../../protocol';
import Dock from './Dock.svelte';
import { ask, choice, ownPlayer, pack, player, position, view } from './fixture';

function show(asked: Position): void {
  const selection = new Selection();
  selection.ask(asked);
  const props = { position: asked, pack, names: ['You', 'Bo'], me: 0, selection, events: [], speed: 0 };
  render(Dock, { props: { ...props, choose: () => undefined } });
}

it('shows the hand with its costs as they are now, and why a card cannot be played', () => {
  const mush = { zone: 'hand', seat: 0, id: 'mush' };
  show(
    position(view(), {
      choices: [choice('play breakfast', { zone: 'hand', seat: 0, id: 'breakfast' }), choice('new-day')],
      blocked: [{ target: mush, reason: ['needs 3 energy'], rule: 'ID-21' }],
    }),
  );
  const hand = within(screen.getByRole('list', { name: 'Your hand, 2 cards' }));
  expect(hand.getByRole('button', { name: /^Breakfast, food: .* energy 0, health 5, risk 0$/ })).toBeTruthy();
  expect(
    hand.getByRole('button', { name: /^Mush, .* energy 3, health 4, risk 1, needs 3 energy$/ }),
  ).toBeTruthy();
});

it('shows what is paid and what is owed', () => {
  const paying = ask({ what: 'energy', card: 'mush', left: 2, costs: { energy: 3, health: 4, risk: 1 } });
  show(
    position(view({ ask: paying }), {
      choices: [choice('discard breakfast', { zone: 'hand', seat: 0, id: 'breakfast' })],
    }),
  );
  const payment = screen.getByRole('region', { name: 'You pay for Mush' });
  expect(payment.textContent).toContain('1 of 3 energy paid');
  expect(payment.textContent).toContain('then 4 cards from your deck');
  expect(payment.textContent).toContain('then it waits for 1 risk');
});

it('puts the card that is due on top of the stack', () => {
  const stack = [
    { card: 'moose', risks: 2 },
    { card: 'mush', risks: 1 },
  ];
  show(
    position(view({ players: [ownPlayer({ stack }), player()] }), {
      choices: [choice('pay-risk', { zone: 'stack', seat: 0, index: 1, id: 'mush' }), choice('new-day')],
    }),
  );
  const frames = within(screen.getByRole('region', { name: 'Your risk stack' })).getAllByRole('button');
  expect(frames.map(({ textContent }) => textContent?.split(':')[0])).toEqual([
    expect.stringMatching(/^Moose, 2 risks to pay/),
    expect.stringMatching(/^Mush, on top/),
  ]);
  expect(frames[1]?.dataset['offered']).toBe('next');
});

it('shows beside the stack what has taken effect in its chain', () => {
  const stack = [{ card: 'mush', risks: 1 }];
  show(position(view({ players: [ownPlayer({ stack, resolved: { breakfast: 2 } }), player()] })));
  const resolved = within(screen.getByRole('region', { name: 'Resolved in this chain' })).getAllByRole(
    'listitem',
  );
  expect(resolved.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Breakfast, food: .* 2 of them/),
  ]);
});

it('asks before a card fizzles that a dog could save', () => {
  const card = { zone: 'table', seat: 0, index: 0, id: 'wheel-dog' };
  show(
    position(view({ ask: ask({ what: 'before-failing', card: 'breakfast', left: 1 }) }), {
      choices: [choice('kill 0', card), choice('fizzle')],
    }),
  );
  expect(screen.getByRole('button', { name: /^Wheel Dog/ }).dataset['offered']).toBe('next');
});

it('offers to kill a dog only aside while a card can be played', () => {
  show(
    position(view(), {
      choices: [
        choice('play breakfast', { zone: 'hand', seat: 0, id: 'breakfast' }),
        choice('kill 0', { zone: 'table', seat: 0, index: 0, id: 'wheel-dog' }),
      ],
    }),
  );
  expect(screen.getByRole('button', { name: /^Wheel Dog/ }).dataset['offered']).toBe('aside');
});

it('lays out the upgrade decks to choose from', () => {
  show(
    position(view({ ask: ask({ what: 'upgrade-deck' }) }), {
      choices: [
        choice('choose speed', { zone: 'upgrades', index: 0, id: 'speed' }),
        choice('choose improvement', { zone: 'upgrades', index: 1, id: 'improvement' }),
      ],
    }),
  );
  expect(screen.getByRole('button', { name: 'Speed deck' }).dataset['offered']).toBe('next');
});
