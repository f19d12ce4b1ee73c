// What Dragon Racer sounds like: paper for cards that come to the viewer or change the board, wood for tokens.

import type { EventSound } from '../../sound/cues';
import type { Sound } from '../../sound/sounds';

/** A fanfare's fifth, from the grandstand. */
export const turnNotes: readonly number[] = [392, 587.33];

const everybodys: Readonly<Record<string, Sound>> = {
  tile_turned: 'card',
  revealed: 'card',
  attacked: 'card',
  swapped: 'card',
  fired_up: 'token',
  bonus_moved: 'token',
  boosted: 'token',
};

const own: Readonly<Record<string, Sound>> = { hand_dealt: 'card', taken: 'card' };

export const sound: EventSound = ({ kind, details }, me) =>
  everybodys[kind] ?? (details['seat'] === me ? own[kind] : undefined) ?? null;
