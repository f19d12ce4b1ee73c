// The trail map: 16 columns of 5 squares on the way out, as many on the way home below, and the land of each leg.

import { item, n, picture, Stream, type Point } from '../../../art/drawing';
import type { Leg } from '../cards';

const cell = 50;
const top = 46;
const left = 58;
const rows = 5; // squares in a column
const half = 80; // squares before the trail turns home
const between = 10; // the halves
const squares = 160;

export const mapSize = { width: left + 16 * cell + 44, height: top + 10 * cell + between + 36 };

/** The middle of a square. Start lies before the first, the Finish after the last. */
export function spot(square: number): Point {
  if (square < 0) return [left - 33, spot(0)[1]];
  if (square >= squares) return [left - 33, spot(squares - 1)[1]];
  const home = square >= half;
  const column = Math.floor((square % half) / rows);
  const along = square % rows;
  const down = (column % 2 === 0) === home;
  const row = (home ? rows : 0) + (down ? along : rows - 1 - along);
  const across = home ? 15 - column : column;
  return [left + (across + 0.5) * cell, top + (row + 0.5) * cell + (home ? between : 0)];
}

/** Anywhere on the way, also between two squares. */
export function along(distance: number): Point {
  const from = Math.floor(distance);
  const [[x1, y1], [x2, y2]] = [spot(from), spot(Math.min(squares, from + 1))];
  const part = distance - from;
  return [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part];
}

const bend = 13;

/** A path through points on the grid, its corners rounded. */
export function road(points: readonly Point[]): string {
  const towards = ([x1, y1]: Point, [x2, y2]: Point): string =>
    `${n(x1 + Math.sign(x2 - x1) * bend)} ${n(y1 + Math.sign(y2 - y1) * bend)}`;
  return points
    .map((point, at) => {
      const [x, y] = point;
      const before = points[at - 1];
      const after = points[at + 1];
      if (!before) return `M${n(x)} ${n(y)}`;
      const turns =
        after !== undefined && (x - before[0]) * (after[1] - y) !== (y - before[1]) * (after[0] - x);
      return turns
        ? `L${towards(point, before)}Q${n(x)} ${n(y)} ${towards(point, after)}`
        : `L${n(x)} ${n(y)}`;
    })
    .join('');
}

/** The way from one square to another, both included. */
export function way(from: number, to: number): string {
  return road(Array.from({ length: Math.max(1, to - from + 1) }, (_, step) => spot(from + step)));
}

export const wholeWay = way(-1, squares);

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const margin = 1.5; // to the next leg

/** The ground a leg covers: whole columns side by side as one piece, parts of a column as pieces of their own. */
export function ground({ first, last }: Pick<Leg, 'first' | 'last'>): Box[] {
  const pieces: { first: number; last: number }[] = [];
  for (let square = first; square <= last;) {
    const end = Math.min(last, square - (square % rows) + rows - 1);
    const before = pieces.at(-1);
    const joins =
      before !== undefined &&
      before.first % rows === 0 &&
      square % half !== 0 &&
      end % rows === rows - 1 &&
      square % rows === 0;
    if (joins) before.last = end;
    else pieces.push({ first: square, last: end });
    square = end + 1;
  }
  return pieces.map(({ first, last }) => {
    const ends = [spot(first), spot(last), spot(Math.min(last, first + rows - 1))];
    const [xs, ys] = [ends.map(([x]) => x), ends.map(([, y]) => y)];
    const x = Math.min(...xs) - cell / 2 + margin;
    const y = Math.min(...ys) - cell / 2;
    return {
      x,
      y,
      width: Math.max(...xs) + cell / 2 - margin - x,
      height: Math.max(...ys) + cell / 2 - y,
    };
  });
}

type Land = readonly [ground: string, marks: string];
const town: Land = ['#e9dcc6', '#b89b6c'];
const lands: Readonly<Record<string, Land>> = {
  Town: town,
  Hills: ['#dfe8d4', '#a9bf92'],
  Blizzard: ['#d9e1ea', '#f9fcff'],
  'Frozen Lake': ['#c3e0ec', '#8fc1d6'],
  'Rope Bridge': ['#d8c8b4', '#8f7350'],
  Mountain: ['#cfd3da', '#8d97a6'],
  Wasteland: ['#ece1cd', '#cdb890'],
  Forest: ['#c6d9c7', '#5f8b6b'],
  'Cliff Face': ['#d5ccc8', '#a2928b'],
  Village: ['#f0d9c4', '#c4713f'],
};

type Sow = (count: number, draw: (x: number, y: number) => string) => string;

