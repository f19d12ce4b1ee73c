// The back of every card: dragon scales, and the four colours' marks in a medal.

import { n, picture } from '../../../art/drawing';
import { markPaths, type Mark } from './marks';

const gold = '#f0d9a0';

function scales(): string {
  let drawn = '';
  for (let y = 0, row = 0; y < 300; y += 30, row++) {
    for (let x = row % 2 === 1 ? -18 : 0; x < 220; x += 36) {
      drawn += `<path d="M${x} ${y}a18 18 0 0 0 36 0" fill="#5a2d82" stroke="#7a4aa6" stroke-width="2"/>`;
    }
  }
  return drawn;
}

function mark(name: Mark, x: number, y: number): string {
  const scale = 1.15;
  return (
    `<g transform="translate(${n(x - 12 * scale)} ${n(y - 12 * scale)}) scale(${scale})" fill="${gold}" fill-rule="evenodd" opacity="1">` +
    `<path d="${markPaths[name]}"/></g>`
  );
}

export function cardBack(): string {
  const medal =
    `<circle cx="100" cy="130" r="46" fill="#43206a" stroke="${gold}" stroke-width="4"/>` +
    mark('flame', 82, 112) +
    mark('leaf', 118, 112) +
    mark('wave', 82, 148) +
    mark('coin', 118, 148);
  const rim = `<rect x="9" y="9" width="182" height="262" rx="10" fill="none" stroke="${gold}" stroke-width="3"/>`;
  return picture(200, 280, `<rect width="200" height="280" fill="#43206a"/>${scales()}${rim}${medal}`);
}
