// The back of every card: paws and snow, and the sled. The deck's name is printed on it by whoever shows it.

import { factor, n, picture } from '../../../art/drawing';
import { markPaths, type Mark } from './marks';

const ground = '#22333f';
const rim = '#e8f0f5';
const step = 40;

function mark(name: Mark, x: number, y: number, scale: number, fill: string): string {
  return `<g transform="translate(${n(x - 12 * scale)} ${n(y - 12 * scale)}) scale(${factor(scale)})" fill="${fill}" fill-rule="evenodd"><path d="${markPaths[name]}"/></g>`;
}

function pattern(): string {
  let drawn = '';
  for (let y = 0, row = 0; y < 300; y += step, row++) {
    const odd = row % 2 === 1;
    for (let x = odd ? -step / 2 : 0; x < 220; x += step) {
      drawn += mark(odd ? 'dog' : 'frost', x, y, 0.75, '#38505f');
    }
  }
  return drawn;
}

export function cardBack(): string {
  return picture(
    200,
    280,
    `<rect width="200" height="280" fill="${ground}"/>${pattern()}` +
      `<rect x="9" y="9" width="182" height="262" rx="10" fill="none" stroke="${rim}" stroke-width="3"/>` +
      `<path d="M54 130L100 84L146 130L100 176Z" fill="#b8430f" stroke="${rim}" stroke-width="4"/>` +
      mark('sled', 99, 130, 1.7, '#fff'),
  );
}
