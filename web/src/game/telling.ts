// How a game tells what happens, by the kind of event: one table instead of one for every sense.

import { seatTold, type LogEntry, type SeatNumber } from '../protocol';
import type { EventSound } from '../sound/cues';
import type { Sound } from '../sound/sounds';

export interface Telling<Details> {
  /** Milliseconds at speed 1; 0: together with the next event. */
  readonly lasts?: number | ((details: Details) => number);
  readonly sound?: Sound;
  /** Where only the player hears it to whom it happens. */
  readonly ownSound?: Sound;
  /** Goes without saying: it is not in the log. */
  readonly silent?: boolean | ((details: Details) => boolean);
}

export interface Tellings {
  readonly beat: (event: LogEntry) => number;
  readonly sound: EventSound;
  readonly told: (event: LogEntry) => boolean;
}

const usual = 120;

/** `Events` are the details of each kind, as the game's schema has them; a kind that is left out is told as usual. */
export function tellings<Events>(table: {
  readonly [Kind in keyof Events]?: Telling<Events[Kind]>;
}): Tellings {
  const all = table as Readonly<Record<string, Telling<object> | undefined>>;
  return {
    beat: ({ kind, details }) => {
      const { lasts = usual } = all[kind] ?? {};
      return typeof lasts === 'number' ? lasts : lasts(details);
    },
    sound: (event: LogEntry, me: SeatNumber | null) => {
      const { sound, ownSound } = all[event.kind] ?? {};
      return sound ?? (me !== null && seatTold(event) === me ? ownSound : undefined) ?? null;
    },
    told: ({ kind, details }) => {
      const { silent = false } = all[kind] ?? {};
      return !(typeof silent === 'boolean' ? silent : silent(details));
    },
  };
}
