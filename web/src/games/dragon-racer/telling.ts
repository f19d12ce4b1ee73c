// How long each event is shown, and what it sounds like: paper for cards that come to the viewer
// or change the board, wood for tokens.

import { tellings } from '../../game/telling';
import type { Events } from '../../protocol/generated/dragon-racer';

/** A fanfare's fifth, from the grandstand. */
export const turnNotes: readonly number[] = [392, 587.33];

export const { beat, sound, told } = tellings<Events>({
  character_taken: { lasts: 160 },
  trophy_given: { lasts: 60 },
  team_dealt: { lasts: 60 },
  tile_turned: { lasts: 300, sound: 'card' },
  hand_dealt: { lasts: 60, ownSound: 'card' },
  committed: { lasts: 0, silent: true },
  taken: { lasts: 0, ownSound: 'card', silent: (details) => !('card' in details) },
  hands_passed: { lasts: 260 },
  revealed: { lasts: 300, sound: 'card' },
  held: { lasts: 120 },
  attacked: { lasts: 300, sound: 'card' },
  fired_up: { lasts: 300, sound: 'token' },
  bonus_moved: { lasts: 220, sound: 'token' },
  swapped: { lasts: 300, sound: 'card' },
  team_kept: { lasts: 0 },
  boosted: { lasts: 240, sound: 'token' },
  turn_ended: { lasts: 200 },
  finished: { lasts: 300 },
});
