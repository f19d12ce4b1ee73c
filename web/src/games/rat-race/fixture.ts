// A small pack and positions of it, for tests.

import { card, smallPack, table } from '../fixture';
import type { CouncilorView, FieldView, PlayerView, View } from './view';

export { choice, event, position } from '../fixture';

export const pack = smallPack(
  'rat-race',
  [
    table(
      'issues.csv',
      'id,name,councilor,ideal,feet,copies,effect',
      'I01,Protect our Borders,ant,laurel,1,1,feet',
      'I28,Carbon Credits,bear,money,0,1,may bank 1',
      'I18,Inner Peace,rat,hands,0,1,step any 1 back',
    ),
    table(
      'actions.csv',
      'id,name,councilors,symbols,copies,effect',
      'A05,Roll Call,ant+ant,2,2,expose 1 all',
      'A17,The Rat Pack,rat,1,2,draw 3; discard 2',
    ),
    table(
      'councilors.csv',
      'id,name,left_symbol,right_ideal,vision,copies',
      'ant,Ant,ant,laurel,Order,1',
      'bull,Bull,bull,fist,Justice,1',
      'elephant,Elephant,elephant,hands,Spirituality,1',
      'rat,Rat,rat,money,Prosperity,1',
      'bear,Polar bear,bear,plant,Environment,1',
    ),
  ],
  [
    card('Issues', 'I01', 'Protect our Borders', 'Only Councilors with active Feet may move.'),
    card('Issues', 'I28', 'Carbon Credits', 'You may bank 1 card.'),
    card('Issues', 'I18', 'Inner Peace', 'Move any Councilor 1 step back.'),
    card('Actions', 'A05', 'Roll Call', 'Every player turns up 1 banked card.'),
    card('Actions', 'A17', 'The Rat Pack', 'Draw 3 cards. Discard 2 cards.'),
    card('Councilors', 'ant', 'Ant', 'Brings the ideal laurel.'),
    card('Councilors', 'bull', 'Bull', 'Brings the ideal fist.'),
    card('Councilors', 'elephant', 'Elephant', 'Brings the ideal hands.'),
    card('Councilors', 'rat', 'Rat', 'Brings the ideal money.'),
    card('Councilors', 'bear', 'Polar bear', 'Brings the ideal plant.'),
  ],
);

export function field(place: string, ideals: FieldView['ideals'], entry = false): FieldView {
  const [q = 0, r = 0] = place.split(',').map(Number);
  return { place, q, r, row: r + 1, level: ideals.length, ideals, entry, riot: false };
}

/** Three fields, then the Throne. */
const fields = [
  field('0,0', ['laurel'], true),
  field('1,0', ['money'], true),
  field('0,1', ['fist', 'money']),
];

export function councilor(id: CouncilorView['id'], some: Partial<CouncilorView> = {}): CouncilorView {
  return {
    id,
    place: 'off',
    distance: null,
    row: [],
    arsenal: [],
    feet: false,
    locked: false,
    ahead: [],
    ...some,
  };
}

export function player(some: Partial<PlayerView> = {}): PlayerView {
  return {
    symbols: { ant: 0, bull: 0, elephant: 0, rat: 0, bear: 0 },
    hand_size: 2,
    bank_size: 0,
    committed: 0,
    hand: [],
    hand_unknown: 2,
    bank_up: [],
    bank_down: [],
    bank_unknown: 0,
    ...some,
  };
}

export function view(some: Partial<View> = {}): View {
  return {
    viewer: 0,
    pending: [0],
    silent: 0,
    elections: 0,
    votes: [],
    choices: [],
    effect: null,
    phase: 'move',
    active: 0,
    first: 0,
    turn: 3,
    turn_limit: null,
    moves: 1,
    picks: 0,
    skip_move: false,
    final_sprint: false,
    layout: { id: 'small', name: 'The Alley', throne: { q: 0, r: 2 } },
    fields,
    councilors: [
      councilor('ant', { arsenal: ['laurel'] }),
      councilor('bull', { arsenal: ['fist'] }),
      councilor('elephant', { arsenal: ['hands'] }),
      councilor('rat', {
        arsenal: ['money'],
        place: '1,0',
        distance: 2,
        ahead: [{ place: '0,1', needs: ['fist'], riot: false, taken: false }],
      }),
      councilor('bear', { arsenal: ['plant'] }),
    ],
    pile_size: 40,
    pile: [],
    discard: [],
    action: null,
    placing: null,
    revealed: null,
    lifted: [],
    players: [player({ hand: ['I28', 'A17'], hand_unknown: 0 }), player()],
    monarch: null,
    ended_by: null,
    ...some,
  };
}
