// Outfits on a hanger, and heels.

import { hsl, n, type Stream } from '../../../art/drawing';
import { ink, line, thin } from './ink';

const top = 'M74 40Q84 46 88 58Q100 66 112 58Q116 46 126 40L134 54Q124 74 122 98H78Q76 74 66 54Z';

function pattern(kind: number, shade: string, light: string): string {
  let drawn = '';
  for (let y = 44; y < 190; y += 11) {
    for (let x = 40 + (Math.floor(y / 11) % 2) * 6; x < 180; x += 12) {
      if (kind === 0) drawn += `<circle cx="${x}" cy="${y}" r="2.2" fill="${light}"/>`;
      else if (kind === 1)
        drawn += `<path d="M${x} ${y}q6 6 12 0" stroke="${shade}" stroke-width="2" fill="none"/>`;
      else drawn += `<path d="M${x} ${y - 3}l2.4 3l-2.4 3l-2.4 -3Z" fill="${light}"/>`;
    }
  }
  return drawn;
}

export function outfit(stream: Stream, name: string): string {
  const wanted = name.toLowerCase();
  const hue = stream.pick([332, 350, 280, 205, 160, 42, 15]);
  const [main, shade, light] = [hsl(hue, 62, 50), hsl(hue, 60, 32), hsl(hue, 80, 78)];
  const trousers = /trouser|catsuit|tracksuit|romper|suit$/.test(wanted);
  const jacket = /jacket|suit|robe|panel/.test(wanted);
  const hem = stream.range(34, 66);
  const train = /train|gown|ballgown/.test(wanted) ? 26 : 0;
  const below = trousers
    ? 'M78 98L66 182H92L100 122L108 182H134L122 98Z'
    : `M80 96Q70 132 ${n(100 - hem)} 182Q100 190 ${n(100 + hem + train)} ${train > 0 ? 186 : 182}` +
      `Q${n(126 + train * 0.4)} 132 120 96Z`;
  return (
    `<path d="M100 20V34M84 40Q100 26 116 40" fill="none" ${line}/><circle cx="100" cy="17" r="4" fill="none" ${line}/>` +
    `<path d="${below}" fill="${main}" ${line}/><path d="${top}" fill="${main}" ${line}/>` +
    `<clipPath id="cloth"><path d="${below}"/><path d="${top}"/></clipPath>` +
    `<g clip-path="url(#cloth)">${pattern(stream.int(0, 2), shade, light)}</g>` +
    (jacket
      ? `<path d="M66 54L74 40L100 96L126 40L134 54L124 104H76Z" fill="${shade}" ${line}/>` +
        `<path d="M74 40L92 84M126 40L108 84" stroke="${light}" stroke-width="3"/>`
      : `<path d="M66 54Q44 66 40 96L54 100Q60 80 74 70ZM134 54Q156 66 160 96L146 100Q140 80 126 70Z" fill="${light}" ${line}/>`) +
    `<path d="M78 94H122L123 104H77Z" fill="${light}" ${line}/>` +
    `<path d="M100 92l5 7l-5 7l-5 -7Z" fill="#ffe6a3" ${thin(2.4)}/>`
  );
}

const ground = 176;

interface Shape {
  readonly seat: number; // where the heel of the foot rests
  readonly ball: number;
  readonly shaft: number; // of a boot; 0: a shoe
}

function upper({ seat, ball, shaft }: Shape): string {
  if (shaft > 0) {
    return (
      `M44 ${n(seat + 2)}Q38 ${n(seat - 26)} 46 ${n(seat - 22 - shaft)}H92Q94 ${n(seat - 24)} 104 ${n(seat - 6)}` +
      `Q140 ${n(ball - 34)} 166 ${n(ball - 18)}Q176 ${n(ball - 8)} 172 ${n(ball)}H130` +
      `Q112 ${n(ball)} 100 ${n(ball - 8)}Q74 ${n(seat + 8)} 44 ${n(seat + 2)}Z`
    );
  }
  return (
    `M44 ${n(seat + 2)}Q38 ${n(seat - 16)} 42 ${n(seat - 32)}Q54 ${n(seat - 30)} 60 ${n(seat - 14)}` +
    `Q86 ${n(seat + 4)} 112 ${n(ball - 34)}Q150 ${n(ball - 36)} 170 ${n(ball - 14)}` +
    `Q176 ${n(ball - 4)} 168 ${n(ball)}H130Q112 ${n(ball)} 100 ${n(ball - 8)}Q74 ${n(seat + 10)} 44 ${n(seat + 2)}Z`
  );
}

function laces({ seat, ball, shaft }: Shape, light: string): string {
  if (shaft === 0) {
    return `<path d="M118 ${n(ball - 28)}Q146 ${n(ball - 30)} 162 ${n(ball - 14)}" stroke="${light}" stroke-width="5" fill="none" stroke-linecap="round"/>`;
  }
  return Array.from(
    { length: Math.floor(shaft / 15) },
    (_, k) =>
      `<path d="M66 ${n(seat - 18 - k * 15)}L88 ${n(seat - 24 - k * 15)}" stroke="${light}" stroke-width="4" stroke-linecap="round"/>`,
  ).join('');
}

function strap(seat: number, colour: string): string {
  const path = `M48 ${n(seat - 26)}Q66 ${n(seat - 46)} 92 ${n(seat - 30)}`;
  return [
    [ink, 11],
    [colour, 5.5],
  ]
    .map(
      ([stroke, width]) =>
        `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`,
    )
    .join('');
}

export function heels(stream: Stream, name: string): string {
  const wanted = name.toLowerCase();
  const shaft = /boot|thigh|go-go/.test(wanted) ? (/thigh/.test(wanted) ? 112 : 78) : 0;
  const flat = /kitten|slide|mule|court|wedge/.test(wanted);
  const height = flat ? 34 : stream.range(56, 74);
  const platform = /platform|tower|go-go|steel/.test(wanted) ? 24 : stream.range(4, 12);
  const hue = stream.pick([350, 208, 42, 285, 160, 15]);
  const [main, shade, light] = [hsl(hue, 66, 50), hsl(hue, 62, 30), hsl(hue, 80, 80)];
  const shape: Shape = { seat: ground - height - platform * 0.4, ball: ground - platform, shaft };
  const { seat, ball } = shape;
  const sole =
    `M44 ${n(seat)}Q74 ${n(seat + 4)} 104 ${n(ball - 6)}Q116 ${n(ball)} 130 ${n(ball)}H164` +
    `Q174 ${n(ball)} 174 ${n(ball - 6)}V${n(ball + 1)}V${ground}H118Q100 ${ground} 88 ${n(ball + 2)}` +
    `Q68 ${n(seat + 16)} 44 ${n(seat + 9)}Z`;
  const heel = flat
    ? `M42 ${n(seat + 4)}H70L62 ${ground}H46Z`
    : `M42 ${n(seat + 4)}Q56 ${n(seat + 8)} 66 ${n(seat + 8)}Q58 ${ground - 30} 57 ${ground}H48` +
      `Q50 ${ground - 40} 42 ${n(seat + 4)}Z`;
  const strapped = shaft === 0 && stream.chance(0.6);
  return (
    `<g transform="translate(-8 ${shaft > 0 ? 6 : 0})"><path d="${heel}" fill="${shade}" ${line}/>` +
    `<path d="${sole}" fill="${shade}" ${line}/><path d="${upper(shape)}" fill="${main}" ${line}/>` +
    `${strapped ? strap(seat, main) : ''}${laces(shape, light)}</g>`
  );
}
