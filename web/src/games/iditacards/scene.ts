// What the stage shows at a moment: whose situation it describes, where their turn will end, which card is in the air.

import type { LogEntry, SeatNumber } from '../../protocol';
import { finishSquare, toldIn, type Ask, type View } from './view';
import { words } from './words';

/** Whose legs, risks and squares the bar above the map speaks of: one's own, or else those of whoever's turn it is. */
export function subjectOf(view: View, me: SeatNumber | null): SeatNumber {
  return me ?? view.current;
}

export interface Ahead {
  readonly from: number;
  readonly to: number;
  readonly squares: number;
}

/** Where the end of the turn will lead. Nobody moves when the race is over. */
export function aheadOf(view: View, seat: SeatNumber): Ahead | null {
  const player = view.players[seat];
  if (!player || view.phase === 'finished') return null;
  const to = Math.min(finishSquare, player.position + player.end_move);
  return { from: player.position, to, squares: player.end_move };
}

export interface Airborne {
  readonly card: string;
  readonly seat: SeatNumber;
  /** What is happening to it. */
  readonly note: string;
}

const notes: Readonly<Record<string, string>> = {
  played: words.played,
  revealed: words.reveals,
  resolved: words.resolves,
  cancelled: words.cancelled,
  fizzled: words.fizzles,
};

/** What a card that somebody decides about waits for, unless it takes effect. */
const pending: Readonly<Partial<Record<Ask, string>>> = {
  energy: words.isPaid,
  'before-failing': words.isTooDear,
};

/** The card that everybody looks at. */
export function airborne(view: View, events: readonly LogEntry[]): Airborne | null {
  const event = toldIn(events).findLast(
    ({ kind }) => kind in notes || kind === 'risked' || kind === 'turn_began',
  );
  if (event && 'card' in event.details) {
    const { card, seat } = event.details;
    return {
      card,
      seat,
      note: event.kind === 'risked' ? words.waits(event.details.risks) : (notes[event.kind] ?? ''),
    };
  }
  const { card, what } = view.ask;
  if (card === null || event) return null;
  return { card, seat: view.current, note: pending[what] ?? words.resolves };
}

export interface Push {
  readonly seat: SeatNumber;
  /** The square they had to leave. */
  readonly square: number;
}

/** Who is being pushed back right now. */
export function pushOf(events: readonly LogEntry[]): Push | null {
  const event = toldIn(events).at(-1);
  if (event?.kind !== 'pushed_back') return null;
  return { seat: event.details.seat, square: event.details.from };
}

/** The weather that has just been rolled. */
export function rolled(events: readonly LogEntry[]): string | null {
  const event = toldIn(events).at(-1);
  return event?.kind === 'weather_rolled' ? event.details.weather : null;
}
