// The fields that are closed to the Councilor looked at, and where on the drawing the reasons stand.

import type { Point } from '../../art/drawing';
import type { Ideal } from './cards';
import { columnWidth, type Ground } from './geometry';
import type { Ahead, Place } from './view';
import { whyClosed } from './words';

export interface Closed {
  readonly why: string;
  readonly lacks: readonly Ideal[];
}

export function closedTo(ahead: readonly Ahead[]): ReadonlyMap<Place, Closed> {
  return new Map(
    ahead
      .map((next) => [next.place, { why: whyClosed(next), lacks: next.riot ? [] : next.needs }] as const)
      .filter(([, { why }]) => why !== ''),
  );
}

/** A pill above one field, or above two neighbours with a reason for each, left and right. */
export interface Note {
  readonly key: string;
  readonly at: Point;
  readonly reasons: readonly string[];
  /** Where it reaches, so as not to cover an open field beside it: -1 left, 1 right. */
  readonly lean: number;
}

/**
 * `from`: where the Councilor looked at stands.
 * More than two closed fields (the gates) would bury the row in words: what is lacking is red there, and the one
 * pointed at says it.
 */
export function notesOn(
  ground: Ground,
  closed: ReadonlyMap<Place, Closed>,
  from: Point | undefined,
  aimed: { readonly place: Place; readonly why: string } | null,
): Note[] {
  const shown = new Map(closed.size > 2 ? [] : [...closed].map(([place, { why }]) => [place, why]));
  if (aimed && aimed.why !== '' && !shown.has(aimed.place)) shown.set(aimed.place, aimed.why);
  const notes = [...shown]
    .flatMap(([place, why]) => {
      const at = ground.of(place);
      return at ? [{ key: place, at, reasons: [why], lean: leanOf(at, from) }] : [];
    })
    .toSorted((a, b) => a.at[0] - b.at[0]);
  return notes.reduce<Note[]>((before, note) => {
    const last = before.at(-1);
    if (!last || !touching(last.at, note.at)) return [...before, note];
    return [...before.slice(0, -1), beside(last, note)];
  }, []);
}

function leanOf([x]: Point, from: Point | undefined): number {
  return from ? Math.sign(x - from[0]) : 0;
}

function touching(left: Point, right: Point): boolean {
  return left[1] === right[1] && right[0] - left[0] < columnWidth * 1.5;
}

function beside(left: Note, right: Note): Note {
  return {
    key: `${left.key} ${right.key}`,
    at: [(left.at[0] + right.at[0]) / 2, left.at[1]],
    reasons: [...left.reasons, ...right.reasons],
    lean: 0,
  };
}
