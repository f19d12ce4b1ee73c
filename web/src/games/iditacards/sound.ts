// What Iditacards sounds like: cards for cards, the sled for whoever moves.

import type { EventSound } from '../../sound/cues';
import type { Sound } from '../../sound/sounds';

/** Far off, a dog howls: up a fourth. */
export const turnNotes: readonly number[] = [392, 523.25];

const everybodys: Readonly<Record<string, Sound>> = {
  played: 'card',
  revealed: 'card',
  took: 'card',
  claimed: 'card',
  moved: 'token',
  pushed_back: 'token',
  died: 'token',
};

const own: Readonly<Record<string, Sound>> = { drew: 'card', paid_energy: 'card', paid_health: 'card' };

export const sound: EventSound = ({ kind, details }, me) =>
  everybodys[kind] ?? (details['seat'] === me ? own[kind] : undefined) ?? null;
