import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cardBack } from './back';
import { dragonAlone, dragonInScenery } from './dragon';

// A card's picture is part of the card: these prints of it may not change.
const cards = [
  [{ id: 'lampdart', colour: 'gold', racetrack: 'speed_city', level: 1, attack: false }, 'a270678fbee5109e'],
  [
    { id: 'hollowroot', colour: 'green', racetrack: 'wyrm_woods', level: 2, attack: false },
    '0796b9afa44e35d5',
  ],
  [
    { id: 'pyreclimber', colour: 'red', racetrack: 'burning_spire', level: 2, attack: false },
    '8e62c4169ddfb798',
  ],
  [{ id: 'rimewing', colour: 'blue', racetrack: 'frozen_cove', level: 2, attack: false }, '2966f7ada0ebae06'],
  [
    { id: 'veinseeker', colour: 'gold', racetrack: 'golden_caves', level: 3, attack: false },
    '008ffe4d56023d75',
  ],
  [{ id: 'supernova', colour: 'red', racetrack: 'star_field', level: 4, attack: false }, '3c7c710f494a3d34'],
  [
    { id: 'brinestrike', colour: 'green', racetrack: 'frozen_cove', level: 3, attack: true },
    '95ac6715e22ed1ef',
  ],
  [{ id: 'acornjaw', colour: 'green', racetrack: 'wyrm_woods', level: 1, attack: false }, '3eeb11da403afc7e'],
] as const;

function fingerprint(svg: string): string {
  const inside = svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
  return createHash('sha256').update(inside).digest('hex').slice(0, 16);
}

describe('the picture of a dragon', () => {
  it.each(cards)('$id keeps its look', (look, expected) => {
    expect(fingerprint(dragonInScenery(look))).toBe(expected);
  });

  it('is the same without scenery', () => {
    const runner = dragonAlone({ id: 'rimewing', colour: 'blue', level: 3, attack: false });

    expect(fingerprint(runner)).toBe('b112a351fcad9b38');
  });

  it.each(cards)('$id stays below 15 KB', (look) => {
    expect(dragonInScenery(look).length).toBeLessThan(15 * 1024);
  });

  it('shares no id with the picture of another card', () => {
    const ids = cards.flatMap(([look]) =>
      [...dragonInScenery(look).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
    );

    expect(ids).toHaveLength(cards.length);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the back of a card', () => {
  it('keeps its look', () => {
    expect(fingerprint(cardBack())).toBe('a530b44e09714526');
  });
});
