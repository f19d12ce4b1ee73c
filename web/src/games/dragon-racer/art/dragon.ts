// A dragon over the scenery of its racetrack. It is a spine with a width, two fans of skin and a head;
// what the stream decides is its bend, bulk, wings, horns and tail.

import {
  factor,
  hsl,
  item,
  lerp,
  n,
  picture,
  polygon,
  sample,
  smooth,
  Stream,
  type Point,
} from '../../../art/drawing';
import type { Colour, Racetrack } from '../cards';
import { scenery } from './scenery';

export interface DragonLook {
  readonly id: string;
  readonly colour: Colour;
  readonly level: number; // 1 to 4: from a hatchling to a giant
  readonly attack: boolean; // dives and breathes
}

interface Palette {
  readonly body: string;
  readonly dark: string;
  readonly deep: string;
  readonly light: string;
  readonly web: string;
  readonly webFar: string;
  readonly claw: string;
}

const hues: Readonly<Record<Colour, number>> = { red: 6, green: 132, blue: 212, gold: 42 };
const saturations: Readonly<Record<Colour, number>> = { red: 62, green: 46, blue: 62, gold: 78 };

function palette(colour: Colour, stream: Stream): Palette {
  const hue = hues[colour] + stream.range(-7, 7);
  const saturation = saturations[colour];
  return {
    body: hsl(hue, saturation, 46),
    dark: hsl(hue - 6, saturation, 20),
    deep: hsl(hue - 4, saturation, 32),
    light: hsl(hue + 10, saturation, 78),
    web: hsl(hue + 16, saturation + 8, 62),
    webFar: hsl(hue - 2, saturation - 8, 38),
    claw: '#fff4dc',
  };
}

const spineSteps = 56;
const widthAlongSpine: readonly Point[] = [
  [0, 0.8],
  [0.12, 3.2],
  [0.3, 8],
  [0.46, 15.5],
  [0.58, 18],
  [0.7, 13],
  [0.82, 9.5],
  [1, 9.5],
];

/** The middle line of the body from tail to neck, and how thick it is. */
class Spine {
  readonly line: readonly Point[];
  readonly last = spineSteps;

  constructor(
    points: readonly Point[],
    private readonly bulk: number,
  ) {
    this.line = sample(points, spineSteps);
  }

  width(i: number): number {
    const t = i / this.last;
    let key = 0;
    while (key < widthAlongSpine.length - 2 && item(widthAlongSpine, key + 1)[0] < t) key++;
    const [from, narrow] = item(widthAlongSpine, key);
    const [to, wide] = item(widthAlongSpine, key + 1);
    return lerp(narrow, wide, (t - from) / (to - from)) * this.bulk;
  }

  /** The direction from the spine to the belly. */
  side(i: number): Point {
    const before = item(this.line, Math.max(0, i - 1));
    const after = item(this.line, Math.min(this.last, i + 1));
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    return [-(after[1] - before[1]) / length, (after[0] - before[0]) / length];
  }

  off(i: number, distance: number): Point {
    const side = this.side(i);
    const [x, y] = item(this.line, i);
    return [x + side[0] * distance, y + side[1] * distance];
  }
}

function spineOf(stream: Stream, young: boolean): Spine {
  const tailY = stream.range(-12, 16);
  const lift = stream.range(-8, 8);
  const bend = stream.range(-7, 9);
  const tails: readonly (readonly Point[])[] = [
    [
      [20, 196 + tailY],
      [34, 218 + tailY * 0.5],
      [66, 210],
    ],
    [
      [14, 158 + tailY],
      [24, 190 + tailY * 0.5],
      [62, 204],
    ],
    [
      [34, 168 + tailY * 0.5],
      [12, 190 + tailY * 0.5],
      [48, 214],
    ],
  ];
  const points: Point[] = [
    ...stream.pick(tails),
    [92, 180],
    [112, 148 + lift],
    [116 - bend * 0.6, 118],
    [134 + bend, 94],
    [152 + bend * 0.4, 84 + stream.range(-6, 6)],
  ];
  return new Spine(points, stream.range(0.9, 1.15) * (young ? 1.15 : 1));
}

