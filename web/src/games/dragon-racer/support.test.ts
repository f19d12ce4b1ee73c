import { expect, it } from 'vitest';
import { event } from './fixture';
import { firedLines, linesOf } from './support';

it('draws a plan from its supporters to its dragons', () => {
  const plan = {
    mask: 5,
    spaces: 8,
    bonus: 3,
    dragons: [
      { slot: 0, cards: [2], character: 0 },
      { slot: 2, cards: [0, 1], character: 1 },
    ],
  };
  expect(linesOf(plan)).toEqual([
    { from: 2, slot: 0 },
    { from: 0, slot: 2 },
    { from: 1, slot: 2 },
    { from: 'character', slot: 2 },
  ]);
});

it('pairs copies of a card in order, and takes the rest for the character', () => {
  const fired = event('fired_up', {
    seat: 1,
    dragons: [
      { slot: 0, supporters: ['frostkit', 'rowan'] },
      { slot: 1, supporters: ['frostkit'] },
    ],
  });
  expect(firedLines([fired], 1, ['frostkit', 'rimewing', 'frostkit'])).toEqual([
    { from: 0, slot: 0 },
    { from: 'character', slot: 0 },
    { from: 2, slot: 1 },
  ]);
  expect(firedLines([fired], 0, ['frostkit'])).toEqual([]);
});
