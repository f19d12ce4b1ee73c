import { describe, expect, it } from 'vitest';
import type { PlannedPlay } from '../../protocol';
import { cardsOf } from './cards';
import { column, entry, pack, piece, player, view } from './fixture';
import {
  canPlan,
  changesRow,
  moveOf,
  planChoices,
  playOf,
  thoughtOf,
  withAnswer,
  withPlay,
  type Preview,
} from './plan';
import { partOf } from '../../testing/part-of';

const cards = cardsOf(pack);
const play = (by: number, seat: number, card: string, place: string): PlannedPlay => ({
  by,
  seat,
  card,
  place,
  answers: [],
});

describe('who can be planned for', () => {
  it('is everybody who has not had their turn', () => {
    expect(canPlan(view())).toEqual([0, 2]);
  });

  it('is not the player whose card is on the table already', () => {
    expect(canPlan(view({ decision: 'place' }))).toEqual([2]);
    expect(canPlan(view({ phase: 'activation', decision: 'exchange', turn: 0 }))).toEqual([1, 0, 2]);
  });
});

describe('where a card can be planned', () => {
  const places = (shown = view(), plays: PlannedPlay[] = [], card = 'B3', seat = 2) =>
    planChoices(shown, shown, plays, [seat], cards)
      .map(playOf)
      .filter((planned) => planned?.card === card)
      .map((planned) => planned?.place);

  it('is every free slot, or unopposed', () => {
    expect(places()).toEqual(['c2', 'c3', 'u']);
  });

  it('is also an occupied slot for a card that joins', () => {
    const holding = view();
    const players = holding.players.with(2, player({ hand: ['S25'] }));
    expect(places({ ...holding, players }, [], 'S25')).toEqual(['c1', 'c2', 'c3', 'u']);
  });

  it('is also where the same player meant to play something else', () => {
    const pieces = [piece(1, 'B2'), piece(2, 'B2', { owner: 2, place: 'c3' })];
    const planned = { ...view(), pieces };
    const choices = planChoices(view(), planned, [play(0, 2, 'B2', 'c3')], [2], cards).map(playOf);
    expect(choices.filter((each) => each?.card === 'B3').map((each) => each?.place)).toEqual([
      'c2',
      'c3',
      'u',
    ]);
  });

  it('is nowhere for a hand that is closed', () => {
    const holding = view();
    const players = holding.players.with(2, player({ hand: null }));
    expect(places({ ...holding, players })).toEqual([]);
  });
});

describe('planning', () => {
  it('replaces what was planned for the same hand, and keeps what was planned for others', () => {
    const plays = [play(0, 0, 'B3', 'c2'), play(0, 2, 'B2', 'u'), play(2, 2, 'B3', 'c3')];
    const own = withPlay(plays, 0, { seat: 0, card: 'S02', place: 'c3', answers: [] }, cards);
    expect(own.map(({ seat, card }) => [seat, card])).toEqual([
      [2, 'B2'],
      [0, 'S02'],
    ]);
  });

  it('takes the slot of another thought of one’s own', () => {
    const plays = [play(0, 2, 'B2', 'c3'), play(2, 2, 'B3', 'c3')];
    const own = withPlay(plays, 0, { seat: 0, card: 'S02', place: 'c3', answers: [] }, cards);
    expect(own.map(({ card }) => card)).toEqual(['S02']);
  });

  it('adds a card after one that lets its player go on', () => {
    const plays = [play(0, 0, 'S33', 'u')];
    const own = withPlay(plays, 0, { seat: 0, card: 'B3', place: 'c3', answers: [] }, cards);
    expect(own.map(({ card }) => card)).toEqual(['S33', 'B3']);
  });

  it('changes one answer and repeats the others', () => {
    const plays = [play(2, 2, 'B2', 'u'), play(0, 0, 'S02', 'c3')];
    const options = ['place c2', 'place u'].map((action) => ({ action, label: action }));
    const first = { play: 1, action: 'decline', options };
    const asked = [first, { play: 1, action: 'place u', options }];
    const own = withAnswer({ plays, preview: partOf<Preview>({ asked }) }, 0, first, 'pick c1');
    expect(own).toEqual([{ seat: 0, card: 'S02', place: 'c3', answers: ['pick c1', 'place u'] }]);
  });

  it('knows pieces that are only thought of, tokens among them', () => {
    const plays = [play(2, 0, 'S02', 'c3')];
    expect(thoughtOf(piece(1, 'B2'), view(), plays)).toBeUndefined();
    expect(thoughtOf(piece(3, 'S02', { owner: 0, kind: 'token' }), view(), plays)?.by).toBe(2);
  });

  it('notices when a plan changes the row', () => {
    const before = view();
    expect(changesRow(before, view())).toBe(false);
    const merged = view({ columns: [column(0, 'B2', { entries: [entry('B2'), entry('S03')] })] });
    expect(changesRow(before, merged)).toBe(true);
  });

  it('reads moves and thoughts apart', () => {
    const action = (text: string) => ({ action: text, label: '', words: [], targets: [] });
    expect(moveOf(action('play S02 c3'))).toEqual({ card: 'S02', place: 'c3' });
    expect(moveOf(action('place c3'))).toBeNull();
    expect(playOf(action('play S02 c3'))).toBeNull();
  });
});
