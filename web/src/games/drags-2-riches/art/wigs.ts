// Wigs: each style has a layer behind a head centred at (100, 104), and one before it.

import { n, smooth, type Point, type Stream } from '../../../art/drawing';
import { line, thin } from './ink';

/** Main colour, shade, light. */
export type Dye = readonly [main: string, shade: string, light: string];

export interface Wig {
  readonly back: string;
  readonly front: string;
}

export const dyes: readonly Dye[] = [
  ['#f6d36b', '#c8922a', '#fff0b8'],
  ['#d6433a', '#8e1f2c', '#ff9c86'],
  ['#f08bc0', '#b84488', '#ffd3ea'],
  ['#3b2a3f', '#1d1122', '#7d5f86'],
  ['#8fd3e8', '#3f8fae', '#dff6fc'],
  ['#b48be0', '#6f45a3', '#e4d0fb'],
  ['#b8652d', '#6e3414', '#ebb07c'],
  ['#f3f0ea', '#b9b0bd', '#ffffff'],
];

type Style = (stream: Stream, dye: Dye) => Wig;

function strand(light: string, width: number, path: string): string {
  return `<path d="${path}" stroke="${light}" stroke-width="${width}" fill="none" stroke-linecap="round"/>`;
}

function filled(colour: string, path: string): string {
  return `<path d="${path}" fill="${colour}" ${line}/>`;
}

const bob: Style = (stream, [main, shade, light]) => {
  const wide = stream.range(0, 10);
  const [left, right] = [n(50 - wide), n(150 + wide)];
  return {
    back: filled(
      shade,
      `M${left} 138C34 60 66 32 100 32C134 32 166 60 ${right} 138Q140 150 124 142L76 142Q60 150 ${left} 138Z`,
    ),
    front:
      filled(
        main,
        'M62 102C58 66 76 44 100 44C124 44 142 66 138 102C134 84 130 78 122 74Q100 84 78 74C70 78 66 84 62 102Z',
      ) +
      filled(
        main,
        `M${left} 138C44 100 50 64 66 52C58 80 62 112 70 142Q58 148 ${left} 138Z` +
          `M${right} 138C156 100 150 64 134 52C142 80 138 112 130 142Q142 148 ${right} 138Z`,
      ) +
      strand(light, 5, 'M78 56Q98 46 120 56'),
  };
};

const beehive: Style = (stream, [main, shade, light]) => {
  const top = stream.range(-14, -4);
  const t = n(top);
  let bands = '';
  for (let k = 0; k < 5; k++) {
    const y = 22 + k * 15;
    const inset = Math.abs(2 - k) * 2;
    bands += `M${58 + inset} ${n(y)}Q100 ${n(y + 16)} ${142 - inset} ${n(y - 2)}`;
  }
  return {
    back: filled(shade, `M58 122C44 60 54 ${t} 100 ${t}C146 ${t} 156 60 142 122Z`),
    front:
      filled(
        main,
        `M60 94C46 40 64 ${t} 100 ${t}C136 ${t} 154 40 140 94Q134 74 118 72Q100 84 82 72Q66 74 60 94Z`,
      ) +
      `<path d="${bands}" stroke="${shade}" stroke-width="3" fill="none"/>` +
      strand(light, 6, `M76 ${n(top + 22)}Q92 ${n(top + 8)} 112 ${n(top + 12)}`) +
      filled(main, 'M138 84Q150 104 144 128Q138 132 136 124Q142 106 132 92Z'),
  };
};

function lock(side: number): string {
  const points: Point[] = [];
  for (let y = 60; y <= 184; y += 10) {
    points.push([100 + side * (44 + 8 * Math.sin(y / 11) + (y - 60) * 0.1), y]);
  }
  for (let y = 184; y >= 70; y -= 10) points.push([100 + side * (28 + 5 * Math.sin(y / 11)), y]);
  return smooth(points, true, 0.15);
}

const waves: Style = (_, [main, shade, light]) => ({
  back: filled(shade, 'M56 170C36 80 62 34 100 34C138 34 164 80 144 170Z'),
  front:
    filled(main, lock(1)) +
    filled(main, lock(-1)) +
    filled(main, 'M58 96C54 56 74 36 100 36C126 36 146 56 142 96C136 78 122 66 92 58Q72 70 58 96Z') +
    strand(light, 4.5, 'M82 46Q104 40 126 56M150 96q4 20 0 40M50 96q-4 20 0 40'),
});

