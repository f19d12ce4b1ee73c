// Several people at one device: whose hand may be on the screen?

import type { Position, SeatNumber } from '../../protocol';

/**
 * The seat that must uncover its hand before anything is shown, or null if the screen may stay as it is.
 * `uncovered` is the seat whose person last said that they are looking.
 */
export function nextAtDevice(
  mine: readonly SeatNumber[],
  { viewer, pending, outcome }: Pick<Position, 'viewer' | 'pending' | 'outcome'>,
  uncovered: SeatNumber | null,
): SeatNumber | null {
  if (mine.length < 2 || outcome !== null) return null;
  const here = uncovered !== null && uncovered === viewer;
  if (here && pending.includes(uncovered)) return null;
  const waiting = mine.find((seat) => pending.includes(seat));
  if (waiting !== undefined) return waiting;
  return here ? null : (mine[0] ?? null);
}
