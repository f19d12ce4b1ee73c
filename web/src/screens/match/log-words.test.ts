import { describe, expect, it } from 'vitest';
import { Pack } from '../../state/pack';
import { isHeading, seatOf, toldIn, withCards } from './log-words';

const card = (id: string, name: string) => ({ table: 'dragons', id, name, facts: '', text: '', data: {} });
const page = {
  hash: 'aa',
  id: 'standard',
  version: '1',
  title: 'Standard',
  game: 'dragon-racer',
  authors: [],
  licence: '',
  tables: [{ file: 'dragons.csv', columns: ['id', 'speed'], rows: [['ember', '4']] }],
  cards: [card('ember', 'Ember'), card('ember-fang', 'Ember Fang'), card('odd', 'Q. (B)')],
};
const pack = new Pack(page);

const named = (id: string, text: string) => ({ noun: 'card', id, text });

describe('the words of the log', () => {
  it('know the cards they name', () => {
    const words = [
      { seat: 1, text: 'Mira' },
      ' swapped ',
      named('ember', 'Ember'),
      ' in for ',
      named('ember-fang', 'Ember Fang'),
      '.',
    ];
    expect(withCards(words, pack)).toEqual([
      { text: 'Mira' },
      { text: ' swapped ' },
      { text: 'Ember', card: 'ember', before: '', after: '' },
      { text: ' in for ' },
      { text: 'Ember Fang', card: 'ember-fang', before: '', after: '.' },
    ]);
  });

  it('keep the signs around a name with it', () => {
    const words = [
      'Fired ',
      named('ember', 'Ember'),
      ' (',
      named('ember-fang', 'Ember Fang'),
      ', ',
      named('ember', 'Ember'),
      ') and moved ',
      3,
      '.',
    ];
    expect(withCards(words, pack).map(({ before, text, after }) => [before, text, after])).toEqual([
      [undefined, 'Fired ', undefined],
      ['', 'Ember', ''],
      [undefined, ' ', undefined],
      ['(', 'Ember Fang', ','],
      [undefined, ' ', undefined],
      ['', 'Ember', ')'],
      [undefined, ' and moved ', undefined],
      [undefined, '3', undefined],
      [undefined, '.', undefined],
    ]);
  });

  it('link nothing that is no card of the pack', () => {
    expect(withCards(['The ', { noun: 'racetrack', id: 'cove', text: 'Cove' }, ' boost.'], pack)).toEqual([
      { text: 'The ' },
      { text: 'Cove' },
      { text: ' boost.' },
    ]);
  });

  it('may name the other side of a card', () => {
    const sides = new Pack({
      ...page,
      cards: [card('odd', 'Even'), { ...card('odd', 'Odd'), table: 'backs' }],
    });
    expect(withCards([named('odd', 'Odd')], sides)).toEqual([
      { text: 'Odd', card: 'odd~', before: '', after: '' },
    ]);
  });

  it('belong to the seat in their details', () => {
    const entry = { ply: 1, kind: 'taken', words: [], details: { seat: 2 } };
    expect(seatOf(entry, 4)).toBe(2);
    expect(seatOf(entry, 2)).toBeNull();
    expect(isHeading(entry)).toBe(false);
    expect(isHeading({ ply: 1, kind: 'turn_ended', words: [], details: { turn: 1 } })).toBe(true);
  });
});

it('leaves out of a log what its game does not tell', () => {
  const log = ['said', 'thought'].map((kind) => ({ ply: 1, kind, words: [kind], details: {} }));
  expect(toldIn(log, {})).toEqual(log);
  expect(
    toldIn(
      log.map((entry) => ({ ...entry, words: [] })),
      {},
    ),
  ).toEqual([]);
  expect(toldIn(log, { told: ({ kind }) => kind === 'said' })).toEqual(log.slice(0, 1));
});

describe('a pack', () => {
  it('finds the row of a card', () => {
    expect(pack.card('ember')?.row['speed']).toBe('4');
    expect(pack.name('ember-fang')).toBe('Ember Fang');
    expect(pack.name('not-a-card')).toBe('not-a-card');
  });
});