function backSpikes(spine: Spine, stream: Stream, level: number): string {
  const size = 3.5 + level * 1.4 + stream.range(0, 2);
  let spikes = '';
  for (let i = 5; i < spine.last - 2; i += level === 1 ? 5 : 4) {
    const edge = -spine.width(i) + 1;
    const top = spine.off(i, edge);
    const side = spine.side(i);
    const height = size * Math.sin((Math.PI * i) / spine.last) + 2;
    spikes += polygon([
      spine.off(i - 2, edge),
      [top[0] - side[0] * height * 1.3 - 3, top[1] - side[1] * height * 1.3],
      spine.off(Math.min(spine.last, i + 2), edge),
    ]);
  }
  return spikes;
}

function bellyRings(spine: Spine): string {
  let rings = '';
  for (let i = 14; i < spine.last - 2; i += 4) {
    const width = spine.width(i);
    const from = spine.off(i, width * 0.3);
    const to = spine.off(i, width * 0.95);
    rings += `M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}`;
  }
  return rings;
}

interface WingShape {
  readonly shoulder: Point;
  readonly wrist: Point;
  readonly angles: readonly number[]; // of the fingers, in degrees
  readonly lengths: readonly number[];
  readonly root: Point; // where the skin meets the body again
  readonly skin: string;
  readonly bone: string;
}

/** Shoulder, wrist, finger tips; the skin is scalloped between the tips. */
function wing(shape: WingShape, colours: Palette, level: number): string {
  const { shoulder, wrist, root } = shape;
  const tips = shape.angles.map((angle, i): Point => {
    const radians = (angle * Math.PI) / 180;
    const length = item(shape.lengths, i);
    return [wrist[0] + Math.cos(radians) * length, wrist[1] + Math.sin(radians) * length];
  });
  const arm =
    `M${n(shoulder[0])} ${n(shoulder[1])}Q${n((shoulder[0] + wrist[0]) / 2 + 8)} ` +
    `${n((shoulder[1] + wrist[1]) / 2 - 4)} ${n(wrist[0])} ${n(wrist[1])}`;
  const first = item(tips, 0);
  const last = item(tips, tips.length - 1);
  let skin = `${arm}L${n(first[0])} ${n(first[1])}`;
  for (let i = 1; i < tips.length; i++) {
    const [before, tip] = [item(tips, i - 1), item(tips, i)];
    const control: Point = [
      lerp((before[0] + tip[0]) / 2, wrist[0], 0.34),
      lerp((before[1] + tip[1]) / 2, wrist[1], 0.34),
    ];
    skin += `Q${n(control[0])} ${n(control[1])} ${n(tip[0])} ${n(tip[1])}`;
  }
  skin += `Q${n((last[0] + root[0]) / 2 + 6)} ${n((last[1] + root[1]) / 2 - 8)} ${n(root[0])} ${n(root[1])}Z`;
  const fingers = tips.map(
    (tip) =>
      `M${n(wrist[0])} ${n(wrist[1])}Q${n((wrist[0] + tip[0]) / 2 + 3)} ${n((wrist[1] + tip[1]) / 2 - 5)} ${n(tip[0])} ${n(tip[1])}`,
  );
  return (
    `<path d="${skin}" fill="${shape.skin}" stroke="${colours.dark}" stroke-width="3.4" stroke-linejoin="round"/>` +
    `<path d="${fingers.join('')}${arm}" fill="none" stroke="${shape.bone}" stroke-width="${level > 2 ? '3.4' : '2.8'}" stroke-linecap="round"/>` +
    `<circle cx="${n(wrist[0])}" cy="${n(wrist[1])}" r="3.4" fill="${colours.claw}" stroke="${colours.dark}" stroke-width="1.6"/>`
  );
}

function wings(spine: Spine, stream: Stream, colours: Palette, level: number): { near: string; far: string } {
  const span = (level === 1 ? 0.66 : 0.74 + level * 0.07) * stream.range(0.94, 1.06);
  const shoulder = spine.off(Math.round(spine.last * 0.62), -6);
  const root = spine.off(Math.round(spine.last * 0.4), -4);
  const tilt = stream.range(-10, 10);
  const count = level < 2 ? 3 : level < 4 ? 4 : 5;
  const fingers = Array.from({ length: count }, (_, i) => i);
  const fan = (from: number, to: number): number[] =>
    fingers.map((i) => from + tilt + ((to - from) * i) / (count - 1));
  const near = wing(
    {
      shoulder,
      wrist: [shoulder[0] - 26 * span, shoulder[1] - 50 * span],
      angles: fan(-92, -212),
      lengths: fingers.map((i) => (74 + 10 * Math.sin((Math.PI * i) / (count - 1)) - i * 3) * span),
      root,
      skin: colours.web,
      bone: colours.body,
    },
    colours,
    level,
  );
  const other: Point = [shoulder[0] + 9, shoulder[1] - 3];
  const far = wing(
    {
      shoulder: other,
      wrist: [other[0] + 14 * span, other[1] - 58 * span],
      angles: fan(-40, -128),
      lengths: fingers.map((i) => (60 - i * 4) * span),
      root: [other[0] - 8, other[1] + 6],
      skin: colours.webFar,
      bone: colours.deep,
    },
    colours,
    level,
  );
  return { near, far };
}

