import { describe, expect, it } from 'vitest';
import { answersTo } from './answers';
import { cardsOf } from './cards';
import { exchangeIn } from './exchange';
import { choice, event, pack, view } from './fixture';
import { sceneOf } from './scene';

const cards = cardsOf(pack);
const thrown = [
  event('turn_began', { seat: 1 }),
  event('activated', { seat: 1, card: 'H06', from: 'hand', coins: 1 }),
  event('aimed', { seat: 1, other: 0 }),
];

describe('an exchange', () => {
  it('says who threw what at whom, and waits for the answer', () => {
    expect(exchangeIn(thrown, view(), cards)).toMatchObject({
      attacker: 1,
      source: 'H06',
      targets: [{ seat: 0, answer: 'asked' }],
    });
  });

  it('says what the answer was, and what came of it', () => {
    const answered = [
      ...thrown,
      event('reversed', { seat: 0, card: 'A09' }),
      event('drew', { seat: 1, count: 1 }),
      event('reversal_began', { seat: 0, other: 1 }),
      event('peeked_hand', { seat: 0, other: 1, count: 3 }),
    ];
    expect(exchangeIn(answered, view(), cards)).toMatchObject({
      targets: [{ seat: 0, answer: 'reversed', card: 'A09' }],
      outcome: ['reversal_began happened.', 'peeked_hand happened.'],
    });
  });

  it('asks everybody at whom Shade for all is thrown, clockwise', () => {
    const all = [
      event('turn_began', { seat: 1 }),
      event('activated', { seat: 1, card: 'L10', from: 'hand', coins: 1 }),
      event('blocked', { seat: 2, card: 'L02' }),
    ];
    const effects = [{ source: 'L10', seat: 1, reversal: false, victims: [0], reversers: [] }];
    expect(exchangeIn(all, view({ effects }), cards)?.targets).toEqual([
      { seat: 2, answer: 'blocked', card: 'L02' },
      { seat: 0, answer: 'asked', card: null },
    ]);
  });

  it('is over with the next deed', () => {
    expect(exchangeIn([...thrown, event('worn', { seat: 1 })], view(), cards)).toBeNull();
    const other = event('activated', { seat: 1, card: 'C-G', from: 'hand', coins: 2 });
    expect(exchangeIn([...thrown, other], view(), cards)).toBeNull();
  });

  it('may be a power', () => {
    const log = [event('turn_began', { seat: 1 }), event('power_used', { seat: 1, character: 'Q8' })];
    expect(exchangeIn(log, view(), cards)?.source).toBe('Q8');
  });
});

it('offers every answer, the impossible ones with their reason', () => {
  const options = answersTo([choice('suffer'), choice('block L02')], (id) => pack.name(id));
  expect(options.map(({ kind, note, choice: possible }) => [kind, note, possible?.action])).toEqual([
    ['suffer', 'it happens to you', 'suffer'],
    ['block', 'Kitten Heels', 'block L02'],
    ['reverse', 'no Reverse card in hand', undefined],
  ]);
  expect(answersTo([choice('suffer'), choice('use-power')], (id) => id).at(-1)?.note).toBe('with your power');
});

describe('the stage', () => {
  it('shows the Market unless something else needs the light', () => {
    expect(sceneOf(view(), [], cards, 0).kind).toBe('market');
    expect(sceneOf(view({ decision: 'character' }), [], cards, 0).kind).toBe('characters');
    expect(sceneOf(view({ phase: 'declarations' }), [], cards, 0).kind).toBe('runway');
    expect(sceneOf(view({ decision: 'react' }), thrown, cards, 0).kind).toBe('exchange');
    expect(sceneOf(view({ decision: 'pick-market' }), thrown, cards, 0).kind).toBe('market');
  });

  it('lays out a pile for whoever is asked to choose from it, and for nobody else', () => {
    const picking = view({ decision: 'pick-peeked' });
    expect(sceneOf(picking, [], cards, 0)).toEqual({ kind: 'pile', pile: 'peeked' });
    expect(sceneOf(picking, [], cards, 1).kind).toBe('market');
  });
});
