// What Slow and Steady sounds like: paper for cards, a soft knock for challenges.

import { heardAs } from '../../sound/cues';

/** A friend's call: up a fourth. */
export const turnNotes: readonly number[] = [392, 523.25];

export const sound = heardAs({
  drafted: 'card',
  played: 'card',
  token_placed: 'token',
  dealt: 'card',
  drew_challenge: 'card',
  replaced: 'card',
  broke: 'token',
  merged: 'token',
  resolved: 'token',
});
