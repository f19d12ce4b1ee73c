import { expect, it } from 'vitest';
import { gaps, named, spread, ticks } from './gap-chart';

it('measures every seat against the leader of the turn', () => {
  const turns = [{ totals: [0, 0] }, { totals: [4, 9] }, { totals: [12, 10] }];
  expect(gaps(turns)).toEqual([
    [0, 5, 0],
    [0, 0, 2],
  ]);
});

it('moves marks apart and keeps their order', () => {
  expect(spread([20, 20, 100], 30)).toEqual([20, 50, 100]);
  expect(spread([60, 20, 55], 10)).toEqual([65, 20, 55]);
});

it('marks a scale in round steps', () => {
  expect(ticks(18)).toEqual([0, 5, 10, 15, 20]);
  expect(ticks(0)).toEqual([0, 1]);
  expect(ticks(3)).toEqual([0, 1, 2, 3]);
});

it('names few of many turns', () => {
  expect(named(8)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(named(41)).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40]);
});
