// How long each event is shown, and what it sounds like: paper for cards, a soft knock for
// challenges.

import { tellings } from '../../game/telling';
import type { LogEntry } from '../../protocol';
import type { Events } from '../../protocol/generated/slow-and-steady';

/** A friend's call: up a fourth. */
export const turnNotes: readonly number[] = [392, 523.25];

export const { beat, sound, told } = tellings<Events>({
  start_player: { lasts: 200 },
  offered: { lasts: 60 },
  drafted: { lasts: 260, sound: 'card' },
  round_began: { lasts: 300 },
  drew: { lasts: 60 },
  dealt: { lasts: 160, sound: 'card' },
  activated: { lasts: 300 },
  drew_challenge: { lasts: 300, sound: 'card' },
  power_changed: { lasts: 260 },
  broke: { lasts: 420, sound: 'token' },
  merged: { lasts: 420, sound: 'token' },
  swapped: { lasts: 420 },
  replaced: { lasts: 420, sound: 'card' },
  silenced: { lasts: 260 },
  played: { lasts: 420, sound: 'card' },
  token_placed: { lasts: 260, sound: 'token' },
  moved: { lasts: 300 },
  boosted: { lasts: 220 },
  limited: { lasts: 260 },
  resolved: { lasts: 900, sound: 'token' },
  ended: { lasts: 600 },
  committed: { lasts: 0, silent: true },
  stopped: { lasts: 0, silent: true },
});

/** Whether the round that is on the table has just been resolved: overcome challenges lie face down. */
export function isResolved(events: readonly LogEntry[]): boolean {
  const last = events.findLast(({ kind }) => kind === 'resolved' || kind === 'round_began');
  return last?.kind === 'resolved';
}
