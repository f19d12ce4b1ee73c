// What Dragon Racer sounds like: paper for cards that come to the viewer or change the board, wood for tokens.

import { heardAs } from '../../sound/cues';

/** A fanfare's fifth, from the grandstand. */
export const turnNotes: readonly number[] = [392, 587.33];

export const sound = heardAs(
  {
    tile_turned: 'card',
    revealed: 'card',
    attacked: 'card',
    swapped: 'card',
    fired_up: 'token',
    bonus_moved: 'token',
    boosted: 'token',
  },
  { hand_dealt: 'card', taken: 'card' },
);
