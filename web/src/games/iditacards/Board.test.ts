import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { Selection } from '../../game/selection.svelte';
import type { LogEntry } from '../../protocol';
import Board from './Board.svelte';
import { event, ownPlayer, pack, player, position, view } from './fixture';
import type { View } from './view';

function show(shown: View, events: readonly LogEntry[] = [], me: number | null = 0): HTMLElement {
  const props = { position: position(shown), pack, names: ['You', 'Bo'], me, events, speed: 0 };
  return render(Board, { props: { ...props, selection: new Selection(), choose: () => undefined } })
    .container;
}

it('says where things stand', () => {
  const { textContent } = show(view());
  expect(textContent).toContain('Sun');
  expect(textContent).toContain('Hills, square 20');
  expect(textContent).toContain('End of turn: 4 squares');
  expect(textContent).toContain('1 + speed 3, to square 24');
});

it('says that the weather does not reach those who are immune', () => {
  const { textContent } = show(view({ players: [ownPlayer({ immune: true }), player()] }));
  expect(textContent).toContain('you are immune to it');
});

it('tells the same in words: the legs, then the players', () => {
  show(
    view({ players: [ownPlayer({ stack: [{ card: 'mush', risks: 1 }] }), player({ position: -1, leg: 0 })] }),
  );
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toContain(
    'Hills, squares 5 to 34, entry hypothermia 1, starvation 2, checkpoint on 5, +1 speed per dog., You here',
  );
  expect(items).toContain(
    'You: square 20, Hills; hypothermia 1, starvation 2; speed 3; dogs Wheel Dog; risk stack, top last: Mush, 1 risk to pay',
  );
  expect(items.at(-1)).toMatch(/^Bo: Start, Town/);
});

it('marks whoever is pushed back while it is told', () => {
  const { textContent } = show(view(), [event('pushed_back', { seat: 1, from: 30, to: 29 })]);
  expect(textContent).toContain('B pushed back');
});

it('speaks of whoever plays to those who watch', () => {
  const { textContent } = show(view({ current: 1 }), [], null);
  expect(textContent).toContain('Hills, square 30');
});
