import { describe, expect, it } from 'vitest';
import { Pack } from '../../state/pack';
import { isHeading, seatOf, toldIn, withCards } from './log-words';

const card = (id: string, name: string) => ({ table: 'dragons', id, name, facts: '', text: '' });
const pack = new Pack({
  hash: 'aa',
  id: 'standard',
  version: '1',
  title: 'Standard',
  game: 'dragon-racer',
  authors: [],
  licence: '',
  tables: [{ file: 'dragons.csv', columns: ['id', 'speed'], rows: [['ember', '4']] }],
  cards: [card('ember', 'Ember'), card('ember-fang', 'Ember Fang'), card('odd', 'Q. (B)')],
});

describe('the words of the log', () => {
  it('become parts, and names of cards know their card', () => {
    expect(withCards('Mira swapped Ember in for Ember Fang.', pack)).toEqual([
      { text: 'Mira swapped ' },
      { text: 'Ember', card: 'ember', before: '', after: '' },
      { text: ' in for ' },
      { text: 'Ember Fang', card: 'ember-fang', before: '', after: '.' },
    ]);
  });

  it('keep the signs around a name with it', () => {
    expect(
      withCards('Fired Ember (Ember Fang, Ember).', pack).map(({ before, text, after }) => [
        before,
        text,
        after,
      ]),
    ).toEqual([
      [undefined, 'Fired ', undefined],
      ['', 'Ember', ''],
      [undefined, ' ', undefined],
      ['(', 'Ember Fang', ','],
      [undefined, ' ', undefined],
      ['', 'Ember', ').'],
    ]);
  });

  it('are not cut inside other words', () => {
    expect(withCards('September Embers', pack)).toEqual([{ text: 'September Embers' }]);
  });

  it('may hold names with signs in them', () => {
    expect(withCards('You took Q. (B)', pack)).toContainEqual({
      text: 'Q. (B)',
      card: 'odd',
      before: '',
      after: '',
    });
  });

  it('belong to the seat in their details', () => {
    const entry = { ply: 1, kind: 'taken', words: '', details: { seat: 2 } };
    expect(seatOf(entry, 4)).toBe(2);
    expect(seatOf(entry, 2)).toBeNull();
    expect(isHeading(entry)).toBe(false);
    expect(isHeading({ ply: 1, kind: 'turn_ended', words: '', details: { turn: 1 } })).toBe(true);
  });
});

it('leaves out of a log what its game does not tell', () => {
  const log = ['said', 'thought'].map((kind) => ({ ply: 1, kind, words: '', details: {} }));
  expect(toldIn(log, {})).toEqual(log);
  expect(toldIn(log, { told: ({ kind }) => kind === 'said' })).toEqual(log.slice(0, 1));
});

describe('a pack', () => {
  it('finds the row of a card', () => {
    expect(pack.card('ember')?.row['speed']).toBe('4');
    expect(pack.name('ember-fang')).toBe('Ember Fang');
    expect(pack.name('not-a-card')).toBe('not-a-card');
  });
});
