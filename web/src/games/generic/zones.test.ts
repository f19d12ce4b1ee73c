import { describe, expect, it } from 'vitest';
import type { Choice } from '../../protocol';
import { Pack } from '../../state/pack';
import {
  askedFirst,
  counted,
  factsOf,
  kindOf,
  playerOf,
  readable,
  targetAt,
  targetName,
  zonesOf,
} from './zones';
import { partOf } from '../../testing/part-of';

const pack = new Pack({
  hash: 'aa',
  id: 'p',
  version: '1',
  title: 'P',
  game: 'g',
  authors: [],
  licence: '',
  tables: [],
  cards: [
    { table: 'Trees', id: 'ash', name: 'Ash', facts: '', text: '', data: {} },
    { table: 'Trees', id: 'birch', name: 'Birch', facts: '', text: '', data: {} },
    { table: 'Tools', id: 'axe', name: 'Axe', facts: '', text: '', data: {} },
  ],
});

const names = ['You', 'Mira', 'Odalys'];

const view = {
  viewer: 0,
  pending: [0],
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
    expect(factsOf({ ...view, names: [] }, pack, names)).toEqual([{ name: 'turn', value: '3' }]);
    expect(factsOf(playerOf(view, 0), pack, names)).toEqual([
      { name: 'score', value: '7' },
      { name: 'ready', value: '✓' },
    ]);
    expect(readable('hand_size')).toBe('Hand size');
  });

  it('names cards and players instead of their ids', () => {
    const player = { bet: 'ash', active_seat: 1, seen_seats: [0, 2], seats_left: 2 };
    expect(factsOf(player, pack, names).map(({ value }) => value)).toEqual([
      'Ash',
      'Mira',
      'You, Odalys',
      '2',
    ]);
  });

  it('shows lists of values, and values by word', () => {
    const shown = { dice: [3, 5], coins: { red: 2, blue: null, dark_green: 1 }, deep: [{ a: 1 }], none: [] };
    expect(factsOf(shown, pack, names)).toEqual([
      { name: 'dice', value: '3, 5' },
      { name: 'coins', value: 'Red 2, Dark green 1' },
    ]);
  });

  it('has a zone with notes where something is said of each card', () => {
    const spaces = { ash: 3, birch: 0 };
    expect(zonesOf({ spaces }, pack)).toEqual([
      { name: 'spaces', cards: ['ash', 'birch'], notes: ['3', '0'] },
    ]);
    expect(factsOf({ spaces }, pack, names)).toEqual([]);
  });
});

describe('zones', () => {
  it('that the question begins with come first', () => {
    const zones = ['team', 'hand', 'won'].map((name) => ({ name, cards: ['ash'] }));
    const choice = partOf<Choice>({ targets: [{ zone: 'hand' }, { zone: 'team' }] });
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

  it('is called by its card or place, and by whose it is', () => {
    expect(targetName({ zone: 'bet', seat: 1 }, pack, names)).toBe('Bet · Mira');
    expect(targetName({ zone: 'bet', seat: 0 }, pack, names)).toBe('Bet · You');
    expect(targetName({ zone: 'player', seat: 2 }, pack, names)).toBe('Odalys');
    expect(targetName({ zone: 'camp_site', index: 1 }, pack, names)).toBe('Camp site 2');
    expect(targetName({ zone: 'market', id: 'birch' }, pack, names)).toBe('Birch');
  });
});

describe('a card', () => {
  it('has the colour of its table', () => {
    expect(['ash', 'birch', 'axe'].map((id) => kindOf(id, pack))).toEqual([1, 1, 2]);
  });
});
