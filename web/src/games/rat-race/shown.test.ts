import { describe, expect, it } from 'vitest';
import { event, player, view } from './fixture';
import { beat, shown, told } from './shown';

const rat = (some: ReturnType<typeof view>) => some.councilors.find(({ id }) => id === 'rat');

describe('what is shown so far', () => {
  it('steps a Councilor', () => {
    const after = shown(view(), [event('moved', { seat: 1, councilor: 'rat', from: '1,0', to: '0,1' })], 0);
    expect(rat(after)?.place).toBe('0,1');
  });

  it('lets a field riot and calms it', () => {
    const riot = event('riot_began', { seat: 1, place: '0,1' });
    expect(shown(view(), [riot], 0).fields.map((field) => field.riot)).toEqual([false, false, true]);
    const calm = event('riot_ended', { seat: 1, place: '0,1' });
    expect(shown(view(), [riot, calm], 0).fields.some((field) => field.riot)).toBe(false);
  });

  it('moves Issues from row to row', () => {
    const placed = event('placed', { seat: 0, card: 'I01', councilor: 'rat' });
    expect(rat(shown(view(), [placed], 0))?.row).toEqual(['I01']);
    const moved = event('issue_moved', { seat: 0, card: 'I01', from: 'rat', to: 'ant' });
    const after = shown(view(), [placed, moved], 0);
    expect(rat(after)?.row).toEqual([]);
    expect(after.councilors[0]?.row).toEqual(['I01']);
  });

  it("shows one's own banked card, and of others' only that there is one more", () => {
    const own = shown(view(), [event('banked', { seat: 0, card: 'I28' })], 0).players[0];
    expect(own).toMatchObject({
      hand: ['A17'],
      hand_size: 1,
      bank_down: ['I28'],
      bank_size: 1,
      bank_unknown: 0,
    });
    const other = shown(view(), [event('banked', { seat: 1 })], 0).players[1];
    expect(other).toMatchObject({
      hand_size: 1,
      hand_unknown: 1,
      bank_size: 1,
      bank_unknown: 1,
      bank_down: [],
    });
  });

  it('takes a card from the pile into a hand', () => {
    const after = shown(view(), [event('drew', { seat: 0, card: 'I01' }), event('drew', { seat: 1 })], 0);
    expect(after.pile_size).toBe(38);
    expect(after.players[0]?.hand).toEqual(['I28', 'A17', 'I01']);
    expect(after.players[1]).toMatchObject({ hand_size: 3, hand: [], hand_unknown: 3 });
  });

  it('takes a card out of another hand, seen or not', () => {
    const [me, other] = shown(view(), [event('stolen', { seat: 0, other: 1, card: 'I01' })], 0).players;
    expect(me?.hand).toEqual(['I28', 'A17', 'I01']);
    expect(other).toMatchObject({ hand_size: 1, hand_unknown: 1 });
    const [, thief] = shown(view(), [event('stolen', { seat: 1, other: 0 })], null).players;
    expect(thief).toMatchObject({ hand_size: 3, hand_unknown: 3 });
  });

  it('takes a card out of a bank', () => {
    const banked = view({ players: [player({ bank_size: 1, bank_down: ['I01'] }), player()] });
    const [me] = shown(banked, [event('unbanked', { seat: 0, card: 'I01' })], 0).players;
    expect(me).toMatchObject({ bank_size: 0, bank_down: [], hand: ['I01'] });
  });

  it('makes a draw pile of the discards', () => {
    const after = shown(view({ pile_size: 0, discard: ['I01', 'A17'] }), [event('reshuffled')], 0);
    expect(after).toMatchObject({ pile_size: 2, discard: [] });
  });

  it('turns a card up in a bank', () => {
    const before = view({
      players: [player(), player({ bank_size: 2, bank_unknown: 1, bank_down: ['A05'] })],
    });
    const known = shown(before, [event('exposed', { seat: 1, card: 'A05' })], 0).players[1];
    expect(known).toMatchObject({ bank_up: ['A05'], bank_down: [], bank_unknown: 1 });
    const unknown = shown(before, [event('exposed', { seat: 1, card: 'I01' })], 0).players[1];
    expect(unknown).toMatchObject({ bank_up: ['I01'], bank_down: ['A05'], bank_unknown: 0 });
  });

  it('counts at the end', () => {
    const crowned = event('crowned', { councilor: 'rat', ended_by: 'throne' });
    const bank = event('bank_shown', { seat: 1, score: 1, cards: ['A17'] });
    const after = shown(view(), [crowned, bank], 0);
    expect(after.monarch).toBe('rat');
    expect(after.players[1]?.bank_up).toEqual(['A17']);
  });
});

it('keeps what goes without saying out of the log and off the clock', () => {
  expect(told(event('committed'))).toBe(false);
  expect(beat(event('committed'))).toBe(0);
  expect(told(event('moved'))).toBe(true);
  expect(beat(event('riot_began'))).toBe(300);
});