/** What grows on a leg, by its name; a leg of another pack has houses. */
function growth(name: string, box: Box, sow: Sow, marks: string, ground: string): string {
  const area = (box.width * box.height) / 12500;
  const line = (width: number): string =>
    `fill="none" stroke="${marks}" stroke-width="${width}" stroke-linecap="round"`;
  switch (name) {
    case 'Hills':
      return sow(11 * area, (x, y) => `<path d="M${n(x - 14)} ${n(y)}q14 -20 28 0" ${line(3)}/>`);
    case 'Blizzard':
      return sow(26 * area, (x, y) => `<path d="M${n(x)} ${n(y)}l16 -6" ${line(3)}/>`);
    case 'Frozen Lake':
      return sow(
        8 * area,
        (x, y) =>
          `<path d="M${n(x)} ${n(y)}l10 -8l4 10l12 -4M${n(x + 10)} ${n(y - 8)}l-3 -10" fill="none" stroke="${marks}" stroke-width="1.8"/>`,
      );
    case 'Rope Bridge': {
      let planks = '';
      for (let y = box.y + 8; y < box.y + box.height; y += 13) {
        planks += `<path d="M${n(box.x + 4)} ${n(y)}h${n(box.width - 8)}" stroke="${marks}" stroke-width="4" opacity=".55"/>`;
      }
      return planks;
    }
    case 'Mountain':
      return sow(
        7,
        (x, y) =>
          `<path d="M${n(x - 14)} ${n(y + 10)}l14 -24l14 24Z" fill="${marks}" opacity=".6"/>` +
          `<path d="M${n(x - 5)} ${n(y - 5)}l5 -9l5 9l-5 -3Z" fill="#fff"/>`,
      );
    case 'Wasteland':
      return sow(9 * area, (x, y) => `<path d="M${n(x - 16)} ${n(y)}q8 -7 16 0t16 0" ${line(2.6)}/>`);
    case 'Forest':
      return sow(
        17 * area,
        (x, y) => `<path d="M${n(x)} ${n(y - 18)}l9 18h-18Z" fill="${marks}" opacity=".75"/>`,
      );
    case 'Cliff Face':
      return sow(
        16 * area,
        (x, y) => `<path d="M${n(x)} ${n(y - 10)}l-5 20M${n(x + 7)} ${n(y - 8)}l-4 16" ${line(2.6)}/>`,
      );
    default:
      return sow(
        6,
        (x, y) =>
          `<path d="M${n(x - 9)} ${n(y + 8)}v-10l9 -8l9 8v10Z" fill="${marks}" opacity=".8"/>` +
          `<rect x="${n(x - 3)}" y="${n(y)}" width="6" height="8" fill="${ground}"/>`,
      );
  }
}

function piece(stream: Stream, name: string, box: Box, id: string, corner = 12): string {
  const [ground, marks] = lands[name] ?? town;
  const { x, y, width, height } = box;
  const rect = `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"`;
  const sow: Sow = (count, draw) => {
    let drawn = '';
    for (let at = 0; at < count; at++) {
      const across = x + 8 + stream.next() * (width - 16);
      drawn += draw(across, y + 10 + stream.next() * (height - 20));
    }
    return drawn;
  };
  return (
    `<clipPath id="${id}">${rect} rx="${corner}"/></clipPath><g clip-path="url(#${id})">${rect} fill="${ground}"/>` +
    `${growth(name, box, sow, marks, ground)}</g>`
  );
}

/** The land below the road. */
export function landscape(legs: readonly Leg[]): string {
  const stream = new Stream('trail');
  return legs
    .map((leg) =>
      ground(leg)
        .map((box, at) => piece(stream, leg.name, box, `${leg.id}-${at}`))
        .join(''),
    )
    .join('');
}

/** A leg alone, for its card: in a window of 200 × 140. */
export function legArt({ id, name }: Pick<Leg, 'id' | 'name'>): string {
  const box = { x: 0, y: 0, width: 200, height: 140 };
  return picture(200, 140, piece(new Stream(name), name, box, id, 0));
}

export interface Label {
  readonly lines: readonly string[];
  /** The middle of the first line's foot. */
  readonly at: Point;
  readonly lineHeight: number;
  /** The middle of the first entry number, and how far on the next one is. */
  readonly entry: Point;
  readonly step: number;
}

/** Names stand above the way out and below the way home; narrow legs at the edges have their numbers outside. */
export function label({ name, first, last }: Leg, size: number): Label {
  const lineHeight = size * 0.85;
  const home = first >= half;
  const [box] = ground({ first, last: home ? last : Math.min(last, half - 1) });
  const { x, y, width, height } = item(box ? [box] : [], 0);
  const narrow = width < 2 * cell - 2 * margin;
  const lines = narrow ? name.split(' ') : [name];
  const middle = x + width / 2;
  const foot = home ? y + height + 2 + size : y - 12 - (lines.length - 1) * lineHeight;
  const wide = Math.max(...lines.map(({ length }) => length)) * size * 0.23 + size * 0.8;
  const leftmost = narrow && x < left + cell / 2;
  return {
    lines,
    at: [middle, foot],
    lineHeight,
    entry: [leftmost ? middle - wide : middle + wide, foot + (lines.length - 1) * lineHeight - size * 0.32],
    step: (leftmost ? -1.2 : 1.2) * size,
  };
}
