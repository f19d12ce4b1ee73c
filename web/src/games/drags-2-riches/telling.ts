// How long each event is shown, and what it sounds like: cards on the table, and a fan that
// snaps open.

import { tellings } from '../../game/telling';
import type { Events } from '../../protocol/generated/drags-2-riches';

/** Up a fourth, and up again: the house lights go down. */
export const turnNotes: readonly number[] = [392, 523.25, 698.46];

export const { beat, sound, told } = tellings<Events>({
  first_player: { lasts: 0 },
  turn_began: { lasts: 60 },
  drew: { lasts: 160, ownSound: 'card' },
  untucked: { lasts: 160 },
  activated: { lasts: 240, sound: 'card' },
  worn: { lasts: 240, sound: 'card' },
  replaced: { lasts: 0 }, // the new card takes its place
  power_used: { lasts: 420 },
  aimed: { lasts: 420, sound: 'token' },
  suffered: { lasts: 420 },
  blocked: { lasts: 700, sound: 'token' },
  reversed: { lasts: 700, sound: 'token' },
  reversal_began: { lasts: 420 },
  took: { lasts: 600, sound: 'card' },
  peeked_hand: { lasts: 420 },
  peeked_look: { lasts: 420 },
  bought: { lasts: 260, sound: 'card' },
  thrifted: { lasts: 260, sound: 'card' },
  declared: { lasts: 0 }, // nothing to see but a mark
  showed: { lasts: 0 }, // all at once, with what comes of it
  tied: { lasts: 900 },
  won: { lasts: 900, sound: 'token' },
  event_trashed: { lasts: 600 },
  round_began: { lasts: 900 },
});
