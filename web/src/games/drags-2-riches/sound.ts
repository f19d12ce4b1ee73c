// What Drags 2 Riches sounds like: cards on the table, and a fan that snaps open.

import { heardAs } from '../../sound/cues';

/** Up a fourth, and up again: the house lights go down. */
export const turnNotes: readonly number[] = [392, 523.25, 698.46];

export const sound = heardAs(
  {
    activated: 'card',
    worn: 'card',
    bought: 'card',
    thrifted: 'card',
    took: 'card',
    aimed: 'token',
    blocked: 'token',
    reversed: 'token',
    won: 'token',
  },
  { drew: 'card' },
);
