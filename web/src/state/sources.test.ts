import { describe, expect, it } from 'vitest';

import type { CardWords, Source } from '../protocol';
import { originWords, partsOf, tableSources } from './sources';

function source(part: string, from: Source['from'], note = ''): Source {
  return { part, from, note };
}

function card(table: string, ...sources: Source[]): CardWords {
  return { table, id: 'x', name: 'X', facts: '', text: '', data: {}, sources };
}

describe('sources', () => {
  it('several origins are joined', () => {
    expect(originWords(source('', ['rulebook', 'ours']))).toBe('rulebook + ours');
  });

  it('what is true of every part is said once', () => {
    const alike = [source('name', ['ours']), source('effect', ['ours'])];
    const mixed = [source('name', ['rulebook']), source('effect', ['ours'])];
    const noted = [source('name', ['ours']), source('effect', ['ours'], 'numbers')];

    expect(partsOf(alike)).toEqual([source('', ['ours'])]);
    expect(partsOf(mixed)).toBe(mixed);
    expect(partsOf(noted)).toBe(noted);
    expect(partsOf([])).toEqual([]);
  });

  it('cards are counted table by table by whose they are', () => {
    const tables = tableSources([
      card('Dragons', source('', ['ours'])),
      card('Dragons', source('', ['ours'])),
      card('Characters', source('name', ['rulebook']), source('effect', ['ours'])),
      card('Characters', source('', ['rulebook'])),
      card('Words'),
    ]);

    expect(tables).toEqual([
      { table: 'Dragons', counts: new Map([['ours', 2]]) },
      {
        table: 'Characters',
        counts: new Map([
          ['partly ours', 1],
          ['from the rulebook', 1],
        ]),
      },
    ]);
  });
});
