// Mary and their friends: turtles on a runway, dressed by the card's id. A turtle looks to the right and stands at
// y = 118 in a window of 200 × 130.

import { hsl, n, picture, Stream } from '../../../art/drawing';
import { beams, heart, ink, line } from './stage';

interface Given {
  readonly hue?: number;
  readonly wig?: number;
  /** Of the shell's clip: unique within its picture. */
  readonly clip?: string;
}

interface Tones {
  readonly light: string;
  readonly dark: string;
}

const shell = 'M34 94Q30 36 88 32Q146 34 146 94Z';
const skin = hsl(96, 42, 62);
const skinShade = hsl(96, 40, 46);

const hexagons: readonly (readonly [x: number, y: number, radius: number])[] = [
  [66, 60, 15],
  [98, 54, 17],
  [126, 68, 13],
  [54, 84, 12],
  [84, 82, 14],
  [114, 86, 13],
];

function hexagonal({ light, dark }: Tones): string {
  return hexagons
    .map(([x, y, q]) => {
      const [half, high] = [q / 2, q * 0.86];
      const corners =
        `M${x - q} ${y}L${n(x - half)} ${n(y - high)}H${n(x + half)}` +
        `L${x + q} ${y}L${n(x + half)} ${n(y + high)}H${n(x - half)}Z`;
      return `<path d="${corners}" fill="${light}" stroke="${dark}" stroke-width="2.4"/>`;
    })
    .join('');
}

function sequined(stream: Stream): string {
  let drawn = '';
  for (let k = 0; k < 26; k++) {
    drawn +=
      `<path transform="translate(${n(stream.range(36, 144))} ${n(stream.range(36, 92))}) ` +
      `scale(${n(stream.range(0.6, 1.2))})" ` +
      'd="M0 -5L1.5 -1.5L5 0L1.5 1.5L0 5L-1.5 1.5L-5 0L-1.5 -1.5Z" fill="#fff6c9"/>';
  }
  return drawn;
}

function scaled({ light, dark }: Tones): string {
  let drawn = '';
  for (let y = 38; y < 96; y += 11) {
    for (let x = 30 + (Math.trunc(y / 11) % 2) * 7; x < 150; x += 14) {
      const fill = Math.trunc((x + y) / 7) % 3 === 0 ? 'none' : light;
      drawn += `<path d="M${x} ${y}a7 7 0 0 0 14 0" fill="${fill}" stroke="${dark}" stroke-width="1.8"/>`;
    }
  }
  return drawn;
}

function shoe(x: number, colour: string): string {
  const sole = `M${x} 116V120H${x + 26}Q${x + 28} 118 ${x + 25} 112Q${x + 16} 110 ${x + 12} 104L${x} 102Z`;
  return `<path d="${sole}" fill="${colour}" ${line}/><path d="M${x + 1} 112L${x - 1} 121" ${line}/>`;
}

/** Swept up, a beehive, curls, or a crown. */
function headdress(wig: number, hair: string): string {
  switch (wig) {
    case 0:
      return (
        `<path d="M150 58Q136 24 166 18Q198 16 194 48Q184 34 172 40Q160 36 150 58Z" fill="${hair}" ${line}/>` +
        '<path d="M158 34Q170 24 184 30" stroke="#fff" stroke-width="3" opacity=".6" fill="none" stroke-linecap="round"/>'
      );
    case 1:
      return (
        `<path d="M152 52Q138 -14 170 -12Q198 -10 188 42Q172 32 152 52Z" fill="${hair}" ${line}/>` +
        `<path d="M150 6Q168 14 190 4M150 20Q170 28 191 18M152 34Q170 40 188 32" stroke="${ink}" stroke-width="2" fill="none" opacity=".55"/>`
      );
    case 2:
      return (
        [
          [150, 40, 12],
          [158, 24, 13],
          [174, 18, 13],
          [188, 28, 11],
          [146, 56, 10],
          [166, 36, 11],
        ] as const
      )
        .map(([x, y, q]) => `<circle cx="${x}" cy="${y}" r="${q}" fill="${hair}" ${line}/>`)
        .join('');
    default:
      return (
        `<path d="M150 30L154 6L166 22L176 2L184 22L198 10L194 36Q172 28 150 30Z" fill="#f2c64b" ${line}/>` +
        '<circle cx="176" cy="24" r="3.5" fill="#c2186b"/>'
      );
  }
}

function feathers(hair: string): string {
  return Array.from({ length: 7 }, (_, k) => {
    const [x, y] = [n(140 + k * 4.5), n(90 + Math.sin(k) * 5 - k * 1.5)];
    return `<circle cx="${x}" cy="${y}" r="7" fill="${hair}" ${line}/>`;
  }).join('');
}

