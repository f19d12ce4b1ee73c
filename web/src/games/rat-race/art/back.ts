// The back of every card: the field in black, and the Throne.

import { n, picture } from '../../../art/drawing';
import { markPaths } from './marks';
import { ink, paper } from './woodcut';

const [across, down] = [34.64, 30];

function honeycomb(): string {
  let drawn = '';
  for (let y = 0, row = 0; y < 300; y += down, row++) {
    for (let x = row % 2 === 1 ? -across / 2 : 0; x < 220; x += across) {
      drawn += `<path d="M${n(x)} ${n(y - 18)}l15.6 9v18l-15.6 9l-15.6 -9v-18Z" fill="none" stroke="#4a4032" stroke-width="2"/>`;
    }
  }
  return drawn;
}

export function cardBack(): string {
  const rim = `<rect x="9" y="9" width="182" height="262" rx="10" fill="none" stroke="${paper}" stroke-width="3"/>`;
  const seat =
    `<path d="M100 78l45 26v52l-45 26l-45 -26v-52Z" fill="#8f2417" stroke="${paper}" stroke-width="4"/>` +
    `<g transform="translate(74.8 104.8) scale(2.1)" fill="${paper}" fill-rule="evenodd"><path d="${markPaths.throne}"/></g>`;
  return picture(200, 280, `<rect width="200" height="280" fill="${ink}"/>${honeycomb()}${rim}${seat}`);
}
