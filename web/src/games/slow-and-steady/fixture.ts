// A small pack and positions of it, for tests.

import type { PackPage } from '../../protocol';
import { Pack } from '../../state/pack';
import type { ColumnView, EntryView, PieceView, PlayerView, View } from './view';

export { choice, event, position } from '../fixture';

function card(table: string, id: string, name: string, text: string): PackPage['cards'][number] {
  return { table, id, name, facts: '', text };
}

export const pack = new Pack({
  hash: '0'.repeat(64),
  id: 'small',
  version: '1',
  title: 'Small',
  game: 'slow-and-steady',
  authors: [],
  licence: '',
  tables: [
    {
      file: 'special_cards.csv',
      columns: [
        'id',
        'resource_name',
        'resource_power',
        'resource_variable',
        'resource_effect',
        'challenge_name',
        'challenge_power',
        'challenge_variable',
        'challenge_effect',
      ],
      rows: [
        ['S02', 'Ask for Help', '2', 'no', 'token 2', 'Take On Too Much', '1', 'no', 'draw 1'],
        [
          'S03',
          'Relaxing Sleepover',
          '2',
          'no',
          'keep',
          'Public Shaming',
          '0',
          'yes',
          'vary special_power 1 2',
        ],
        ['S25', 'Long Hug', '1', 'no', 'join; confidence 1', 'Cold Shoulder', '3', 'no', 'aura -1 basic'],
        ['S33', 'Power Nap', '1', 'no', 'gather 2; extra', 'Night Terrors', '2', 'no', 'penalty 1'],
      ],
    },
    {
      file: 'basic_cards.csv',
      columns: ['id', 'copies', 'resource_power', 'challenge_power'],
      rows: [
        ['B2', '5', '2', '2'],
        ['B3', '5', '3', '3'],
      ],
    },
  ],
  cards: [
    card('Special cards: resource side', 'S02', 'Ask for Help', 'Add an extra 2-power resource.'),
    card(
      'Special cards: resource side',
      'S03',
      'Relaxing Sleepover',
      'Returns to your deck after the round.',
    ),
    card('Special cards: resource side', 'S25', 'Long Hug', 'May join another resource.'),
    card('Special cards: resource side', 'S33', 'Power Nap', 'You may play another card.'),
    card('Special cards: challenge side', 'S02', 'Take On Too Much', 'Draw 1 more challenge.'),
    card('Special cards: challenge side', 'S03', 'Public Shaming', 'Plus half of the total power.'),
    card('Special cards: challenge side', 'S25', 'Cold Shoulder', 'Basic resources get −1 power.'),
    card('Special cards: challenge side', 'S33', 'Night Terrors', 'If not overcome, lose 1 more.'),
    card('Basic cards', 'B2', 'Basic 2', ''),
    card('Basic cards', 'B3', 'Basic 3', ''),
  ],
});

export function entry(card: string, some: Partial<EntryView> = {}): EntryView {
  return { card, printed: 2, variable: false, copy: false, silenced: false, activated: true, ...some };
}

export function column(at: number, card: string, some: Partial<ColumnView> = {}): ColumnView {
  return {
    place: `c${at + 1}`,
    power: 2,
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
