import { describe, expect, it } from 'vitest';

import type { GameEntry, GameOption, Table } from '../protocol';
import { optionValue, playsByTheLetter } from './options';
import { partOf } from '../testing/part-of';

function option(name: string, usual: string, letter: string | null): GameOption {
  return {
    name,
    kind: 'choice',
    values: [],
    low: null,
    high: null,
    default: usual,
    meaning: '',
    rule: null,
    letter,
  };
}

function game(...options: GameOption[]): GameEntry {
  return partOf<GameEntry>({ options, packs: [{ id: 'standard', options: { riot: 'all' } }] });
}

function table(options: Record<string, string> = {}): Table {
  return partOf<Table>({ options, pack: { id: 'standard' } });
}

describe('options of a table', () => {
  it('the table says more than the pack, and the pack more than the game', () => {
    const riot = option('riot', 'one', null);

    expect(optionValue(riot, table({ riot: 'two' }), game(riot))).toBe('two');
    expect(optionValue(riot, table(), game(riot))).toBe('all');
    expect(optionValue(option('feet', 'on', null), table(), game())).toBe('on');
  });

  it('a table plays by the letter when every reading does', () => {
    const both = game(option('riot', 'one', 'all'), option('feet', 'off', 'on'), option('clock', 'x', null));

    expect(playsByTheLetter(table(), both)).toBe(false);
    expect(playsByTheLetter(table({ feet: 'on' }), both)).toBe(true);
    expect(playsByTheLetter(table({ feet: 'on', riot: 'one' }), both)).toBe(false);
  });

  it('a value with a list is its word; without readings there is no letter to play by', () => {
    expect(playsByTheLetter(table({ feet: 'only:left' }), game(option('feet', 'off', 'only')))).toBe(true);
    expect(playsByTheLetter(table(), game(option('clock', 'x', null)))).toBe(false);
  });
});
