// How long each event is shown, and what it sounds like: paper for cards, wood for Councilors
// and riots.

import { tellings } from '../../game/telling';
import type { Events } from '../../protocol/generated/rat-race';

/** A newsboy's call: down a third. */
export const turnNotes: readonly number[] = [523.25, 440];

export const { beat, sound, told } = tellings<Events>({
  committed: { lasts: 0, silent: true },
  stopped: { lasts: 0, silent: true },
  turn_began: { lasts: 60 },
  drew: { lasts: 160, ownSound: 'card' },
  banked: { lasts: 220, ownSound: 'card' },
  given: { lasts: 220 },
  played: { lasts: 260, sound: 'card' },
  placed: { lasts: 260 },
  issue_dealt: { lasts: 260 },
  issue_moved: { lasts: 260, sound: 'card' },
  exposed: { lasts: 300, sound: 'card' },
  moved: { lasts: 240, sound: 'token' },
  riot_began: { lasts: 300, sound: 'token' },
  riot_ended: { lasts: 220, sound: 'token' },
  crowned: { lasts: 300 },
  bank_shown: { lasts: 300 },
  issue_dropped: { sound: 'card' },
  dealt: { ownSound: 'card' },
});
