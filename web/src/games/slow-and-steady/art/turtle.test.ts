import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cardBack } from './back';
import { troubleArt } from './trouble';
import { alone, turtleArt } from './turtle';

// A card's picture is part of the card: these prints of it may not change.
const pictures: [string, string, string][] = [
  ['a resource', turtleArt('S14', 'Bubble Bath'), 'e9e3acd147708093'],
  ['a resource in company', turtleArt('S02', 'Ask for Help'), 'b043fa6a374db52b'],
  ['eyes', troubleArt('S03c', 'Public Shaming'), '155917c57042c23f'],
  ['talk', troubleArt('S06c', 'Harsh Critic'), '404ecefa782fe0cc'],
  ['a tangle', troubleArt('S05c', 'Overthink'), '01c6cb549bb56928'],
  ['a storm', troubleArt('tbB2', 'Basic 2'), '1bde4a9e13cf980f'],
  ['Mary', alone('mary', { wig: 0, hue: 148 }), '481c11e8f4d1ecef'],
  ['the back', cardBack(), 'b9274f098c877f5c'],
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

  it.each(pictures)('%s is well-formed, so that it can be an image', (_, svg) => {
    for (const [tag] of svg.matchAll(/<[a-zA-Z][^>]*>/g)) {
      const names = [...tag.matchAll(/ ([\w-]+)="/g)].map(([, name]) => name);
      expect(new Set(names).size, tag).toBe(names.length);
    }
  });
});
