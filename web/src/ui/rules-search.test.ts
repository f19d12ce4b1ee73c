import { describe, expect, it } from 'vitest';
import { anchorOf, search } from './rules-search';

const sections = [
  {
    title: 'Setup',
    level: 2,
    blocks: [
      { id: 'DR-1', source: null, text: 'Two to eight players can take part.' },
      { id: 'DR-7', source: null, text: 'A tile is 8 spaces long.' },
    ],
  },
  {
    title: 'Boost',
    level: 2,
    blocks: [{ id: 'DR-41', source: null, text: 'A tie moves every tied player one space.' }],
  },
];

const found = (text: string) => search(sections, text).flatMap(({ blocks }) => blocks.map(({ id }) => id));

describe('searching the rules', () => {
  it('finds every word, in any order and any case', () => {
    expect(found('SPACE tie')).toEqual(['DR-41']);
    expect(found('player')).toEqual(['DR-1', 'DR-41']);
  });

  it('finds rules by number and by section', () => {
    expect(found('dr-7')).toEqual(['DR-7']);
    expect(found('setup')).toEqual(['DR-1', 'DR-7']);
  });

  it('shows everything for nothing, and nothing for nonsense', () => {
    expect(found('  ')).toHaveLength(3);
    expect(found('zebra')).toEqual([]);
  });
});

describe('the address of a section', () => {
  it('can be read', () => {
    expect(anchorOf('What the rulebook leaves open')).toBe('what-the-rulebook-leaves-open');
    expect(anchorOf('(Ties) – and more?')).toBe('ties-and-more');
  });
});
