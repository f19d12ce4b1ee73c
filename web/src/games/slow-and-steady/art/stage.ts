// What every picture stands on: beams of light over a runway, and the hearts above it.

import { factor, n, type Stream } from '../../../art/drawing';

export const ink = '#2d1f2b';
export const line = `stroke="${ink}" stroke-width="3.4" stroke-linejoin="round" stroke-linecap="round"`;

const count = 12;
const reach = 220;

/** Twelve beams from below the middle, in a window of 200 × 130. */
export function beams(stream: Stream, ground: string, light: string): string {
  const at = (angle: number): string =>
    `${n(100 + Math.cos(angle) * reach)} ${n(136 + Math.sin(angle) * reach)}`;
  let path = '';
  for (let k = 0; k < count; k++) {
    const angle = Math.PI + ((k + stream.range(-0.1, 0.1)) * Math.PI) / count;
    path += `M100 136L${at(angle)}L${at(angle + Math.PI / (2 * count))}Z`;
  }
  return `<rect width="200" height="130" fill="${ground}"/><path d="${path}" fill="${light}"/>`;
}

export function heart(x: number, y: number, size: number): string {
  return (
    `<path transform="translate(${n(x)} ${n(y)}) scale(${factor(size)})" ` +
    'd="M0 9C-9 2 -11 -2 -10 -6C-8 -11 -2 -10 0 -5C2 -10 8 -11 10 -6C11 -2 9 2 0 9Z" ' +
    `fill="#2b9a58" stroke="${ink}" stroke-width="2"/>`
  );
}
