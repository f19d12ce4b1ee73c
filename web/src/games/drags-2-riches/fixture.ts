// A small pack and positions of it, for tests.

import { card, smallPack, steps, table } from '../fixture';
import type { Look, PlayerView, View } from './view';

export { choice, event, position } from '../fixture';

export const pack = smallPack(
  'drags-2-riches',
  [
    table(
      'coins.csv',
      'id,name,value,coins,copies,per_player',
      'C-G,Gold Coin,0,2,5,1',
      'C-S,Silver Coin,0,1,10,2',
    ),
    table(
      'characters.csv',
      'id,name,power,timing,effect',
      'Q1,Bi Felicia,Full Marks,turn,look-bonus 1',
      'Q2,Keli$ha Keys,All Tea No Shade,reaction,reverse',
      'Q8,Catastrophoebe,Withering Memo,turn,discard target look 2; draw 2',
    ),
    table(
      'events.csv',
      'id,name,deck,kind,prestige,copies',
      'E01,Open Stage Night,I,event,2,1',
      'E03,Bingo Hall Matinee,I,event,3,1',
      'E05,Shopping Spree,I,spree,0,1',
      'E06,City Pride Stage,II,event,4,1',
      'E10,Shopping Spree,II,spree,0,1',
      'E14,Grand Ball,III,event,8,1',
      'E15,Sell-Out Tour,III,tour,10,1',
    ),
  ],
  [
    card('Wardrobe cards', 'H05', 'Victory Rolls', 'Draw 2 cards.', {
      category: 'Hair',
      value: 3,
      coins: 0,
      effect: steps('draw 2', 'Draw 2 cards.'),
    }),
    card(
      'Wardrobe cards',
      'H06',
      'Static Frizz',
      "1 coin. Shade. Peek at another player's hand. Draw 1 card.",
      {
        category: 'Hair',
        value: 4,
        coins: 1,
        shade: true,
        effect: steps('peek target hand; draw 1', "Peek at another player's hand.", 'Draw 1 card.'),
      },
    ),
    card('Wardrobe cards', 'O07', 'Cashmere Realness', '3 coins.', {
      category: 'Outfit',
      value: 4,
      coins: 3,
    }),
    card('Wardrobe cards', 'L02', 'Kitten Heels', '1 coin. Block Shade.', {
      category: 'Heels',
      value: 2,
      coins: 1,
      block: true,
    }),
    card(
      'Wardrobe cards',
      'L10',
      'Stampede Boots',
      '1 coin. Shade. Make each other player discard 1 random card from their hand.',
      {
        category: 'Heels',
        value: 6,
        coins: 1,
        shade: true,
        effect: steps(
          'discard others hand 1',
          'Make each other player discard 1 random card from their hand.',
        ),
      },
    ),
    card('Wardrobe cards', 'A09', 'Hand Mirror', '2 coins. Reverse Shade.', {
      category: 'Accessories',
      value: 5,
      coins: 2,
      reverse: true,
    }),
    card('Starters', 'S-M', 'Kohl Stub', '1 coin.', { category: 'Makeup', value: 1, coins: 1 }),
    card('Coins', 'C-G', 'Gold Coin', '2 coins.'),
    card('Coins', 'C-S', 'Silver Coin', '1 coin.'),
    card('Characters', 'Q1', 'Bi Felicia', 'This round each card in your Look is worth 1 more.'),
    card('Characters', 'Q2', 'Keli$ha Keys', 'When you are given Shade: reverse it.', { reaction: true }),
    card(
      'Characters',
      'Q8',
      'Catastrophoebe',
      'Shade. Make another player discard 2 random cards from their Look. Draw 2 cards.',
      { shade: true },
    ),
    card('Events', 'E01', 'Open Stage Night', 'The best Look that competes wins it.'),
    card('Events', 'E03', 'Bingo Hall Matinee', 'The best Look that competes wins it.'),
    card('Events', 'E05', 'Shopping Spree', 'Draw 2 more cards at the start of your turn.'),
    card('Events', 'E06', 'City Pride Stage', 'The best Look that competes wins it.'),
    card('Events', 'E10', 'Shopping Spree', 'Draw 2 more cards at the start of your turn.'),
    card('Events', 'E14', 'Grand Ball', 'The best Look that competes wins it.'),
    card('Events', 'E15', 'Sell-Out Tour', 'Cards you buy go to your hand.'),
  ],
);

export function look(some: Partial<Look> = {}): Look {
  return { Hair: null, Outfit: null, Heels: null, Makeup: null, Accessories: null, ...some };
}

export function player(some: Partial<PlayerView> = {}): PlayerView {
  return {
    unwashed: [],
    washed: [],
    hand_size: 2,
    hand: [],
    hand_unknown: 2,
    wardrobe_size: 3,
    wardrobe_top: [],
    unseen: [],
    floordrobe: [],
    look: look(),
    look_total: 0,
    doubled: [],
    bonus: 0,
    won_size: 0,
    won: null,
    prestige: null,
    character: null,
    power_used: false,
    declared: false,
    ...some,
  };
}

/** The viewer's own seat: nothing of it is hidden. */
export function ownPlayer(some: Partial<PlayerView> = {}): PlayerView {
  return player({ hand: ['H05', 'C-G'], hand_unknown: 0, won: [], prestige: 0, look_seen: [], ...some });
}

export function view(some: Partial<View> = {}): View {
  return {
    viewer: 0,
    turned: [],
    round: 1,
    rounds: 7,
    special_rounds: [
      { round: 3, kind: 'spree' },
      { round: 5, kind: 'spree' },
      { round: 7, kind: 'tour' },
    ],
    phase: 'playing',
    decision: 'play',
    pending: [0],
    first: 0,
    active: 0,
    event: { id: 'E03', deck: 'I', kind: 'event', prestige: 3 },
    spent: [],
    event_stack: 6,
    coins: 0,
    bought: 'nothing',
    market: ['O07', 'L02', null, 'A09'],
    draw_pile: 60,
    reserve: 0,
    trash: [],
    activated: [],
    effects: [],
    waiting: [],
    peeked: { size: 0, picked_size: 0, cards: [], picked: [], known: [] },
    up: [],
    tied: [],
    players: [ownPlayer(), player(), player()],
    ...some,
  };
}
