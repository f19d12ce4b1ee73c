// What a view of a Drags 2 Riches match holds, and what the board reads out of it.

import { toldOf, type LogEntry, type Position, type SeatNumber, type Told } from '../../protocol';
import type { Events, View } from '../../protocol/generated/drags-2-riches';
import { categories, type Category } from './cards';

/** A worn card this viewer does not know. */
export const hidden = '?';

export type { View };
export type PlayerView = View['players'][number];
/** A card's id, `hidden`, or null for an empty slot. */
export type Look = PlayerView['look'];
export type Effect = View['effects'][number];

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
