import { describe, expect, it } from 'vitest';
import type { Outcome } from '../protocol';
import { arrivals, winners } from './outcome';

const tied: Outcome = {
  ending: 'finished',
  team: null,
  standings: [
    { score: 70, rank: 2 },
    { score: 92, rank: 0 },
    { score: 92, rank: 0 },
  ],
};

describe('a result', () => {
  it('names everybody on the best rank', () => {
    expect(winners(tied)).toEqual([1, 2]);
  });

  it('names nobody where a team wins as one', () => {
    expect(winners({ ...tied, team: { won: true, score: 9 } })).toEqual([]);
  });

  it('gives tied players the same place and the next one a later', () => {
    expect(arrivals(tied)).toEqual([
      { seat: 1, place: 1, score: 92 },
      { seat: 2, place: 1, score: 92 },
      { seat: 0, place: 3, score: 70 },
    ]);
  });
});
