// The circuit: a stadium of ten tiles, each eight units long, run clockwise from the start line. Scenery
// grows outwards. A tile is drawn by itself, so that turning one over leaves the others as they are.

import { factor, n, polygon, Stream, type Point } from '../../../art/drawing';
import type { Colour, Racetrack } from '../cards';

export const unitsPerTile = 8;
const lap = 10 * unitsPerTile;
const unit = 23;
const straight = 24 * unit;
const radius = (16 * unit) / Math.PI;
const centre: Point = [472, 220];
const half = 1.55 * unit; // of the lane's width

export const trackSize = { width: 944, height: 440 };

/** What lies on a place of the circuit: an open tile, or the back of one. */
export interface TileLook {
  readonly racetrack: Racetrack;
  readonly colour: Colour;
}

export const colourInk: Readonly<Record<Colour, string>> = {
  red: '#c8372d',
  green: '#3e8e41',
  blue: '#2f6fb7',
  gold: '#d9a520',
};
const laneFill: Readonly<Record<Colour, string>> = {
  red: '#fbe3d8',
  green: '#e5f0d8',
  blue: '#dcebf6',
  gold: '#fbefcd',
};

interface Spot {
  readonly at: Point;
  readonly outward: Point; // of length one
}

function onArc(middle: Point, angle: number, off: number): Spot {
  const outward: Point = [Math.cos(angle), Math.sin(angle)];
  return {
    at: [middle[0] + outward[0] * (radius + off), middle[1] + outward[1] * (radius + off)],
    outward,
  };
}

/** The place `along` units after the start, `off` outside the middle of the lane. */
function spot(along: number, off: number): Spot {
  const s = ((along % lap) + lap) % lap;
  const [x, y] = centre;
  if (s < 16) return onArc([x - straight / 2, y], Math.PI / 2 + (s / 16) * Math.PI, off);
  if (s < 40) return { at: [x - straight / 2 + (s - 16) * unit, y - radius - off], outward: [0, -1] };
  if (s < 56) return onArc([x + straight / 2, y], -Math.PI / 2 + ((s - 40) / 16) * Math.PI, off);
  return { at: [x + straight / 2 - (s - 56) * unit, y + radius + off], outward: [0, 1] };
}

/** The middle of the lane, `aside` lanes' tenths towards the outside. */
export function placeOnTrack(along: number, aside = 0): Point {
  return spot(along, aside).at;
}

function band(from: number, to: number): string {
  const points: Point[] = [];
  for (let s = from; s <= to + 0.001; s += 0.5) points.push(spot(s, half).at);
  for (let s = to; s >= from - 0.001; s -= 0.5) points.push(spot(s, -half).at);
  return polygon(points);
}

function edge(from: number, to: number, off: number): string {
  let path = '';
  for (let s = from; s <= to + 0.001; s += 0.25) {
    const [x, y] = spot(s, off).at;
    path += `${path === '' ? 'M' : 'L'}${n(x)} ${n(y)}`;
  }
  return path;
}

function across(along: number, inner: number, outer: number, stroke: string): string {
  const [from, to] = [spot(along, inner).at, spot(along, outer).at];
  return `<path d="M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}" ${stroke}/>`;
}

type Growth = (stream: Stream) => string;

const tower: Growth = (stream) => {
  const width = stream.range(9, 15);
  const height = stream.range(18, 44);
  let windows = '';
  for (let y = 6; y < height - 4; y += 8) {
    windows += `<rect x="${n(-width / 2 + 3)}" y="${n(-height + y)}" width="3" height="4" fill="#ffd98a"/>`;
  }
  const roof = stream.chance(0.4) ? `l${n(width / 2)} -9l${n(width / 2)} 9` : `h${n(width)}`;
  const fill = stream.pick(['#6a4a86', '#84609a', '#57396f']);
  return `<path d="M${n(-width / 2)} 3V${n(-height)}${roof}V3Z" fill="${fill}"/>${windows}`;
};

const fir: Growth = (stream) => {
  const height = stream.range(24, 44);
  const width = height * 0.34;
  const [wide, narrow, waist] = [n(width * 0.8), n(width * 0.4), n(-height * 0.5)];
  const fill = stream.pick(['#3f7a53', '#568f5f', '#2f6148', '#7aa862']);
  return `<path d="M0 ${n(-height)}L${wide} ${waist}H${narrow}L${n(width)} 3H${n(-width)}L-${narrow} ${waist}H-${wide}Z" fill="${fill}"/>`;
};

const volcano: Growth = (stream) => {
  const height = stream.range(20, 44);
  const width = height * 0.5;
  const mouth = n(width * 0.25);
  const fill = stream.pick(['#6b2b35', '#852f34', '#54202c']);
  return (
    `<path d="M${n(-width)} 3L-${mouth} ${n(-height)}H${mouth}L${n(width)} 3Z" fill="${fill}"/>` +
    `<path d="M-${mouth} ${n(-height)}H${mouth}L${n(width * 0.1)} ${n(-height * 0.5)}L${n(-width * 0.05)} ${n(-height * 0.7)}Z" fill="#ff8f3a"/>`
  );
};

