import { expect, it } from 'vitest';
import { cardsOf } from './cards';
import { pack, view } from './fixture';
import { roundPips } from './rounds';
import { tally } from './tally';
import { event } from './fixture';

const cards = cardsOf(pack);
const specials = (some: Parameters<typeof view>[0]) =>
  roundPips(view(some), cards).map(({ special }) => special);

it('marks the Sprees and the Tour of a full match', () => {
  expect(specials({ rounds: 7 })).toEqual([null, null, 'spree', null, 'spree', null, 'tour']);
});

it('does not guess how a shorter match ends, before its last event is turned up', () => {
  expect(specials({ rounds: 5 })).toEqual([null, null, 'spree', null, null]);
  const tour = { id: 'E15', deck: 'III', kind: 'tour', prestige: 10 };
  expect(specials({ rounds: 5, round: 5, event: tour }).at(-1)).toBe('tour');
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
