import { describe, expect, it } from 'vitest';
import { cardsOf } from './cards';
import { event, pack, player, view } from './fixture';
import { isResolved, shown } from './shown';

const cards = cardsOf(pack);
const row = (seen: ReturnType<typeof view>) =>
  seen.columns.map(({ power, entries }) => [power, entries.map(({ card }) => card).join('+')]);

describe('what is told', () => {
  it('brings a card from the hand to its place, with the boost that waited for it', () => {
    const before = view({ players: [player({ hand: ['S02', 'B3'], boost: 1 }), player(), player()] });
    const after = shown(before, [event('played', { seat: 0, card: 'B3', place: 'c3' })], cards);
    expect(after.players[0]).toMatchObject({ hand: ['S02'], hand_size: 1, boost: 0 });
    expect(after.pieces.at(-1)).toMatchObject({ card: 'B3', owner: 0, place: 'c3', power: 4 });
  });

  it('breaks a challenge in two and moves what is to its right', () => {
    const before = shown(view(), [event('played', { seat: 0, card: 'B3', place: 'c3' })], cards);
    const after = shown(before, [event('broke', { column: 0, number: 1 })], cards);
    expect(row(after).map(([power]) => power)).toEqual([1, 1, 0, 3]);
    expect(after.columns[1]?.entries[0]?.copy).toBe(true);
    expect(after.pieces.map(({ place }) => place)).toEqual(['c1', 'c4']);
  });

  it('merges two challenges and their slots', () => {
    const after = shown(view(), [event('merged', { column: 0, second: 2 })], cards);
    expect(row(after)).toEqual([
      [5, 'B2+B3'],
      [0, 'S03'],
    ]);
    expect(after.pieces[0]?.place).toBe('c1');
  });

  it('swaps challenges, not the pieces against them', () => {
    const after = shown(view(), [event('swapped', { column: 0, second: 2 })], cards);
    expect(row(after).map(([, name]) => name)).toEqual(['B3', 'S03', 'B2']);
    expect(after.pieces[0]?.place).toBe('c1');
  });

  it('keeps the power of a challenge at 0 or above', () => {
    const after = shown(view(), [event('power_changed', { column: 1, number: -1 })], cards);
    expect(after.columns[1]).toMatchObject({ power: 0 });
  });

  it('gives a drafted card to its deck and the other to the challenges', () => {
    const before = view({ phase: 'draft', players: [player({ offer: ['S02', 'S25'], offer_size: 2 })] });
    const after = shown(before, [event('drafted', { seat: 0, card: 'S02', passed: 'S25' })], cards);
    expect(after.players[0]).toMatchObject({ offer: [], deck: ['S03', 'S02'], deck_size: 2 });
    expect(after.challenge_deck).toEqual(['S33', 'S25']);
  });

  it('never names a card that was not told', () => {
    const before = view({ players: [player(), player({ hand: null, deck: null }), player()] });
    const after = shown(before, [event('drew', { seat: 1, count: 3 })], cards);
    expect(after.players[1]).toMatchObject({ hand: null, hand_size: 5 });
  });

  it('turns challenges over when a round is resolved, until the next one begins', () => {
    const resolved = event('resolved', { round: 2, success: true, change: 3, hearts: 7 });
    expect(isResolved([resolved])).toBe(true);
    expect(shown(view(), [resolved], cards).hearts).toBe(7);
    const began = event('round_began', { round: 3, lead: 2 });
    expect(isResolved([resolved, began])).toBe(false);
    const after = shown(view(), [resolved, began, event('dealt', { card: 'S25', column: 0 })], cards);
    expect(after).toMatchObject({ round: 3, order: [2, 0, 1], pieces: [] });
    expect(row(after)).toEqual([[3, 'S25']]);
  });
});
