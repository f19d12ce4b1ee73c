// The back of every card: fans of feathers, and a crown.

import { picture } from '../../../art/drawing';
import { markPaths } from './marks';

const [across, down] = [44, 26];

function feathers(): string {
  let drawn = '';
  for (let y = 0, row = 0; y < 300; y += down, row++) {
    for (let x = row % 2 === 1 ? -across / 2 : 0; x < 220; x += across) {
      for (const size of [21, 15, 9]) {
        drawn += `<path d="M${x - size} ${y + 22}a${size} ${size} 0 0 1 ${size * 2} 0"/>`;
      }
    }
  }
  return `<g fill="#4d1f54" stroke="#7d4a80" stroke-width="1.6">${drawn}</g>`;
}

export function cardBack(): string {
  const rim =
    '<rect x="9" y="9" width="182" height="262" rx="10" fill="none" stroke="#e9b949" stroke-width="3"/>';
  const crown =
    '<circle cx="100" cy="130" r="44" fill="#c2186b" stroke="#ffe2a0" stroke-width="4"/>' +
    `<g transform="translate(73.6 101.6) scale(2.2)" fill="#ffe2a0"><path d="${markPaths.crown}"/></g>`;
  return picture(200, 280, `<rect width="200" height="280" fill="#3a1640"/>${feathers()}${rim}${crown}`);
}
