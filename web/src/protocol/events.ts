// What was told, typed: which details come with which kind of event stands in the game's schema.

import type { LogEntry, SeatNumber } from './generated/messages';

/** An entry of the log of a game whose events have these details. */
export type Told<Events> = {
  [Kind in keyof Events]: Omit<LogEntry, 'kind' | 'details'> & {
    readonly kind: Kind;
    readonly details: Events[Kind];
  };
}[keyof Events];

/** The log of such a game: its server and its schema are made from one description. */
export function toldOf<Events>(log: readonly LogEntry[]): readonly Told<Events>[] {
  return log as readonly Told<Events>[];
}

/** The seat that an event is about, whatever the game. */
export function seatTold({ details }: Pick<LogEntry, 'details'>): SeatNumber | null {
  return 'seat' in details && typeof details.seat === 'number' ? details.seat : null;
}