const curls: Style = (stream, [main, shade, light]) => {
  let front = '';
  for (let k = 0; k < 26; k++) {
    const angle = Math.PI * (0.86 + (1.28 * k) / 25);
    const reach = 52 + (k % 2) * 13;
    const x = 100 + Math.cos(angle) * reach;
    const y = 98 + Math.sin(angle) * reach * 0.98;
    const size = stream.range(13, 18);
    front +=
      `<circle cx="${n(x)}" cy="${n(y)}" r="${n(size)}" fill="${main}" ${thin(3)}/>` +
      strand(
        k % 3 === 0 ? light : shade,
        2.6,
        `M${n(x - size * 0.4)} ${n(y + 2)}a${n(size * 0.45)} ${n(size * 0.45)} 0 1 1 ${n(size * 0.7)} 3`,
      );
  }
  return {
    back: `<circle cx="100" cy="92" r="62" fill="${shade}" ${line}/>`,
    front: front + filled(main, 'M64 86Q70 60 100 60Q130 60 136 86Q120 70 100 74Q80 70 64 86Z'),
  };
};

const pony: Style = (_, [main, shade, light]) => ({
  back:
    filled(
      main,
      'M104 40C150 -6 188 40 172 94C166 124 178 144 184 158C160 156 150 130 150 106C152 76 140 60 112 58Z',
    ) +
    `<path d="M130 40C158 40 160 70 160 100Q160 128 172 148" stroke="${shade}" stroke-width="3.4" fill="none"/>` +
    filled(shade, 'M64 96C56 60 74 38 100 38C126 38 144 60 136 96Z'),
  front:
    filled(
      main,
      'M62 100C56 60 74 40 100 40C126 40 144 60 138 100C134 80 120 66 100 66C80 66 66 80 62 100Z',
    ) +
    `<path d="M74 70Q90 48 112 44M86 66Q98 52 118 50" stroke="${shade}" stroke-width="2.6" fill="none"/>` +
    `<circle cx="113" cy="40" r="9" fill="${light}" ${line}/>`,
});

const rolls = [
  [74, 34, 22],
  [124, 32, 23],
  [100, 8, 20],
  [60, 62, 17],
  [142, 60, 17],
  [98, 38, 22],
] as const;

const updo: Style = (_, [main, shade, light]) => ({
  back: filled(shade, 'M60 104C48 50 72 30 100 30C128 30 152 50 140 104Z'),
  front:
    rolls
      .map(
        ([x, y, q]) =>
          `<circle cx="${x}" cy="${y}" r="${q}" fill="${main}" ${line}/>` +
          strand(
            shade,
            3,
            `M${n(x - q * 0.5)} ${y + 2}a${n(q * 0.5)} ${n(q * 0.5)} 0 1 1 ${n(q * 0.8)} ${n(q * 0.3)}` +
              `a${n(q * 0.25)} ${n(q * 0.25)} 0 0 1 -${n(q * 0.4)} -${n(q * 0.2)}`,
          ),
      )
      .join('') +
    filled(main, 'M62 96C60 66 78 52 100 52C122 52 140 66 138 96Q128 74 100 76Q72 74 62 96Z') +
    strand(light, 4, 'M80 62Q100 54 120 62'),
});

// In this order: a style nobody names is drawn by lot from it.
const styles = { bob, beehive, waves, curls, pony, updo } as const;
type StyleName = keyof typeof styles;
const styleNames: readonly StyleName[] = ['bob', 'beehive', 'waves', 'curls', 'pony', 'updo'];

const named: readonly (readonly [RegExp, StyleName])[] = [
  [/bob|fringe|frizz/, 'bob'],
  [/beehive|lace/, 'beehive'],
  [/wave|blow|flick|length/, 'waves'],
  [/curl|snatch/, 'curls'],
  [/pony|clip/, 'pony'],
  [/roll|updo|crown|cathedral|stack/, 'updo'],
];

/** The wig a card's name speaks of, or else any. */
export function wigFor(name: string, stream: Stream): Wig {
  const wanted = name.toLowerCase();
  const style = named.find(([words]) => words.test(wanted))?.[1] ?? stream.pick(styleNames);
  return styles[style](stream, stream.pick(dyes));
}

/** What a queen wears: any style, in an order of its own. */
export function anyWig(stream: Stream): Wig {
  const style = stream.pick<StyleName>(['bob', 'beehive', 'waves', 'curls', 'updo', 'pony']);
  return styles[style](stream, stream.pick(dyes));
}
