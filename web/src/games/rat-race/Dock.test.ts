import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { Selection } from '../../game/selection.svelte';
import type { Position } from '../../protocol';
import Dock from './Dock.svelte';
import { choice, pack, player, position, view } from './fixture';

function show(shown: Position) {
  const selection = new Selection();
  selection.ask(shown);
  render(Dock, {
    props: {
      position: shown,
      pack,
      names: ['You', 'Mira'],
      me: 0,
      selection,
      choose: () => undefined,
      events: [],
      speed: 0,
    },
  });
}

it('shows the hand, and offers the pile while a card may be drawn', () => {
  show(
    position(view(), {
      choices: [
        choice('draw', { zone: 'pile' }),
        choice('bank A17', { zone: 'hand', seat: 0, index: 1, id: 'A17' }),
      ],
    }),
  );

  expect(
    screen.getByRole('button', { name: /^Carbon Credits: Issue, money, symbol Polar bear/ }),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Draw pile, 40 cards' })).toBeTruthy();
});

it('lights every copy of a title', () => {
  const twins = view({ players: [player({ hand: ['A17', 'A17'], hand_unknown: 0 }), player()] });
  show(
    position(twins, {
      choices: [choice('play A17', { zone: 'hand', seat: 0, index: 0, id: 'A17' })],
    }),
  );

  const copies = screen.getAllByRole('button', { name: /^The Rat Pack/ });
  expect(copies.map((copy) => copy.getAttribute('aria-pressed'))).toEqual(['true', 'true']);
});

it('lays out what is to be chosen from, and the card in play', () => {
  const shown = view({ phase: 'recover', action: 'A17', discard: ['A05'] });
  show(position(shown, { choices: [choice('recover A05', { zone: 'discard', index: 0, id: 'A05' })] }));

  expect(screen.getByRole('button', { name: /^Roll Call.*discard pile/ })).toBeTruthy();
  expect(screen.getByText('in play')).toBeTruthy();
});

it('counts the symbols of the own bank', () => {
  show(
    position(view({ players: [player({ bank_size: 2, bank_up: ['A17'], bank_down: ['A05'] }), player()] })),
  );

  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim());
  expect(lines.slice(0, 2).map((line) => line?.replace(/\d+$/, '').trim())).toEqual([
    'Ant: 2 symbols',
    'Rat: 1 symbol',
  ]);
});
