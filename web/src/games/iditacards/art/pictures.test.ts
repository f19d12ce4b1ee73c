import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cardBack } from './back';
import { cardArt } from './pictures';

// A card's picture is part of the card: these prints of it may not change.
const cards = [
  [{ id: 'wheel-dog', name: 'Wheel Dog', type: 'dog', deck: 'starter', fake: false }, '0bed26dff41497b1'],
  [{ id: 'moose', name: 'Moose', type: 'dog', deck: 'legendary', fake: true }, 'c653d787507d608f'],
  [{ id: 'polar-bear', name: 'Polar Bear', type: 'dog', deck: 'attack', fake: true }, '14af5e69d6dc846b'],
  [{ id: 'cat', name: 'Cat', type: 'dog', deck: 'improvement', fake: true }, 'ef3b40b9bef92a02'],
  [{ id: 'cricket', name: 'Cricket', type: 'dog', deck: 'legendary', fake: true }, '6d4afd78c50aacd9'],
  [{ id: 'a-hat', name: 'A Hat', type: 'attachment', deck: 'starter', fake: false }, '991ce806220ea69b'],
  [
    { id: 'dog-shoes', name: 'Dog Shoes', type: 'attachment', deck: 'speed', fake: false },
    '65d05c4e1caae69b',
  ],
  [{ id: 'breakfast', name: 'Breakfast', type: 'food', deck: 'starter', fake: false }, '505c1ff6c61e7e63'],
  [
    { id: 'first-aid', name: 'First Aid', type: 'personal', deck: 'starter', fake: false },
    '7a4d0ca9f470cb6c',
  ],
  [
    { id: 'upgrade-sled', name: 'Upgrade Sled', type: 'sled', deck: 'starter', fake: false },
    '921b2adc99d4eca6',
  ],
  [{ id: 'rope', name: 'Rope', type: 'utility', deck: 'improvement', fake: false }, '12c35a337118d1bb'],
  [{ id: 'rest', name: 'Rest', type: 'utility', deck: 'starter', fake: false }, '1e6c33be6a0f5c74'],
  [{ id: 'mush', name: 'Mush', type: 'movement', deck: 'starter', fake: false }, '429e095b4b259eae'],
  [{ id: 'damaged', name: 'Damaged', type: 'damage', deck: 'damage', fake: false }, '24bc80df172f949d'],
] as const;

function fingerprint(svg: string): string {
  return createHash('sha256').update(svg).digest('hex').slice(0, 16);
}

describe('the picture of a card', () => {
  it.each(cards)('$id keeps its look', (look, expected) => {
    expect(fingerprint(cardArt(look))).toBe(expected);
  });

  it.each(cards)('$id stays below 15 KB', (look) => {
    expect(cardArt(look).length).toBeLessThan(15 * 1024);
  });

  it.each(cards)('$id names no attribute twice, as an image must not', (look) => {
    for (const [tag] of cardArt(look).matchAll(/<[^>]+>/g)) {
      const names = [...tag.matchAll(/ ([\w:-]+)="/g)].map(([, name]) => name);
      expect(new Set(names).size, tag).toBe(names.length);
    }
  });
});

describe('the back of a card', () => {
  it('keeps its look', () => {
    expect(fingerprint(cardBack())).toBe('361bfb753aedb357');
  });
});
