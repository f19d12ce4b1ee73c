import { expect, it } from 'vitest';
import { event } from './fixture';
import { tally } from './tally';

it('tells what moved the sleds, and where they stood after each round', () => {
  const { sources, turns } = tally(
    [
      event('turn_began', { seat: 0, round: 1 }, 1),
      event('moved', { seat: 0, from: -1, to: 9, by: 'card' }, 1),
      event('moved', { seat: 0, from: 9, to: 11, by: 'turn' }, 2),
      event('moved', { seat: 1, from: -1, to: 11, by: 'turn' }, 3),
      event('pushed_back', { seat: 0, from: 11, to: 10 }, 3),
      event('turn_began', { seat: 0, round: 2 }, 3),
      event('moved', { seat: 0, from: 10, to: 12, by: 'turn' }, 4),
    ],
    2,
  );
  expect(sources.map(({ bySeat }) => bySeat)).toEqual([
    [10, 0],
    [4, 12],
  ]);
  expect(turns.map(({ label, totals, ply }) => [label, totals, ply])).toEqual([
    ['Start', [0, 0], 0],
    ['1', [10, 11], 3],
    ['2', [12, 11], 4],
  ]);
});
