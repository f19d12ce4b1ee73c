// What stands in the way, never who: eyes, talk, storms, cracked mirrors, tangles, clocks. 200 × 130.

import { n, picture, smooth, Stream, type Point } from '../../../art/drawing';
import { beams } from './stage';

const dark = '#14264a';

function eyes(stream: Stream): string {
  let drawn = '';
  for (let k = 0; k < 12; k++) {
    const x = 26 + (k % 4) * 49 + stream.range(-9, 9);
    const y = 22 + Math.floor(k / 4) * 33 + stream.range(-6, 6);
    const q = stream.range(13, 19);
    drawn +=
      `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(stream.range(-14, 14))})">` +
      `<path d="M${n(-q)} 0Q0 ${n(-q)} ${n(q)} 0Q0 ${n(q * 0.8)} ${n(-q)} 0Z" fill="#f3f7ff" stroke="${dark}" stroke-width="2.6"/>` +
      `<circle cx="${n(q * 0.1)}" cy="${n(q * 0.12)}" r="${n(q * 0.38)}" fill="${dark}"/>` +
      `<path d="M${n(-q)} ${n(-q * 0.4)}Q0 ${n(-q * 1.1)} ${n(q)} ${n(-q * 0.2)}" stroke="${dark}" stroke-width="4" fill="none"/></g>`;
  }
  return drawn;
}

const bubbles: readonly Point[] = [
  [10, 8],
  [76, 14],
  [122, 30],
  [30, 50],
  [104, 66],
];

function talk(stream: Stream): string {
  return bubbles
    .map(([x, top], k) => {
      const y = top + stream.range(-4, 4);
      const width = stream.range(48, 66);
      const bubble = `M${n(x)} ${n(y)}h${n(width)}v30h${n(-width * 0.5)}l-10 12l-2 -12h${n(-width * 0.5 + 12)}Z`;
      return (
        `<path d="${bubble}" fill="${k % 2 === 1 ? '#dfeaf8' : '#b9d0ef'}" stroke="${dark}" stroke-width="3" stroke-linejoin="round"/>` +
        `<path d="M${n(x + 8)} ${n(y + 15)}l6 -7l6 12l6 -12l6 12l6 -9" stroke="${dark}" stroke-width="3" fill="none" stroke-linejoin="round"/>`
      );
    })
    .join('');
}

const puffs: readonly (readonly [x: number, y: number, radius: number])[] = [
  [46, 40, 26],
  [78, 28, 30],
  [116, 30, 32],
  [150, 42, 26],
  [98, 48, 34],
];

function storm(): string {
  const cloud = puffs.map(([x, y, q]) => `<circle cx="${x}" cy="${y}" r="${q}" fill="#1f3c74"/>`).join('');
  const bolts = [60, 100, 138].map((x) => {
    const bolt = `M${x + 6} 66L${x - 8} 94H${x + 3}L${x - 6} 122L${x + 16} 86H${x + 5}L${x + 14} 66Z`;
    return `<path d="${bolt}" fill="#ffd75e" stroke="${dark}" stroke-width="2.6" stroke-linejoin="round"/>`;
  });
  return `${cloud}<path d="M22 46Q98 86 176 46V58Q98 88 22 58Z" fill="#1f3c74"/>${bolts.join('')}`;
}

function mirror(): string {
  return (
    `<ellipse cx="100" cy="60" rx="46" ry="54" fill="${dark}"/><ellipse cx="100" cy="60" rx="38" ry="46" fill="#cfe0f5"/>` +
    `<path d="M104 52L96 14M104 52L136 34M104 52L138 74M104 52L110 106M104 52L70 92M104 52L63 54M104 52L72 26" stroke="${dark}" stroke-width="3.2"/>` +
    `<path d="M104 52L96 14L118 20ZM104 52L70 92L63 54Z" fill="#8fb2dd" opacity=".8"/><path d="M88 112h24l4 18H84Z" fill="${dark}"/>`
  );
}

function tangle(stream: Stream): string {
  const points: Point[] = [];
  for (let k = 0; k < 26; k++) {
    const x = 100 + Math.cos(k * 2.4) * stream.range(16, 64);
    points.push([x, 58 + Math.sin(k * 2.4) * stream.range(10, 44)]);
  }
  const thread = smooth(points, false, 0.26);
  return [
    [dark, 7],
    ['#8fb2dd', 3],
  ]
    .map(
      ([colour, width]) =>
        `<path d="${thread}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`,
    )
    .join('');
}

function clock(stream: Stream): string {
  let hours = '';
  for (let k = 0; k < 12; k++) {
    const angle = (k * Math.PI) / 6;
    const at = (reach: number): string =>
      `${n(100 + Math.cos(angle) * reach)} ${n(60 + Math.sin(angle) * reach)}`;
    hours += `M${at(38)}L${at(44)}`;
  }
  const hands =
    `M100 60L${n(100 + stream.range(-24, 24))} 30` +
    `M100 60L${n(100 + stream.range(14, 26))} ${n(60 + stream.range(4, 18))}`;
  return (
    `<circle cx="100" cy="60" r="52" fill="${dark}"/><circle cx="100" cy="60" r="46" fill="#dfeaf8"/>` +
    `<path d="${hours}" stroke="${dark}" stroke-width="4"/>` +
    `<path d="${hands}" stroke="#a32a62" stroke-width="6" stroke-linecap="round"/><circle cx="100" cy="60" r="5" fill="${dark}"/>`
  );
}

/** The first that the card's name speaks of; else a storm. */
const kinds: readonly (readonly [RegExp, (stream: Stream) => string])[] = [
  [/mirror|compar|impostor|photo/i, mirror],
  [/rumor|critic|heckl|review|troll|joke|compliment|silence|over$|interrog|echo/i, talk],
  [/sham|neighbor|spotlight|eye|pressure|crowd|fright|caught|stage/i, eyes],
  [/tangle|mix|rip|zipper|overthink|much|snowball|once/i, tangle],
  [/book|night|cue|timing|change|round|late/i, clock],
];

export function troubleArt(id: string, name: string): string {
  const stream = new Stream(id);
  const draw = kinds.find(([words]) => words.test(name))?.[1] ?? storm;
  const ground =
    beams(stream, '#4a7ac0', '#3f6db2') + '<path d="M-4 134L30 110H170L204 134Z" fill="#274a86"/>';
  return picture(200, 130, ground + draw(stream));
}
