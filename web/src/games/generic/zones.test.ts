import { describe, expect, it } from 'vitest';
import type { Choice } from '../../protocol';
import { Pack } from '../../state/pack';
import { askedFirst, counted, factsOf, playerOf, readable, targetAt, zonesOf } from './zones';

const pack = new Pack({
  hash: 'aa',
  id: 'p',
  version: '1',
  title: 'P',
  game: 'g',
  authors: [],
  licence: '',
  tables: [],
  cards: ['ash', 'birch'].map((id) => ({ table: 'trees', id, name: id, facts: '', text: '' })),
});

const view = {
  viewer: 0,
  turn: 3,
  over: false,
  market: ['ash', 'birch'],
  names: ['ash', 'not a card'],
  players: [{ hand: ['birch'], score: 7, ready: true }],
};

describe('a view of an unknown game', () => {
  it('has zones where all items of a list are cards', () => {
    expect(zonesOf(view, pack)).toEqual([{ name: 'market', cards: ['ash', 'birch'] }]);
    expect(zonesOf(playerOf(view, 0), pack)).toEqual([{ name: 'hand', cards: ['birch'] }]);
    expect(playerOf(view, 4)).toEqual({});
  });

  it('has facts where values are plain and say something', () => {
    expect(factsOf(view)).toEqual([{ name: 'turn', value: '3' }]);
    expect(factsOf(playerOf(view, 0))).toEqual([
      { name: 'score', value: '7' },
      { name: 'ready', value: '✓' },
    ]);
    expect(readable('hand_size')).toBe('Hand size');
  });
});

describe('zones', () => {
  it('that the question begins with come first', () => {
    const zones = ['team', 'hand', 'won'].map((name) => ({ name, cards: ['ash'] }));
    const choice = { targets: [{ zone: 'hand' }, { zone: 'team' }] } as unknown as Choice;
    expect(askedFirst(zones, { choices: [choice] }).map(({ name }) => name)).toEqual(['hand', 'team', 'won']);
    expect(askedFirst(zones, { choices: [] })).toEqual(zones);
  });
});

describe('a pile', () => {
  it('is counted by card', () => {
    expect(counted(['ash', 'birch', 'ash'])).toEqual([
      ['ash', 2],
      ['birch', 1],
    ]);
  });
});

describe('a target', () => {
  it('is found by zone and whatever else it says', () => {
    const exact = { zone: 'hand', seat: 0, index: 1, id: 'ash' };
    const anywhere = { zone: 'market', id: 'birch' };
    expect(targetAt([exact, anywhere], 'hand', 0, 1, 'ash')).toBe(exact);
    expect(targetAt([exact], 'hand', 1, 1, 'ash')).toBeUndefined();
    expect(targetAt([exact, anywhere], 'market', null, 5, 'birch')).toBe(anywhere);
  });
});
