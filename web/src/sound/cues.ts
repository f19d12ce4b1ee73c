// When something is to be heard. Pure: what happened comes in, the sound for it comes out.

import type { LogEntry, Position, SeatNumber } from '../protocol';
import type { Sound } from './sounds';

export type EventSound = (event: LogEntry, me: SeatNumber | null) => Sound | null;

/** Whoever has waited less knows that it is their turn. */
const patience = 2000;

export class Cues {
  private heard = 0;
  private asked: string | null = null;
  private over: boolean | null = null; // unknown before the first position

  /** `since`: when waiting began, in milliseconds. */
  constructor(
    private readonly sound: EventSound | undefined,
    private since: number,
  ) {}

  /** All events shown since the last position. One sound for those that came together. */
  events(events: readonly LogEntry[], me: SeatNumber | null): Sound | null {
    const fresh = events.slice(this.heard);
    this.heard = events.length;
    return fresh.map((event) => this.sound?.(event, me) ?? null).find((sound) => sound !== null) ?? null;
  }

  position(position: Position, now: number): Sound | null {
    const ended = this.over === false && position.outcome !== null;
    this.over = position.outcome !== null;
    if (ended) return 'end';
    const asked = position.choices.length > 0 ? `${position.number}/${position.decision ?? ''}` : null;
    if (asked === this.asked) return null;
    if (this.asked !== null) this.since = now; // the last question has just been answered
    this.asked = asked;
    return asked !== null && now - this.since >= patience ? 'turn' : null;
  }
}
