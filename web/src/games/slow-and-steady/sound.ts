// What Slow and Steady sounds like: paper for cards, a soft knock for challenges.

import type { EventSound } from '../../sound/cues';
import type { Sound } from '../../sound/sounds';

/** A friend's call: up a fourth. */
export const turnNotes: readonly number[] = [392, 523.25];

const heard: Readonly<Record<string, Sound>> = {
  drafted: 'card',
  played: 'card',
  token_placed: 'token',
  dealt: 'card',
  drew_challenge: 'card',
  replaced: 'card',
  broke: 'token',
  merged: 'token',
  resolved: 'token',
};

export const sound: EventSound = ({ kind }) => heard[kind] ?? null;
