import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { councilorIds } from '../cards';
import { cardBack } from './back';
import { actionArt, alone, issueArt, portrait } from './councilor';

// A card's picture is part of the card: these prints of it may not change.
const pictures: [string, string, string][] = [
  ['an Issue of the Bear', issueArt('I28', 'bear', 'money'), 'a005634981125179'],
  ['an Issue of the Bull', issueArt('I04', 'bull', 'laurel'), '2d0322662963f505'],
  ['an Action of the Rat', actionArt('A17', 'rat'), '3d44bf45c2b32a5d'],
  ['an Action of the Ant', actionArt('A01', 'ant'), '3b645cd058b97fff'],
  ['the Elephant', portrait('elephant'), '341a2ac84dbcbbb7'],
  ['the back', cardBack(), '3983b1df901256b5'],
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

  it.each(councilorIds)('the %s is well-formed, so that it can be an image', (who) => {
    for (const svg of [portrait(who), alone(who), issueArt('I01', who, 'fist'), actionArt('A01', who)]) {
      for (const [tag] of svg.matchAll(/<[a-zA-Z][^>]*>/g)) {
        const names = [...tag.matchAll(/ ([\w-]+)="/g)].map(([, name]) => name);
        expect(new Set(names).size, tag).toBe(names.length);
      }
    }
  });
});
