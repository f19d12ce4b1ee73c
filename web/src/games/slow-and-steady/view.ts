// What a view of a Slow and Steady match holds, and what the board reads out of it.

import type { Position } from '../../protocol';
import type { View } from '../../protocol/generated/slow-and-steady';

export type { View };
export type Phase = View['phase'];
export type PlayerView = View['players'][number];
export type ColumnView = View['columns'][number];
export type EntryView = ColumnView['entries'][number];
export type PieceView = View['pieces'][number];
export type BoardView = Pick<View, 'columns' | 'pieces'>;
export type RoundView = View['history'][number];
export type Projection = NonNullable<View['projection']>;
/** How a challenge would end. */
export type Contest = Projection['columns'][number];

/** "c1" to "c8", or "u": unopposed. */
export type Place = string;
export const unopposed: Place = 'u';

/** The place in the row, from 0; -1: unopposed. */
export function columnOf(place: Place): number {
  return place === unopposed ? -1 : Number(place.slice(1)) - 1;
}

export function slotOf(column: number): Place {
  return `c${column + 1}`;
}

export const rounds = 4;

export function viewOf(position: Position): View {
  return position.view as View;
}

/** What a round needs on the table: challenges are there, and they can be opposed. */
export function isRound({ phase }: Pick<View, 'phase'>): boolean {
  return phase === 'activation' || phase === 'play';
}
