// What Iditacards sounds like: cards for cards, the sled for whoever moves.

import { heardAs } from '../../sound/cues';

/** Far off, a dog howls: up a fourth. */
export const turnNotes: readonly number[] = [392, 523.25];

export const sound = heardAs(
  {
    played: 'card',
    revealed: 'card',
    took: 'card',
    claimed: 'card',
    moved: 'token',
    pushed_back: 'token',
    died: 'token',
  },
  { drew: 'card', paid_energy: 'card', paid_health: 'card' },
);
