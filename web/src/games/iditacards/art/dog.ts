// Dogs: a portrait in the card's window, and the runner in the lane. "Fake" dogs are dogs in costume.

import { factor, hsl, item, n, picture, type Stream } from '../../../art/drawing';

export const ink = '#1d2126';
const line = `stroke="${ink}" stroke-width="2.6" stroke-linejoin="round"`;

type Coat = readonly [main: string, dark: string, light: string];
const grey: Coat = ['#5d6670', '#343b43', '#f5f3ee'];
const coats: readonly Coat[] = [
  grey,
  ['#3d3a3b', '#1f1d1f', '#f1e6d6'],
  ['#a8733f', '#6a4424', '#fbefdc'],
  ['#c9b79c', '#8f7b60', '#fffaf0'],
  ['#d98a45', '#8a4d1d', '#fff1de'],
  ['#8b8f97', '#555a63', '#ffffff'],
  ['#6f4a35', '#3f2a1f', '#ead6bf'],
  ['#e9e4da', '#aba396', '#ffffff'],
];
const eyeColours = ['#6fb4e3', '#7a4a1f', '#9ac0a0', '#d29a2c'];
const collars = ['#c8501b', '#1765a3', '#0b7f5c', '#8d3d70', '#e3a008'];

const earShapes = [
  'M-42 -10L-38 -52L-12 -34Z',
  'M-40 -12Q-50 -46 -34 -54Q-16 -46 -12 -34Z',
  'M-34 -32Q-58 -38 -56 -6Q-52 10 -42 8Q-36 -10 -26 -22Z',
];
const innerEars = ['M-36 -20L-35 -42L-20 -32Z', 'M-36 -22Q-40 -40 -33 -44Q-24 -40 -20 -34Z', ''];
const hanging = 2;
const masks = [
  'M0 -30L5 -10Q14 -22 26 -14Q36 -2 28 14Q20 34 0 35Q-20 34 -28 14Q-36 -2 -26 -14Q-14 -22 -5 -10Z',
  'M0 -38Q7 -16 8 -4Q28 4 26 18Q18 35 0 36Q-18 35 -26 18Q-28 4 -8 -4Q-7 -16 0 -38Z',
  'M0 -4Q20 -2 24 14Q20 34 0 36Q-20 34 -24 14Q-20 -2 0 -4ZM-20 -22Q-12 -26 -8 -18Q-14 -14 -20 -18ZM20 -22Q12 -26 8 -18Q14 -14 20 -18Z',
];

const bothSides = (draw: (side: number) => string): string => draw(1) + draw(-1);
const mirrored = (body: string): string => bothSides((side) => `<g transform="scale(${side} 1)">${body}</g>`);

function ears(shape: number, [main, dark]: Coat): string {
  return mirrored(
    `<path d="${item(earShapes, shape)}" fill="${shape === hanging ? dark : main}" ${line}/>` +
      `<path d="${item(innerEars, shape)}" fill="${hsl(14, 40, 74)}"/>`,
  );
}

function eye(side: number, colour: string): string {
  return (
    `<g transform="translate(${side * 16} -7) scale(${side} 1)">` +
    `<path d="M-9 1Q-2 -8 8 -2Q4 6 -4 5Z" fill="#fff" stroke="${ink}" stroke-width="2"/>` +
    `<circle cx="0" cy="-.6" r="4" fill="${colour}"/><circle cx="0" cy="-.6" r="2" fill="${ink}"/>` +
    `<circle cx="1.4" cy="-2" r="1" fill="#fff"/></g>`
  );
}

interface Features {
  readonly coat: Coat;
  readonly mask: number;
  readonly eyes: readonly [left: string, right: string];
  readonly tongue: boolean;
}

function face({ coat: [main, , light], mask, eyes: [left, right], tongue }: Features): string {
  return (
    `<path d="M0 -38Q30 -38 38 -14Q48 4 34 18Q26 36 0 38Q-26 36 -34 18Q-48 4 -38 -14Q-30 -38 0 -38Z" fill="${main}" ${line}/>` +
    `<path d="${item(masks, mask)}" fill="${light}"/>` +
    eye(-1, left) +
    eye(1, right) +
    (tongue
      ? `<path d="M-1 26Q-2 44 7 44Q14 43 11 25Z" fill="#e8737c" stroke="${ink}" stroke-width="2.2"/>` +
        `<path d="M6 28v9" stroke="#b74b57" stroke-width="1.6"/>`
      : '') +
    `<path d="M-10 8Q0 2 10 8Q9 17 0 19Q-9 17 -10 8Z" fill="${ink}"/>` +
    `<ellipse cx="-3" cy="9" rx="3" ry="1.5" fill="#fff" opacity=".5"/>` +
    `<path d="M0 18V25M-14 22Q-6 30 0 25Q6 30 14 22" stroke="${ink}" stroke-width="2.4" fill="none" stroke-linecap="round"/>`
  );
}

