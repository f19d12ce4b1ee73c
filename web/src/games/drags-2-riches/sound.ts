// What Drags 2 Riches sounds like: cards on the table, and a fan that snaps open.

import type { EventSound } from '../../sound/cues';
import type { Sound } from '../../sound/sounds';

/** Up a fourth, and up again: the house lights go down. */
export const turnNotes: readonly number[] = [392, 523.25, 698.46];

const everybodys: Readonly<Record<string, Sound>> = {
  activated: 'card',
  worn: 'card',
  bought: 'card',
  thrifted: 'card',
  took: 'card',
  aimed: 'token',
  blocked: 'token',
  reversed: 'token',
  won: 'token',
};

const own: Readonly<Record<string, Sound>> = { drew: 'card' };

export const sound: EventSound = ({ kind, details }, me) =>
  everybodys[kind] ?? (details['seat'] === me ? own[kind] : undefined) ?? null;
