// Movements of this table: a card that is played turns over as it lands, a sled slides from square to square.

import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

const turning = 300;

export function cardPlayed(_: Element, { speed }: { speed: number }): TransitionConfig {
  return {
    duration: speed === 0 ? 0 : turning / speed,
    easing: cubicOut,
    css: (t, u) =>
      `transform: rotateY(${u * 90}deg) scale(${1 + u * 0.06}); filter: brightness(${0.6 + 0.4 * t})`,
  };
}

const perSquare = 90;
const longestWalk = 900;

/** How long a sled slides, in milliseconds at speed 1. */
export function walkTime(squares: number): number {
  return Math.min(longestWalk, perSquare * Math.abs(squares));
}
