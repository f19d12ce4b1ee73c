import { expect, it } from 'vitest';
import { cardsOf } from './cards';
import { pack } from './fixture';
import { cardWords } from './words';

const cards = cardsOf(pack);

it('leaves out of the text what is a mark on the face', () => {
  expect(cards.garment('H06')).toMatchObject({
    coins: 1,
    icon: 'shade',
    text: "Peek at another player's hand. Draw 1 card.",
  });
  expect(cards.garment('L02')?.text).toBe('');
  expect(cards.garment('H05')).toMatchObject({ value: 3, icon: null, text: 'Draw 2 cards.' });
});

it('knows which powers are Shade and which answer it', () => {
  expect(cards.character('Q8')).toMatchObject({ shade: true, reaction: false });
  expect(cards.character('Q2')).toMatchObject({ shade: false, reaction: true });
});

it('says every card in words', () => {
  expect(cardWords('A09', cards)).toBe('Hand Mirror: Accessories, value 5, 2 coins, Reverse.');
  expect(cardWords('C-G', cards)).toBe('Gold Coin: 2 coins');
  expect(cardWords('E03', cards)).toBe(
    'Bingo Hall Matinee: deck I, 3 prestige. The best Look that competes wins it.',
  );
  expect(cardWords('Q1', cards)).toBe(
    'Bi Felicia: Full Marks. This round each card in your Look is worth 1 more.',
  );
});
