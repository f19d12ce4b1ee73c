import { describe, expect, it } from 'vitest';
import { cardsOf } from './cards';
import { event, pack, player, view } from './fixture';
import { beat, shown, told } from './shown';

const cards = cardsOf(pack);
const after = (...events: Parameters<typeof shown>[1]) => shown(view(), events, cards, 0);

describe('the view while events are told', () => {
  it('moves a card from the own hand to the cards taken', () => {
    const { hand, players } = after(event('taken', { seat: 0, card: 'nebulon' }));
    expect(hand).toEqual(['brinestrike']);
    expect(players[0]).toMatchObject({ collected: ['frostkit', 'nebulon'], collected_size: 2, hand_size: 1 });
  });

  it('counts a card that somebody else took, and no more', () => {
    const { hand, players } = after(event('taken', { seat: 1 }));
    expect(hand).toEqual(['nebulon', 'brinestrike']);
    expect(players[1]).toMatchObject({ collected_size: 2, hand_size: 1 });
    expect(players[1]?.collected).toBeUndefined();
  });

  it('empties the hand that is passed on', () => {
    const passed = after(event('committed', { seat: 1 }), event('hands_passed', { direction: 'right' }));
    expect(passed.hand).toEqual([]);
    expect(passed.players[1]?.committed).toBe(false);
  });

  it('walks tokens by dragons, abilities and boosts', () => {
    const { players } = after(
      event('fired_up', { seat: 1, spaces: 9 }),
      event('bonus_moved', { seat: 1, spaces: 3 }),
      event('boosted', { seat: 1, spaces: 2 }),
    );
    expect(players.map(({ distance }) => distance)).toEqual([0, 14]);
    expect(players[1]?.moved).toBe(14);
  });

  it('turns up tiles, the upper row first', () => {
    const three = view({ tiles: { upper: ['u1', 'u2', 'u1'], lower: [] } });
    expect(after(event('tile_turned', { tile: 'u2' })).tiles.upper).toEqual(['u1', 'u2']);
    expect(shown(three, [event('tile_turned', { tile: 'l1' })], cards, 0).tiles.lower).toEqual(['l1']);
  });

  it('opens the cards of a player who begins to race', () => {
    const { players } = after(event('revealed', { seat: 1, cards: ['frostkit', 'brinestrike'] }));
    expect(players[1]).toMatchObject({ revealed: true, collected: ['frostkit', 'brinestrike'] });
    expect(players[1]?.racetracks).toEqual({ frozen_cove: 3, burning_spire: 1 });
  });

  it('swaps a dragon in and the other out', () => {
    const { players } = after(event('swapped', { seat: 0, in: 'frostkit', out: 'rimewing' }));
    expect(players[0]).toMatchObject({ team: ['emberpup', 'frostkit'], collected: ['rimewing'] });
  });

  it('lays an attack on its target', () => {
    const racing = view({ players: [player(), player({ collected: ['frostkit', 'brinestrike'] })] });
    const attack = event('attacked', { seat: 1, card: 'brinestrike', target: { seat: 0, slot: 1 } });
    expect(shown(racing, [attack], cards, 0).players[1]?.attacks).toEqual([{ card: 1, seat: 0, slot: 1 }]);
  });

  it('leaves a view alone that nothing happened to', () => {
    const before = view();
    expect(shown(before, [], cards, 0)).toBe(before);
    expect(shown(before, [event('something_new')], cards, 0)).toBe(before);
  });
});

describe('the length of an event', () => {
  it('is at most 300 ms, and nothing for what happens together', () => {
    expect(beat(event('fired_up'))).toBeLessThanOrEqual(300);
    expect(beat(event('committed'))).toBe(0);
    expect(beat(event('something_new'))).toBeGreaterThan(0);
  });
});

describe('the log', () => {
  it('leaves out picks that nobody sees', () => {
    expect(told(event('committed', { seat: 0 }))).toBe(false);
    expect(told(event('taken', { seat: 1 }))).toBe(false);
    expect(told(event('taken', { seat: 0, card: 'nebulon' }))).toBe(true);
    expect(told(event('hands_passed'))).toBe(true);
  });
});
