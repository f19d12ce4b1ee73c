// What Rat Race sounds like: paper for cards, wood for Councilors and riots.

import type { EventSound } from '../../sound/cues';
import type { Sound } from '../../sound/sounds';

/** A newsboy's call: down a third. */
export const turnNotes: readonly number[] = [523.25, 440];

const everybodys: Readonly<Record<string, Sound>> = {
  played: 'card',
  exposed: 'card',
  issue_moved: 'card',
  issue_dropped: 'card',
  moved: 'token',
  riot_began: 'token',
  riot_ended: 'token',
};

const own: Readonly<Record<string, Sound>> = { dealt: 'card', drew: 'card', banked: 'card' };

export const sound: EventSound = ({ kind, details }, me) =>
  everybodys[kind] ?? (details['seat'] === me ? own[kind] : undefined) ?? null;