const iceberg: Growth = (stream) => {
  const height = stream.range(18, 42);
  const width = height * 0.42;
  const peak = `${n(-width * 0.2)} ${n(-height)}`;
  return (
    `<path d="M${n(-width)} 3L${peak}L${n(width)} 3Z" fill="#cfe8f2" stroke="#7fb4cc" stroke-width="1"/>` +
    `<path d="M${peak}L${n(width)} 3H${n(width * 0.1)}Z" fill="#93c4da"/>`
  );
};

const crystal: Growth = (stream) => {
  const height = stream.range(14, 34);
  const fill = stream.pick(['#f3b33f', '#d98e2b', '#9fd8bf', '#b5792e']);
  return `<path d="M-6 3L-4 ${n(-height * 0.7)}L1 ${n(-height)}L6 ${n(-height * 0.6)}L7 3Z" fill="${fill}" stroke="#6b421a" stroke-width="1.2"/>`;
};

const star: Growth = (stream) => {
  const size = stream.range(4, 9);
  const y = -stream.range(6, 34);
  const fill = stream.pick(['#7d63b8', '#e0a63a', '#5a7fd0']);
  return `<path d="M0 ${n(y - size)}Q0 ${n(y)} ${n(size)} ${n(y)}Q0 ${n(y)} 0 ${n(y + size)}Q0 ${n(y)} ${n(-size)} ${n(y)}Q0 ${n(y)} 0 ${n(y - size)}Z" fill="${fill}"/>`;
};

const fog: Growth = (stream) =>
  `<ellipse cx="0" cy="${n(-stream.range(2, 10))}" rx="${n(stream.range(12, 20))}" ry="${n(stream.range(7, 12))}" fill="var(--dr-fog)"/>`;

const growths: Readonly<Record<Racetrack, { grow: Growth; count: number }>> = {
  speed_city: { grow: tower, count: 17 },
  wyrm_woods: { grow: fir, count: 14 },
  burning_spire: { grow: volcano, count: 14 },
  frozen_cove: { grow: iceberg, count: 14 },
  golden_caves: { grow: crystal, count: 14 },
  star_field: { grow: star, count: 14 },
};

/** What stands along a tile; fog hides the place of one that is face down (null). */
export function tileScenery(position: number, tile: TileLook | null): string {
  const stream = new Stream(`tile-${position}-${tile?.racetrack ?? 'fog'}`);
  const { grow, count } = tile ? growths[tile.racetrack] : { grow: fog, count: 9 };
  let drawn = '';
  for (let k = 0; k < count; k++) {
    const along = position * unitsPerTile + 0.25 + ((k + stream.range(0.1, 0.9)) * 7.5) / count;
    const { at, outward } = spot(along, half - 1);
    const turn = (Math.atan2(outward[1], outward[0]) * 180) / Math.PI + 90;
    const body = grow(stream);
    const scale = factor(stream.range(0.85, 1.1));
    drawn += `<g transform="translate(${n(at[0])} ${n(at[1])}) rotate(${n(turn)}) scale(${scale})">${body}</g>`;
  }
  return drawn;
}

/** A tile's piece of the lane, divided into spaces. */
export function tileLane(position: number, tile: TileLook | null, spaces: number): string {
  const from = position * unitsPerTile;
  const to = from + unitsPerTile;
  const ink = tile ? colourInk[tile.colour] : 'var(--dr-fog-line)';
  const rim = (off: number, width: number): string =>
    `<path d="${edge(from + 0.06, to - 0.06, off)}" fill="none" stroke="${ink}" stroke-width="${width}"/>`;
  let drawn = `<path d="${band(from, to)}" fill="${tile ? laneFill[tile.colour] : 'var(--dr-closed)'}"/>`;
  drawn += rim(half, 7) + rim(-half, 3);
  for (let space = 1; space < spaces; space++) {
    const along = from + (space * unitsPerTile) / spaces;
    const stroke = `stroke="${tile ? ink : '#8b869c'}" stroke-opacity=".28" stroke-width="1.5"`;
    drawn += across(along, -half + 3, half - 5, stroke);
  }
  return drawn + across(from, -half, half, 'stroke="#fff" stroke-width="4"');
}

export function startLine(): string {
  const [x, y] = spot(0, -half).at;
  const step = (2 * half) / 8;
  let drawn = '';
  for (let row = 0; row < 8; row++) {
    for (let column = 0; column < 2; column++) {
      const fill = (row + column) % 2 === 1 ? '#fff' : '#2a2140';
      drawn += `<rect x="${n(x - 6 + column * 6)}" y="${n(y + row * step)}" width="6" height="${n(step)}" fill="${fill}"/>`;
    }
  }
  return drawn;
}

export interface Label {
  readonly at: Point;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** Where a tile's name is written: inside the ring, where nothing grows. */
export function tileLabel(position: number): Label {
  const middle = position * unitsPerTile + unitsPerTile / 2;
  const left = position < 2;
  const right = position === 5 || position === 6;
  const [x, y] = spot(middle, -half - (left || right ? 1.5 : 0.95) * unit).at;
  if (left) return { at: [x - 10, y + 5], anchor: 'start' };
  if (right) return { at: [x + 10, y + 5], anchor: 'end' };
  return { at: [x, y + 5], anchor: 'middle' };
}
