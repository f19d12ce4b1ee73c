import { expect, it } from 'vitest';
import { pack, view } from './fixture';
import { roundPips } from './rounds';
import { tally } from './tally';
import { event } from './fixture';

it('marks the Sprees and the Tour', () => {
  const pips = roundPips(view({ round: 4 }));

  expect(pips.map(({ special }) => special)).toEqual([null, null, 'spree', null, 'spree', null, 'tour']);
  expect(pips.map(({ state }) => state).slice(2, 5)).toEqual(['past', 'now', 'ahead']);
});

it('counts prestige by deck and round', () => {
  const { sources, turns } = tally(
    [
      event('round_began', { round: 1, event: 'E03' }),
      event('won', { seat: 1, event: 'E03' }),
      event('round_began', { round: 2, event: 'E06' }),
      event('event_trashed', { event: 'E06' }),
      event('round_began', { round: 3, event: 'E15' }),
      event('won', { seat: 0, event: 'E15' }),
    ],
    2,
    pack,
  );
  expect(sources).toEqual([
    { name: 'deck I', bySeat: [0, 3] },
    { name: 'deck III', bySeat: [10, 0] },
  ]);
  expect(turns.map(({ label, totals }) => [label, totals])).toEqual([
    ['start', [0, 0]],
    ['1', [0, 3]],
    ['2', [0, 3]],
    ['3', [10, 3]],
  ]);
});
