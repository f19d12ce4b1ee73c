// A small pack and positions of it, for tests.

import { card, smallPack, steps, table } from '../fixture';
import type { ColumnView, EntryView, PieceView, PlayerView, View } from './view';

export { choice, event, position } from '../fixture';

export const pack = smallPack(
  'slow-and-steady',
  [table('special_cards.csv', 'id', 'S02', 'S03', 'S25', 'S33'), table('basic_cards.csv', 'id', 'B2', 'B3')],
  [
    card('Special cards: resource side', 'S02', 'Ask for Help', 'Add an extra 2-power resource.', {
      power: 2,
      variable: false,
      effect: steps('token 2'),
    }),
    card(
      'Special cards: resource side',
      'S03',
      'Relaxing Sleepover',
      'Returns to your deck after the round.',
      { power: 2, variable: false, effect: steps('keep') },
    ),
    card('Special cards: resource side', 'S25', 'Long Hug', 'May join another resource.', {
      power: 1,
      variable: false,
      effect: steps('join; confidence 1'),
    }),
    card('Special cards: resource side', 'S33', 'Power Nap', 'You may play another card.', {
      power: 1,
      variable: false,
      effect: steps('gather 2; extra'),
    }),
    card('Special cards: challenge side', 'S02', 'Take On Too Much', 'Draw 1 more challenge.', {
      power: 1,
      variable: false,
      effect: steps('draw 1'),
    }),
    card('Special cards: challenge side', 'S03', 'Public Shaming', 'Plus half of the total power.', {
      power: 0,
      variable: true,
      effect: steps('vary special_power 1 2'),
    }),
    card('Special cards: challenge side', 'S25', 'Cold Shoulder', 'Basic resources get −1 power.', {
      power: 3,
      variable: false,
      effect: steps('aura -1 basic'),
    }),
    card('Special cards: challenge side', 'S33', 'Night Terrors', 'If not overcome, lose 1 more.', {
      power: 2,
      variable: false,
      effect: steps('penalty 1'),
    }),
    card('Basic cards', 'B2', 'Basic 2', '', { power: 2, variable: false, effect: [] }),
    card('Basic cards', 'B3', 'Basic 3', '', { power: 3, variable: false, effect: [] }),
  ],
);

export function entry(card: string, some: Partial<EntryView> = {}): EntryView {
  return { card, printed: 2, variable: false, copy: false, silenced: false, activated: true, ...some };
}

export function column(at: number, card: string, some: Partial<ColumnView> = {}): ColumnView {
  return {
    place: `c${at + 1}` as ColumnView['place'],
    power: 2,
    fixed: 2,
    strength: 0,
    overcome: false,
    special: false,
    entries: [entry(card)],
    pieces: [],
    ...some,
  };
}

export function piece(number: number, card: string, some: Partial<PieceView> = {}): PieceView {
  return {
    number,
    card,
    kind: 'card',
    owner: 1,
    place: 'c1',
    power: 2,
    fixed: 2,
    varying: 0,
    auras: 0,
    ...some,
  };
}

export function player(some: Partial<PlayerView> = {}): PlayerView {
  return {
    hand: ['B2', 'B3'],
    hand_size: 2,
    deck: ['S03'],
    deck_size: 1,
    offer: [],
    offer_size: 0,
    discard: [],
    boost: 0,
    committed: false,
    known: [],
    known_in_hand: [],
    known_in_deck: [],
    ...some,
  };
}

/** Seat 1 has played against the first challenge; seat 0 is in turn, then seat 2. */
export function view(some: Partial<View> = {}): View {
  return {
    viewer: 0,
    pending: [0],
    warned: false,
    unused: [],
    special_deck_size: 0,
    phase: 'play',
    decision: 'play',
    round: 2,
    draft_step: 4,
    hearts: 4,
    heart_cap: 14,
    any_loss_defeats: false,
    ledger: 0,
    guard: 0,
    lead: 1,
    order: [1, 0, 2],
    turn: 1,
    extra: 0,
    columns: [
      column(0, 'B2', { strength: 2, overcome: true, pieces: [1] }),
      column(1, 'S03', { power: 0, overcome: true }),
      column(2, 'B3', { power: 3 }),
    ],
    pieces: [piece(1, 'B2')],
    challenge_deck: ['S33'],
    challenge_deck_size: 1,
    challenge_discard: [],
    looked_at: null,
    looked_at_size: 0,
    players: [player({ hand: ['S02', 'B3'] }), player({ hand: ['B3'], hand_size: 1 }), player()],
    commit: null,
    effect: null,
    history: [{ success: true, change: 4, hearts: 4 }],
    open_hands: true,
    planning_aid: true,
    projection: null,
    result: null,
    ...some,
  };
}
