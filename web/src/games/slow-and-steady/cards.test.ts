import { expect, it } from 'vitest';
import { cardsOf, sideId } from './cards';
import { explained } from './index';
import { pack } from './fixture';
import { cardWords } from './words';

const cards = cardsOf(pack);

it('reads both sides of a special card', () => {
  expect(cards.side('S03', 'resource')).toMatchObject({
    name: 'Relaxing Sleepover',
    power: 2,
    variable: false,
  });
  expect(cards.side('S03', 'challenge')).toMatchObject({ name: 'Public Shaming', power: 0, variable: true });
});

it('has the same basic card on both sides', () => {
  expect(cards.side('B3', 'challenge')).toMatchObject({ name: 'Basic 3', power: 3, basic: true });
  expect(pack.name(sideId('B3', 'challenge'))).toBe('Basic 3');
});

it('finds the side that an id of the pack names', () => {
  expect(cards.printed('S02')?.name).toBe('Ask for Help');
  expect(cards.printed(sideId('S02', 'challenge'))?.name).toBe('Take On Too Much');
});

it('says both sides of a card', () => {
  expect(cardWords('S02', cards)).toBe(
    'Ask for Help: special resource, power 2. Add an extra 2-power resource. Other side, Take On Too Much: ' +
      'challenge, power 1. Draw 1 more challenge.',
  );
});

it('explains what a card leaves open', () => {
  expect(explained(pack, 'S25').map(({ name }) => name)).toEqual(['Join', 'Confidence']);
});
