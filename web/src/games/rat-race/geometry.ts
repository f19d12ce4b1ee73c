// Where things lie on the drawing of the field. Axial coordinates: rows rise to the Throne, half a hexagon to the
// right each.

import { polygon, type Point } from '../../art/drawing';
import type { FieldView, Place, View } from './view';

export const radius = 42; // of a hexagon, corner to middle
export const columnWidth = Math.sqrt(3) * radius;
const rise = radius * 1.5;
const margin = { side: 16, top: 34, bottom: 24 };
const bench = 58; // the strip below the field for those who are not on it yet

export interface Ground {
  readonly width: number;
  readonly height: number;
  readonly at: (hex: { readonly q: number; readonly r: number }) => Point;
  readonly throne: Point;
  /** The middle of a place; the bench has as many as there are waiting. */
  readonly of: (place: Place) => Point | undefined;
  readonly bench: (index: number, count: number) => Point;
  /** Where one of several stands on the same field. */
  readonly beside: (middle: Point, index: number, count: number) => Point;
  readonly benchTop: number;
}

/** `waiting`: whether anybody is off the board, or may be sent there. */
export function groundOf({ fields, layout }: Pick<View, 'fields' | 'layout'>, waiting: boolean): Ground {
  const across = fields.map(({ q, r }) => q + r / 2);
  const left = Math.min(...across);
  const columns = Math.max(...across) - left + 1;
  const rows = layout.throne.r;
  const whole = columns * columnWidth + 2 * margin.side;
  const at: Ground['at'] = ({ q, r }) => [
    (q + r / 2 - left + 0.5) * columnWidth + margin.side,
    (rows - r) * rise + radius + margin.top,
  ];
  const byPlace = new Map<Place, FieldView>(fields.map((field) => [field.place, field]));
  const benchTop = rows * rise + 2 * radius + margin.top + margin.bottom - 4;
  return {
    width: whole,
    height: benchTop + (waiting ? bench : 0),
    at,
    throne: at(layout.throne),
    of: (place) => {
      const field = byPlace.get(place);
      return place === 'throne' ? at(layout.throne) : field && at(field);
    },
    beside: ([x, y], index, count) => [x + (index - (count - 1) / 2) * Math.min(34, 64 / count), y],
    bench: (index, count) => [whole / 2 + (index - (count - 1) / 2) * columnWidth, benchTop + bench / 2 - 2],
    benchTop,
  };
}

/** A hexagon with a corner on top. */
export function hexagon([x, y]: Point, size: number): string {
  return polygon(
    [0, 1, 2, 3, 4, 5].map((corner) => {
      const angle = (corner * Math.PI) / 3;
      return [x + Math.sin(angle) * size, y - Math.cos(angle) * size];
    }),
  );
}

/** The closest of several middles, if one is within a hexagon's reach: small fields are hit that way. */
export function nearest(point: Point, middles: ReadonlyMap<Place, Point>): Place | null {
  let best: Place | null = null;
  let least = radius;
  for (const [place, [x, y]] of middles) {
    const distance = Math.hypot(point[0] - x, point[1] - y);
    if (distance <= least) [best, least] = [place, distance];
  }
  return best;
}