const face =
  `<path d="M164 50Q174 38 186 48Q182 60 172 58Q166 56 164 50Z" fill="#fff" stroke="${ink}" stroke-width="2.4"/>` +
  `<circle cx="177" cy="51" r="4.2" fill="${ink}"/><circle cx="178.5" cy="49.5" r="1.4" fill="#fff"/>` +
  `<path d="M162 51Q172 35 188 47M186 45l7 -5M181 41l4 -7M173 40l0 -7" stroke="${ink}" stroke-width="3" fill="none" stroke-linecap="round"/>`;

const smiles = [
  `<path d="M178 65Q190 66 193 61Q192 73 182 73Q178 70 178 65Z" fill="#c2186b" ${line}/>`,
  `<path d="M178 67Q188 72 194 63" fill="none" ${line}/>`,
] as const;

export function turtle(stream: Stream, { hue, wig, clip = 'shell' }: Given = {}): string {
  const shellHue = hue ?? stream.pick([148, 164, 28, 338, 205, 268, 90]);
  const tones = { light: hsl(shellHue, 60, 72), dark: hsl(shellHue, 52, 30) };
  const hair = stream.pick(['#f08bc0', '#f6d36b', '#b48be0', '#d6433a', '#8fd3e8', '#fff3e0']);
  const heel = stream.pick(['#c2186b', '#dd6212', '#7b3fa0', '#1765a3']);
  const pattern = stream.int(0, 2);
  const worn = wig ?? stream.int(0, 3);
  const boa = stream.chance(0.4);
  const smile = stream.int(0, 1) === 1 ? smiles[1] : smiles[0];
  const decorated = pattern === 0 ? hexagonal(tones) : pattern === 1 ? sequined(stream) : scaled(tones);
  return (
    `<ellipse cx="96" cy="122" rx="74" ry="6" fill="${ink}" opacity=".16"/>` +
    `<path d="M36 90Q18 92 12 104Q28 106 42 98Z" fill="${skin}" ${line}/>` +
    `<path d="M52 92L50 112H70L72 92ZM112 92L114 112H134L130 92Z" fill="${skinShade}" ${line}/>` +
    shoe(48, heel) +
    shoe(112, heel) +
    `<path d="M136 92Q146 84 146 66Q142 42 168 34Q198 32 198 58Q198 76 178 78Q166 80 162 94Q152 102 136 100Z" fill="${skin}" ${line}/>` +
    `<path d="${shell}" fill="${hsl(shellHue, 52, 46)}" ${line}/>` +
    `<clipPath id="${clip}"><path d="${shell}"/></clipPath><g clip-path="url(#${clip})">${decorated}</g>` +
    `<path d="${shell}" fill="none" ${line}/>` +
    `<path d="M26 92Q90 84 152 92Q156 102 148 104Q88 98 30 104Q22 102 26 92Z" fill="${tones.light}" ${line}/>` +
    face +
    smile +
    '<circle cx="168" cy="65" r="4.5" fill="#f2788f" opacity=".55"/>' +
    headdress(worn, hair) +
    (boa ? feathers(hair) : '')
  );
}

/** A turtle alone, without ground: Mary in the head of the board, the runner on the home screen. */
export function alone(id: string, given: Given = {}): string {
  const drawn = `<g transform="translate(4 16)">${turtle(new Stream(id), given)}</g>`;
  return picture(210, 146, drawn, 'meet');
}

/** Cards about company show two who meet. */
const together = /family|circle|group|help|hug|squad|advice|load|sleepover|chat|team|swap|pep/i;

export function turtleArt(id: string, name: string): string {
  const stream = new Stream(id);
  const two = together.test(name);
  let drawn =
    beams(stream, '#ffe9a6', '#ffdf80') +
    '<path d="M-4 134L30 108H170L204 134Z" fill="#f3b95f"/><path d="M30 108H170L172 111H28Z" fill="#d8913a"/>';
  drawn += two
    ? `<g transform="translate(-2 52) scale(.52)">${turtle(stream, { clip: 'left' })}</g>` +
      `<g transform="translate(203 52) scale(-.52 .52)">${turtle(stream, { clip: 'right' })}</g>`
    : `<g transform="translate(${n(stream.range(20, 32))} 12) scale(.82)">${turtle(stream)}</g>`;
  for (let k = 0; k < 3; k++) {
    drawn += two
      ? heart(74 + k * 26, stream.range(14, 34), stream.range(0.6, 1))
      : heart(16 + k * 30 + stream.range(0, 12), stream.range(14, 38), stream.range(0.5, 0.9));
  }
  return picture(200, 130, drawn);
}