function hornPath(kind: number, length: number): string {
  if (kind === 0)
    return `M-3 -9Q-12 ${-14 - length * 0.5} ${-12 - length} ${-12 - length * 0.3}Q-12 -12 -8 -3Z`;
  if (kind === 1)
    return `M-1 -10Q-6 ${-18 - length * 0.7} ${-2 - length * 0.4} ${-14 - length}Q-14 ${-12 - length * 0.4} -9 -5Z`;
  return `M-1 -10Q-18 -16 ${-10 - length} ${-6 - length * 0.8}Q-14 -8 -9 -2Z`;
}

function head(spine: Spine, stream: Stream, colours: Palette, level: number): string {
  const end = item(spine.line, spine.last);
  const neck = item(spine.line, spine.last - 3);
  const angle = (Math.atan2(end[1] - neck[1], end[0] - neck[0]) * 180) / Math.PI + 14;
  const scale = level === 1 ? 1.28 : 1.02 + level * 0.03;
  const horns = hornPath(stream.int(0, 2), 8 + level * 5);
  const outline = (width: string): string =>
    `stroke="${colours.dark}" stroke-width="${width}" stroke-linejoin="round"`;
  return (
    `<g transform="translate(${n(end[0])} ${n(end[1])}) rotate(${n(angle)}) scale(${scale})">` +
    `<path d="${horns}" fill="${colours.claw}" ${outline('2.4')} transform="translate(4 1)"/>` +
    `<path d="M-6 3Q-20 6 -24 ${n(stream.range(-2, 12))}Q-12 14 -3 10Z" fill="${colours.web}" ${outline('2.4')}/>` +
    `<path d="M4 7L24 12Q28 14 24 16Q10 18 -4 11Z" fill="${colours.deep}" ${outline('2.6')}/>` +
    `<path d="M-9 -7Q0 -14 11 -9Q16 -5 27 -5Q36 -4 36 3Q35 9 27 9Q14 9 4 10Q-8 12 -11 4Z" fill="${colours.body}" ${outline('2.8')}/>` +
    `<path d="M12 10l3 5l3 -5M20 9.6l2.4 4l2.4 -4" fill="${colours.claw}" stroke="${colours.dark}" stroke-width="1.2"/>` +
    `<path d="M5 -6Q11 -9 15 -3Q10 1 5 -1Z" fill="#fff8e0" stroke="${colours.dark}" stroke-width="1.8"/>` +
    `<circle cx="11" cy="-3.4" r="2.3" fill="${colours.dark}"/>` +
    `<path d="M2 -8Q9 -12 17 -5" stroke="${colours.dark}" stroke-width="2.6" fill="none" stroke-linecap="round"/>` +
    `<circle cx="31" cy="-.5" r="1.6" fill="${colours.dark}"/></g>`
  );
}

function leg(spine: Spine, colours: Palette, place: number, reach: number): string {
  const [x, y] = spine.off(Math.round(spine.last * place), 9);
  return (
    `<path d="M${n(x - 7)} ${n(y - 6)}q${n(8 + reach)} 8 ${n(13 + reach)} 20l-6 1l7 3l-3 4l7 -3l4 3l-1 -6l5 -3l-6 -1q-4 -14 -8 -20Z" ` +
    `fill="${colours.body}" stroke="${colours.dark}" stroke-width="2.6" stroke-linejoin="round"/>`
  );
}

const tailTips: Readonly<Record<Colour, string>> = {
  red: 'M0 0q-14 -4 -20 -18q12 4 14 0q-2 -8 2 -14q6 12 10 18q2 10 -6 14Z',
  green: 'M0 0q-20 -2 -24 -24q24 2 26 22Z',
  blue: 'M0 0l-22 -8q8 -2 6 -10q-2 -6 4 -10q10 14 14 28Z',
  gold: 'M4 4l-16 -2l4 -10l-8 -10l16 2l10 12Z',
};