const antlers = mirrored(
  `<path d="M-16 -36Q-26 -44 -36 -42L-46 -52L-44 -42L-58 -50L-52 -38L-66 -40L-54 -30Q-40 -24 -22 -30Z" fill="#b98a55" ${line}/>`,
);
const whiskers = mirrored(
  `<path d="M-30 -30L-30 -58L-8 -38Z" fill="#f0a24b" ${line}/>` +
    `<path d="M-26 14L-54 8M-26 19L-55 20M-26 24L-52 32" stroke="${ink}" stroke-width="2"/>`,
);
const feelers = mirrored(
  `<path d="M-8 -36Q-14 -62 -40 -60" stroke="#5f8f2f" stroke-width="4" fill="none"/>` +
    `<circle cx="-41" cy="-60" r="5" fill="#a6d45a" ${line}/>`,
);

function hood(polar: boolean): string {
  const [fur, inner] = polar ? ['#f4f4ef', '#c9cdd0'] : ['#7a4b2a', '#4b2c17'];
  return (
    `<path d="M0 -46Q40 -46 46 -8Q50 22 36 34L30 20Q40 4 34 -12Q26 -34 0 -34Q-26 -34 -34 -12Q-40 4 -30 20L-36 34Q-50 22 -46 -8Q-40 -46 0 -46Z" fill="${fur}" ${line}/>` +
    bothSides(
      (side) =>
        `<circle cx="${side * 34}" cy="-40" r="13" fill="${fur}" ${line}/>` +
        `<circle cx="${side * 34}" cy="-40" r="6" fill="${inner}"/>`,
    )
  );
}

/** The head with what it wears; a hood hides the ears, antlers grow behind them. */
function dressed(ears: string, face: string, costume: string | null): string {
  const name = costume?.toLowerCase();
  if (name === undefined) return ears + face;
  if (name.includes('moose')) return antlers + ears + face;
  if (name.includes('cat')) return ears + face + whiskers;
  if (name.includes('cricket')) return ears + face + feelers;
  return face + hood(name.includes('polar'));
}

/** `costume`: what a fake dog is dressed up as, by its name. */
export function dogPortrait(stream: Stream, costume: string | null): string {
  const coat = stream.pick(coats);
  const ear = stream.int(0, 2);
  const mask = stream.int(0, 2);
  const left = stream.pick(eyeColours);
  const right = stream.chance(0.25) ? stream.pick(eyeColours) : left;
  const tongue = stream.chance(0.55);
  const wide = stream.range(0.94, 1.08);
  const collar = stream.pick(collars);
  const head = dressed(ears(ear, coat), face({ coat, mask, eyes: [left, right], tongue }), costume);
  const [main, , light] = coat;
  return (
    `<path d="M52 150Q50 112 78 98H122Q150 112 148 150Z" fill="${main}" ${line}/>` +
    `<path d="M76 150Q72 118 88 104L94 112L100 106L106 112L112 104Q128 118 124 150Z" fill="${light}"/>` +
    `<g transform="translate(100 66) rotate(${n(stream.range(-7, 7))}) scale(${factor(wide * 1.04)} 1.04)">${head}</g>` +
    `<path d="M68 104Q100 122 132 104L134 113Q100 132 66 113Z" fill="${collar}" ${line}/>` +
    `<circle cx="100" cy="124" r="6" fill="#f2c64b" ${line}/>`
  );
}

function leg(path: string, fill: string): string {
  const shape = `d="${path}" fill="none" stroke-linecap="round" stroke-linejoin="round"`;
  return `<path ${shape} stroke="${ink}" stroke-width="17"/><path ${shape} stroke="${fill}" stroke-width="11"/>`;
}

/** A running dog from the side, for the lane on the home screen. */
export function runningDog(): string {
  const [main, dark, light] = grey;
  const harness = '#c8501b';
  const outline = `stroke="${ink}" stroke-width="2.8" stroke-linejoin="round" stroke-linecap="round"`;
  return picture(
    220,
    140,
    leg('M70 88Q58 108 34 112', dark) +
      leg('M148 86Q168 104 190 100', dark) +
      `<path d="M58 66Q34 62 28 38Q44 30 52 46Q62 54 68 58Z" fill="${main}" ${outline}/>` +
      `<path d="M54 66Q62 46 98 50Q128 54 150 46Q166 44 168 62Q170 92 142 96Q118 98 98 92Q66 96 56 84Z" fill="${main}" ${outline}/>` +
      `<path d="M96 91Q120 98 144 95Q166 90 167 66Q158 82 136 84Q112 86 96 91Z" fill="${light}"/>` +
      leg('M66 86Q52 100 58 122', main) +
      leg('M140 92Q150 110 172 118', main) +
      `<path d="M146 50Q148 30 164 26L168 8L178 22Q192 26 198 38L214 44Q216 54 204 58Q186 66 166 64Z" fill="${main}" ${outline}/>` +
      `<path d="M176 42Q192 40 213 46Q214 54 204 57Q186 64 172 60Z" fill="${light}"/>` +
      `<circle cx="213" cy="46" r="4" fill="${ink}"/><circle cx="188" cy="38" r="3" fill="${ink}"/>` +
      `<path d="M194 55Q196 66 204 66Q208 60 203 54Z" fill="#e8737c" stroke="${ink}" stroke-width="2"/>` +
      `<path d="M146 50Q158 60 168 64L162 72Q150 66 142 56Z" fill="${harness}" ${outline}/>` +
      `<path d="M150 62L98 52L58 68" stroke="${harness}" stroke-width="6" fill="none"/>`,
    'meet',
  );
}
