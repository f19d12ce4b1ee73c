import { expect, it } from 'vitest';
import { cardsOf } from './cards';
import { pack } from './fixture';

const cards = cardsOf(pack);

it('reads a card from the pack', () => {
  expect(cards.card('moose')).toMatchObject({
    type: 'dog',
    fake: true,
    deck: 'legendary',
    printed: { energy: 5, health: 0, risk: 3 },
    holds: 1,
  });
  expect(cards.card('desperate-times')?.printed.energy).toBe('all');
  expect(cards.card('lazy-dog')?.holds).toBe(2);
  expect(cards.card('mush')?.holds).toBe(0);
  expect(cards.card('sun')).toBeUndefined();
});

it('keeps the boards apart', () => {
  expect(cards.legs('multiplayer').map(({ id }) => id)).toEqual(['leg-1', 'leg-2', 'leg-3']);
  expect(cards.legs('solo')[1]).toMatchObject({ id: 'solo-leg-2', name: 'Blizzard', checkpoint: 25 });
});

it('finds the leg of a square; Start belongs to the first, the Finish to the last', () => {
  expect([-1, 0, 5, 34, 35, 160].map((square) => cards.legAt('multiplayer', square))).toEqual([
    0, 0, 1, 1, 2, 2,
  ]);
});

it('explains the words on a card that the pack explains', () => {
  expect(cards.help('mush').map(({ name }) => name)).toEqual(['Speed', 'Energy', 'Health', 'Risk']);
  expect(cards.card('moose')?.help).toEqual(['speed', 'fake-dog', 'dogs', 'energy', 'risk']);
});

it('lists copies together, in the order of the pack', () => {
  expect(cards.listed({ mush: 2, 'a-hat': 1 })).toEqual([
    { id: 'a-hat', count: 1 },
    { id: 'mush', count: 2 },
  ]);
});
