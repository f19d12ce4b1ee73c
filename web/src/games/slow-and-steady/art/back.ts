// The back of every card: hearts, and a turtle in a medal.

import { n, picture } from '../../../art/drawing';
import { markPaths, type Mark } from './marks';

const rim = '#ffe9a6';

function mark(name: Mark, x: number, y: number, size: number, fill: string): string {
  const corner = `${n(x - 12 * size)} ${n(y - 12 * size)}`;
  return `<g transform="translate(${corner}) scale(${size})" fill="${fill}" fill-rule="evenodd"><path d="${markPaths[name]}"/></g>`;
}

export function cardBack(): string {
  let hearts = '';
  for (let y = 0, row = 0; y < 300; y += 34, row++) {
    for (let x = row % 2 === 1 ? -18 : 0; x < 220; x += 36) hearts += mark('heart', x, y, 0.62, '#a32a62');
  }
  return picture(
    200,
    280,
    `<rect width="200" height="280" fill="#8a2455"/>${hearts}` +
      `<rect x="9" y="9" width="182" height="262" rx="10" fill="none" stroke="${rim}" stroke-width="3"/>` +
      `<circle cx="100" cy="130" r="46" fill="#2b9a58" stroke="${rim}" stroke-width="4"/>` +
      mark('turtle', 98, 130, 2.5, rim),
  );
}
