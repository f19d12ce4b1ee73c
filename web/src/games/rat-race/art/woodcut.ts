// How a woodcut is made: black ink on paper, gouge marks, rays, and one spot colour at a time.

import { n, type Stream } from '../../../art/drawing';
import type { CouncilorId } from '../cards';

export const ink = '#1b1712';
export const paper = '#f8f1df';

/** world.css has the same. */
export const spots: Readonly<Record<CouncilorId, string>> = {
  ant: '#b0761c',
  bull: '#9c2a1b',
  elephant: '#5e3f86',
  rat: '#c99a13',
  bear: '#3f87ab',
};

export type Box = readonly [left: number, top: number, right: number, bottom: number];

export const line = `stroke="${ink}" stroke-width="4.2" stroke-linejoin="round" stroke-linecap="round"`;

/** A thinner line of the same kind. */
export function thin(width: number): string {
  return line.replace('4.2', String(width));
}

/** Mirrored about the middle of the face. */
export function both(drawing: string): string {
  return [1, -1]
    .map((side) => `<g transform="translate(100 0) scale(${side} 1) translate(-100 0)">${drawing}</g>`)
    .join('');
}

export function eye(x: number, y: number, size = 1): string {
  const reach = 9 * size;
  return (
    `<path d="M${x - reach} ${y + 1}Q${x} ${y - reach} ${x + reach} ${y}Q${x} ${y + 7 * size} ${x - reach} ${y + 1}Z" ` +
    `fill="${paper}" ${thin(3)}/><circle cx="${x}" cy="${y - 0.5}" r="${3.6 * size}" fill="${ink}"/>`
  );
}

interface Cut {
  readonly outline: string;
  readonly box: Box;
  readonly gap: number;
  readonly thick: number;
  readonly lean: number;
  readonly fill: string;
  /** Of the clip: unique within its picture. */
  readonly id: string;
}

/** Gouge marks: wedges that start thick on one edge and run out, clipped to a shape. */
export function cuts(stream: Stream, { outline, box, gap, thick, lean, fill, id }: Cut): string {
  const [left, top, right, bottom] = box;
  let path = '';
  for (let y = top; y < bottom; y += gap * stream.range(0.8, 1.2)) {
    const end = right - (right - left) * stream.range(0.45, 0.95);
    const depth = thick * stream.range(0.7, 1.25);
    const middle = n((right + end) / 2);
    path +=
      `M${n(right)} ${n(y)}Q${middle} ${n(y + lean)} ${n(end)} ${n(y + lean * 1.5)}` +
      `Q${middle} ${n(y + lean + depth)} ${n(right)} ${n(y + depth)}Z`;
  }
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><path d="${path}" fill="${fill}" clip-path="url(#${id})"/>`;
}

interface Rays {
  readonly x: number;
  readonly y: number;
  readonly count: number;
  readonly fill: string;
  readonly reach?: number;
  /** In degrees. */
  readonly from?: number;
  readonly to?: number;
}

export function rays(stream: Stream, { x, y, count, fill, reach = 260, from = 0, to = 360 }: Rays): string {
  const step = (to - from) / count;
  const offset = stream.range(0, step);
  const at = (angle: number): string => `${n(x + Math.cos(angle) * reach)} ${n(y + Math.sin(angle) * reach)}`;
  let path = '';
  for (let k = 0; k < count; k++) {
    const start = ((from + offset + k * step) * Math.PI) / 180;
    const end = start + (step * Math.PI * stream.range(0.32, 0.5)) / 180;
    path += `M${n(x)} ${n(y)}L${at(start)}L${at(end)}Z`;
  }
  return `<path d="${path}" fill="${fill}"/>`;
}
