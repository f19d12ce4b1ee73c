// Cards that leave one zone and appear in another travel between them; a hand that is passed leaves at the
// side it is passed to.

import { cubicOut } from 'svelte/easing';
import { crossfade, fly, type CrossfadeParams, type TransitionConfig } from 'svelte/transition';

export interface Travel {
  readonly key: string;
  readonly duration: number; // 0: no motion
  readonly side: number; // 1: to the right of the screen, -1: to the left
}

const distance = 160;

const [send, receive] = crossfade({
  easing: cubicOut,
  fallback: (node, params, arriving) => {
    const { duration = 0, side = 1 } = params as CrossfadeParams & Partial<Travel>;
    return fly(node, { x: (arriving ? -side : side) * distance, duration });
  },
});

export const leave = (node: Element, travel: Travel): (() => TransitionConfig) =>
  isShown(node) ? send(node, travel) : stay;
export const arrive = (node: Element, travel: Travel): (() => TransitionConfig) =>
  isShown(node) ? receive(node, travel) : stay;

const stay = (): TransitionConfig => ({ duration: 0 });

/** A card in a zone that this screen hides has no size to grow from or to shrink to. */
function isShown(node: Element): boolean {
  const { width, height } = node.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** How long a card travels: as long as the event that tells of it at most. */
export function travelTime(speed: number): number {
  return speed === 0 ? 0 : 260 / speed;
}

/** Keys for cards of which there may be two copies: the second one is another card. */
export function keyed(ids: readonly string[]): { id: string; index: number; key: string }[] {
  const seen = new Map<string, number>();
  return ids.map((id, index) => {
    const copy = (seen.get(id) ?? 0) + 1;
    seen.set(id, copy);
    return { id, index, key: `${id}#${copy}` };
  });
}
