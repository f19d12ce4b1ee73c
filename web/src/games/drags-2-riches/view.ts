// What the server's view of a Drags 2 Riches match holds (games/drags-2-riches/view.cpp writes it).

import { toldOf, type LogEntry, type Position, type SeatNumber, type Told } from '../../protocol';
import type { Events } from '../../protocol/generated/drags-2-riches';
import { categories, type Category } from './cards';

/** A worn card this viewer does not know. */
export const hidden = '?';

/** A card's id, `hidden`, or null for an empty slot. */
export type Look = Readonly<Record<Category, string | null>>;

export interface PlayerView {
  readonly hand_size: number;
  readonly hand: readonly string[]; // as far as this viewer knows it
  readonly hand_unknown: number;
  readonly wardrobe_size: number;
  readonly wardrobe_top: readonly string[]; // known to all, the top first
  readonly unseen: readonly string[]; // in the Wardrobe, or anywhere this viewer does not see
  readonly floordrobe: readonly string[];
  readonly look: Look;
  readonly look_total: number | null; // null: some of it is hidden
  readonly look_seen?: readonly Category[]; // of the own Look: what somebody else knows
  readonly doubled: readonly Category[];
  readonly bonus: number;
  readonly won_size: number;
  readonly won: readonly string[] | null;
  readonly prestige: number | null;
  readonly character: string | null;
  readonly power_used: boolean;
  readonly declared: boolean;
}

export interface Effect {
  readonly source: string; // a card's or a character's id
  readonly seat: SeatNumber;
  readonly reversal: boolean;
  readonly victims: readonly SeatNumber[];
  readonly reversers: readonly SeatNumber[];
}

export interface View {
  readonly round: number;
  readonly rounds: number;
  readonly special_rounds: readonly { readonly round: number; readonly kind: 'spree' | 'tour' }[];
  readonly phase: string;
  readonly decision: string;
  readonly pending: readonly SeatNumber[];
  readonly first: SeatNumber;
  readonly active: SeatNumber;
  readonly event: {
    readonly id: string;
    readonly deck: string;
    readonly kind: string;
    readonly prestige: number;
  } | null;
  readonly spent: readonly string[];
  readonly event_stack: number;
  readonly coins: number;
  readonly bought: string;
  readonly market: readonly (string | null)[];
  readonly draw_pile: number;
  readonly reserve: number;
  readonly trash: readonly string[];
  readonly activated: readonly string[];
  readonly effects: readonly Effect[];
  readonly waiting: readonly {
    readonly reverser: SeatNumber;
    readonly attacker: SeatNumber;
    readonly source: string;
  }[];
  readonly peeked: {
    readonly size: number;
    readonly picked_size: number;
    readonly cards: readonly string[];
    readonly picked: readonly string[];
  };
  readonly up: readonly SeatNumber[];
  readonly tied: readonly SeatNumber[];
  readonly players: readonly PlayerView[];
}

export function viewOf(position: Position): View {
  return position.view as View;
}

export type Event = Told<Events>;

export function toldIn(log: readonly LogEntry[]): readonly Event[] {
  return toldOf<Events>(log);
}

/** The slots in the order of the board, and what each holds. */
export function slots(look: Look): { category: Category; card: string | null }[] {
  return categories.map((category) => ({ category, card: look[category] }));
}

export function isKnown(card: string | null): card is string {
  return card !== null && card !== hidden;
}

/** How many slots are filled. */
export function wornIn(look: Look): number {
  return slots(look).filter(({ card }) => card !== null).length;
}

/** Everybody in this round's turn order. */
export function turnOrder({ first, players }: Pick<View, 'first' | 'players'>): SeatNumber[] {
  return players.map((_, at) => (first + at) % players.length);
}
