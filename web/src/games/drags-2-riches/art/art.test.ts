import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { categories } from '../cards';
import { cardBack } from './back';
import { itemArt } from './item';
import { queenArt } from './queen';

// A card's picture is part of the card: these prints of it may not change.
const pictures: [string, string, string][] = [
  ['a beehive', itemArt('H08', 'Beehive of Secrets', 'Hair'), 'd8a7022ba5d419fb'],
  ['a gown', itemArt('O11', 'Window-Display Gown', 'Outfit'), '974098fc8b0f31ed'],
  ['a boot', itemArt('L12', 'Thigh-High Heist Boots', 'Heels'), 'e57f538da4021026'],
  ['an eye', itemArt('M06', 'Side-Eye Shadow', 'Makeup'), '72fed23f1eb65872'],
  ['a fan', itemArt('A11', 'Feather Boa', 'Accessories'), 'fc68c874c048b696'],
  ['a queen', queenArt('Q3'), 'c84a23c440d7a171'],
  ['the back', cardBack(), '8da49b3420303cc2'],
];

function fingerprint(svg: string): string {
  return createHash('sha256').update(svg).digest('hex').slice(0, 16);
}

describe('pictures', () => {
  it.each(pictures)('%s keeps its look', (_, svg, expected) => {
    expect(fingerprint(svg)).toBe(expected);
  });

  it.each(pictures)('%s stays below 15 KB', (_, svg) => {
    expect(svg.length).toBeLessThan(15 * 1024);
  });

  it.each(categories)('%s is well-formed, so that it can be an image', (category) => {
    const names = [
      '',
      'Crown of Curls',
      'Power Suit',
      'Lip Gloss',
      'Contour Kit',
      'Hand Mirror',
      'Magpie Ring',
    ];
    for (const svg of names.map((name) => itemArt(`X${name}`, name, category))) {
      for (const [tag] of svg.matchAll(/<[a-zA-Z][^>]*>/g)) {
        const attributes = [...tag.matchAll(/ ([\w-]+)="/g)].map(([, name]) => name);
        expect(new Set(attributes).size, tag).toBe(attributes.length);
      }
    }
  });
});