function tail(spine: Spine, stream: Stream, colours: Palette, look: DragonLook): string {
  const [x, y] = item(spine.line, 0);
  return (
    `<path d="${tailTips[look.colour]}" transform="translate(${n(x)} ${n(y)}) rotate(${n(stream.range(-16, 24))}) ` +
    `scale(${n(0.7 + look.level * 0.12)})" fill="${colours.web}" stroke="${colours.dark}" stroke-width="3" stroke-linejoin="round"/>`
  );
}

function body(stream: Stream, colours: Palette, look: DragonLook): { turn: number; drawn: string } {
  const spine = spineOf(stream, look.level === 1);
  const spikes = backSpikes(spine, stream, look.level);
  const { near, far } = wings(spine, stream, colours, look.level);
  const face = head(spine, stream, colours, look.level);
  const turn = look.attack ? 0 : stream.range(-13, 9); // drawn here: the tail comes after it in the stream
  const [back, belly, middle]: [Point[], Point[], Point[]] = [[], [], []];
  for (let i = 0; i <= spine.last; i += 2) {
    const width = spine.width(i);
    back.push(spine.off(i, -width));
    belly.push(spine.off(i, width));
    middle.push(spine.off(i, width * 0.25));
  }
  const outline = smooth([...back, ...belly.toReversed()], true, 0.14);
  const underside = smooth([...middle.slice(4), ...belly.slice(4).toReversed()], true, 0.14);
  const drawn =
    far +
    tail(spine, stream, colours, look) +
    `<path d="${spikes}" fill="${colours.web}" stroke="${colours.dark}" stroke-width="2.2" stroke-linejoin="round"/>` +
    leg(spine, colours, 0.44, 0) +
    `<path d="${outline}" fill="${colours.body}" stroke="${colours.dark}" stroke-width="3.6" stroke-linejoin="round"/>` +
    `<path d="${underside}" fill="${colours.light}"/>` +
    `<path d="${bellyRings(spine)}" stroke="${colours.deep}" stroke-width="1.4" opacity=".55"/>` +
    `<path d="${outline}" fill="none" stroke="${colours.dark}" stroke-width="3.2" stroke-linejoin="round"/>` +
    leg(spine, colours, 0.56, 3) +
    face +
    near;
  return { turn, drawn };
}

const breath: Readonly<Record<Colour, { core: string; edge: string }>> = {
  red: { core: '#ffd36b', edge: '#ff7a2f' },
  green: { core: '#d9f2a5', edge: '#5fae4a' },
  blue: { core: '#e6f8ff', edge: '#7cc7ee' },
  gold: { core: '#fff3c0', edge: '#f2b92f' },
};

function animal(look: DragonLook): string {
  const stream = new Stream(look.id);
  const colours = palette(look.colour, stream);
  const { turn, drawn } = body(stream, colours, look);
  const scale = (0.76 + look.level * 0.05) * (look.attack ? 0.8 : 1);
  const { core, edge } = breath[look.colour];
  const fire = look.attack
    ? `<path d="M178 96q26 6 44 26q-18 -2 -22 4q8 10 6 26q-14 -16 -24 -16q-4 -18 -14 -30Z" fill="${edge}" stroke="${colours.dark}" stroke-width="3" stroke-linejoin="round"/>` +
      `<path d="M182 102q14 6 24 16q-12 0 -14 6q-4 -12 -12 -20Z" fill="${core}"/>`
    : '';
  const pose = look.attack ? 'rotate(30 104 140) translate(-4 -2)' : `rotate(${n(turn)} 104 140)`;
  return (
    `<g transform="translate(104 140) scale(${factor(scale)}) translate(-104 -140) ${pose}">` +
    `${fire}${drawn}</g>`
  );
}

/** The picture of a card. */
export function dragonInScenery(look: DragonLook & { readonly racetrack: Racetrack }): string {
  const scene = scenery[look.racetrack](new Stream(`scene${look.id}`), `sky-${look.id}`);
  return picture(200, 280, scene + animal(look));
}

/** The dragon by itself, for tiles and empty places. */
export function dragonAlone(look: DragonLook): string {
  return picture(200, 252, `<g transform="translate(0 -28)">${animal(look)}</g>`, 'meet', -32);
}
