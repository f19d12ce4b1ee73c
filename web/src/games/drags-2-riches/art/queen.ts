// A queen's portrait: face, paint, wig, earrings. Drawn with care, in many skin tones.

import { hsl, picture, Stream } from '../../../art/drawing';
import { gold, ink, line, thin } from './ink';
import { anyWig } from './wigs';

const skins: readonly (readonly [skin: string, shade: string])[] = [
  ['#f3c9a5', '#d99c76'],
  ['#d99a6c', '#b06f45'],
  ['#8d5a3b', '#633a24'],
  ['#5f3c2c', '#3f261c'],
  ['#f7dcc4', '#e0b193'],
  ['#b97a50', '#8c5633'],
];

function eye(side: 1 | -1, lid: number): string {
  return (
    `<g transform="translate(${100 + side * 16} 100) scale(${side} 1)">` +
    `<path d="M-10 -3Q0 -17 17 -13Q12 -4 10 2Q0 -8 -10 2Z" fill="${hsl(lid, 66, 58)}"/>` +
    `<path d="M-9 3Q0 -7 10 1Q2 8 -9 3Z" fill="#fff" stroke="${ink}" stroke-width="2"/>` +
    `<circle cx="0" cy="1" r="3.6" fill="${ink}"/>` +
    `<path d="M-10 3Q0 -9 11 0L18 -6M8 -3L14 -10M3 -6L7 -13" stroke="${ink}" stroke-width="2.8" fill="none" stroke-linecap="round"/>` +
    `<path d="M-10 -13Q0 -24 16 -17" stroke="${ink}" stroke-width="3.4" fill="none" stroke-linecap="round"/></g>`
  );
}

function earrings(): string {
  const drop = (x: number): string => `<circle cx="${x}" cy="135" r="5.5" fill="${gold}" ${thin(2.4)}/>`;
  return `<path d="M66 120v10M134 120v10" stroke="${gold}" stroke-width="3"/>${drop(66)}${drop(134)}`;
}

export function queenArt(id: string): string {
  const stream = new Stream(`${id}queen`);
  const [skin, shade] = stream.pick(skins);
  const wig = anyWig(stream);
  const lid = stream.range(0, 360);
  const lips = stream.pick(['#c2186b', '#b3122e', '#7b1f6a', '#e0552f']);
  const wall = stream.pick([300, 332, 262, 20, 350]);
  const gown = stream.pick(['#c2186b', '#2b6ea6', '#a87a08', '#7b3fa0', '#1d6b57']);
  const body =
    `<path d="M86 136V156Q82 168 50 174Q30 180 26 204H174Q170 180 150 174Q118 168 114 156V136Z" fill="${skin}" ${line}/>` +
    `<path d="M86 150Q100 160 114 148V140H86Z" fill="${shade}"/>` +
    `<path d="M30 204Q34 184 58 178Q80 198 100 198Q120 198 142 178Q166 184 170 204Z" fill="${gown}" ${line}/>`;
  const face =
    `<path d="M100 58C128 58 136 82 131 108C127 134 114 148 100 148C86 148 73 134 69 108C64 82 72 58 100 58Z" fill="${skin}" ${line}/>` +
    `<path d="M72 116Q82 126 88 134Q78 132 74 124ZM128 116Q118 126 112 134Q122 132 126 124Z" fill="${shade}"/>` +
    eye(1, lid) +
    eye(-1, lid) +
    `<path d="M99 104Q94 116 98 119Q102 120 104 117" stroke="${shade}" stroke-width="2.6" fill="none" stroke-linecap="round"/>` +
    `<path d="M86 129Q94 122 100 126Q106 122 114 129Q106 139 100 139Q94 139 86 129Z" fill="${lips}" stroke="${ink}" stroke-width="1.8"/>` +
    `<path d="M88 129.5Q100 132 112 129.5" stroke="${ink}" stroke-width="1.6" fill="none"/>`;
  const beautySpot = stream.chance(0.4) ? `<circle cx="116" cy="121" r="1.9" fill="${ink}"/>` : '';
  return picture(
    200,
    200,
    `<rect width="200" height="200" fill="${hsl(wall, 46, 42)}"/><circle cx="100" cy="96" r="84" fill="${hsl(wall, 52, 54)}"/>` +
      wig.back +
      body +
      face +
      beautySpot +
      wig.front +
      earrings(),
  );
}
