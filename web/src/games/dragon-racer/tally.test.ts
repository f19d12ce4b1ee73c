import { expect, it } from 'vitest';
import { event } from './fixture';
import { tally } from './tally';

it('says where the spaces came from, and the distances after each turn', () => {
  const log = [
    event('fired_up', { seat: 0, spaces: 5 }),
    event('boosted', { seat: 1, spaces: 1 }),
    event('turn_ended', { turn: 1 }, 20),
    event('fired_up', { seat: 0, spaces: 4 }),
    event('bonus_moved', { seat: 1, spaces: 3 }),
    event('turn_ended', { turn: 2 }, 41),
  ];
  expect(tally(log, 2)).toEqual({
    sources: [
      { name: 'dragons', bySeat: [9, 0] },
      { name: 'boosts', bySeat: [0, 1] },
      { name: 'ability', bySeat: [0, 3] },
    ],
    turns: [
      { label: 'start', name: 'start', totals: [0, 0], ply: 0 },
      { label: '1', name: 'turn 1', totals: [5, 1], ply: 20 },
      { label: '2', name: 'turn 2', totals: [9, 4], ply: 41 },
    ],
  });
});
