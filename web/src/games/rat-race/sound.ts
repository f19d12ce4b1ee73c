// What Rat Race sounds like: paper for cards, wood for Councilors and riots.

import { heardAs } from '../../sound/cues';

/** A newsboy's call: down a third. */
export const turnNotes: readonly number[] = [523.25, 440];

export const sound = heardAs(
  {
    played: 'card',
    exposed: 'card',
    issue_moved: 'card',
    issue_dropped: 'card',
    moved: 'token',
    riot_began: 'token',
    riot_ended: 'token',
  },
  { dealt: 'card', drew: 'card', banked: 'card' },
);
