// A small pack and positions of it, for tests.

import type { PackPage } from '../../protocol';
import { Pack } from '../../state/pack';
import type { Look, PlayerView, View } from './view';

export { choice, event, position } from '../fixture';

function table(file: string, header: string, ...rows: string[]): PackPage['tables'][number] {
  return { file, columns: header.split(','), rows: rows.map((row) => row.split(',')) };
}

function card(kind: string, id: string, name: string, text: string): PackPage['cards'][number] {
  return { table: kind, id, name, facts: '', text };
}

export const pack = new Pack({
  hash: '0'.repeat(64),
  id: 'small',
  version: '1',
  title: 'Small',
  game: 'drags-2-riches',
  authors: [],
  licence: '',
  tables: [
    table(
      'wardrobe.csv',
      'id,name,category,value,coins,icons,effect,copies',
      'H05,Victory Rolls,Hair,3,0,,draw 2,1',
      'H06,Static Frizz,Hair,4,1,shade,peek target hand; draw 1,1',
      'O07,Cashmere Realness,Outfit,4,3,,,1',
      'L02,Kitten Heels,Heels,2,1,block,,1',
      'L10,Stampede Boots,Heels,6,1,shade,discard others hand 1,1',
      'A09,Hand Mirror,Accessories,5,2,reverse,,1',
    ),
    table(
      'starters.csv',
      'id,name,category,value,coins,icons,effect,copies,per_player',
      'S-M,Kohl Stub,Makeup,1,1,,,5,1',
    ),
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
  cards: [
    card('Wardrobe cards', 'H05', 'Victory Rolls', 'Draw 2 cards.'),
    card(
      'Wardrobe cards',
      'H06',
      'Static Frizz',
      "1 coin. Shade. Peek at another player's hand. Draw 1 card.",
    ),
    card('Wardrobe cards', 'O07', 'Cashmere Realness', '3 coins.'),
    card('Wardrobe cards', 'L02', 'Kitten Heels', '1 coin. Block Shade.'),
    card(
      'Wardrobe cards',
      'L10',
      'Stampede Boots',
      '1 coin. Shade. Make each other player discard 1 random card from their hand.',
    ),
    card('Wardrobe cards', 'A09', 'Hand Mirror', '2 coins. Reverse Shade.'),
    card('Starters', 'S-M', 'Kohl Stub', '1 coin.'),
    card('Coins', 'C-G', 'Gold Coin', '2 coins.'),
    card('Coins', 'C-S', 'Silver Coin', '1 coin.'),
    card('Characters', 'Q1', 'Bi Felicia', 'This round each card in your Look is worth 1 more.'),
    card('Characters', 'Q2', 'Keli$ha Keys', 'When you are given Shade: reverse it.'),
    card(
      'Characters',
      'Q8',
      'Catastrophoebe',
      'Shade. Make another player discard 2 random cards from their Look. Draw 2 cards.',
    ),
    card('Events', 'E01', 'Open Stage Night', 'The best Look that competes wins it.'),
    card('Events', 'E03', 'Bingo Hall Matinee', 'The best Look that competes wins it.'),
    card('Events', 'E05', 'Shopping Spree', 'Draw 2 more cards at the start of your turn.'),
    card('Events', 'E06', 'City Pride Stage', 'The best Look that competes wins it.'),
    card('Events', 'E10', 'Shopping Spree', 'Draw 2 more cards at the start of your turn.'),
    card('Events', 'E14', 'Grand Ball', 'The best Look that competes wins it.'),
    card('Events', 'E15', 'Sell-Out Tour', 'Cards you buy go to your hand.'),
  ],
});

export function look(some: Partial<Look> = {}): Look {
  return { Hair: null, Outfit: null, Heels: null, Makeup: null, Accessories: null, ...some };
}

export function player(some: Partial<PlayerView> = {}): PlayerView {
  return {
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
    peeked: { size: 0, picked_size: 0, cards: [], picked: [] },
    up: [],
    tied: [],
    players: [ownPlayer(), player(), player()],
    ...some,
  };
}
