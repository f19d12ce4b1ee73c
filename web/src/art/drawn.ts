// Pictures as image addresses, drawn once each: a card may be on the screen many times.

import { address } from './drawing';

const drawn = new Map<string, string>();

/** `key` names the picture among those of all games. */
export function once(key: string, draw: () => string): string {
  const found = drawn.get(key) ?? address(draw());
  drawn.set(key, found);
  return found;
}
