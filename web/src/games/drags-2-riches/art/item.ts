// A card's picture: the thing itself on a lit stage.

import { hsl, n, picture, Stream } from '../../../art/drawing';
import type { Category } from '../cards';
import { heels, outfit } from './clothes';
import { line, thin } from './ink';
import { jewels } from './jewels';
import { makeUp } from './make-up';
import { wigFor } from './wigs';

const hues: Readonly<Record<Category, number>> = {
  Hair: 22,
  Outfit: 332,
  Heels: 208,
  Makeup: 280,
  Accessories: 42,
};

function lights(stream: Stream, hue: number): string {
  let rays = '';
  for (let k = 0; k < 13; k++) {
    const a = Math.PI + ((k + 0.12) * Math.PI) / 13;
    const b = a + Math.PI / 26;
    const at = (angle: number): string =>
      `${n(100 + Math.cos(angle) * 260)} ${n(146 + Math.sin(angle) * 260)}`;
    rays += `M100 146L${at(a)}L${at(b)}Z`;
  }
  let sparkles = '';
  for (let k = 0; k < 5; k++) {
    const [x, y, size] = [stream.range(12, 188), stream.range(10, 96), stream.range(3, 6.5)];
    const middle = `${n(x)} ${n(y)}`;
    sparkles +=
      `<path d="M${n(x)} ${n(y - size)}Q${middle} ${n(x + size)} ${n(y)}Q${middle} ${n(x)} ${n(y + size)}` +
      `Q${middle} ${n(x - size)} ${n(y)}Q${middle} ${n(x)} ${n(y - size)}Z" fill="#fff"/>`;
  }
  return (
    `<rect width="200" height="150" fill="${hsl(hue, 62, 90)}"/><path d="${rays}" fill="${hsl(hue, 66, 84)}"/>` +
    `<ellipse cx="100" cy="141" rx="76" ry="12" fill="${hsl(hue, 50, 72)}"/>` +
    `<ellipse cx="100" cy="138" rx="76" ry="12" fill="${hsl(hue, 70, 95)}"/>${sparkles}`
  );
}

const mannequin =
  `<path d="M86 138V158Q84 166 66 170H134Q116 166 114 158V138Z" fill="#f6e3d4" ${line}/>` +
  `<path d="M100 62C126 62 134 84 130 108C126 132 114 146 100 146C86 146 74 132 70 108C66 84 74 62 100 62Z" fill="#f6e3d4" ${line}/>` +
  '<path d="M91 126Q96 121 100 124Q104 121 109 126Q100 135 91 126Z" fill="#c2186b"/>' +
  `<path d="M78 102q8 5 16 0M106 102q8 5 16 0" fill="none" ${thin(2.6)}/>`;

function hair(stream: Stream, name: string): string {
  const { back, front } = wigFor(name, stream);
  return `<g transform="translate(6 14) scale(.94)">${back}${mannequin}${front}</g>`;
}

const things: Readonly<Record<Category, (stream: Stream, name: string) => string>> = {
  Hair: hair,
  Outfit: outfit,
  Heels: heels,
  Makeup: makeUp,
  Accessories: jewels,
};

export function itemArt(id: string, name: string, category: Category): string {
  const stream = new Stream(id);
  const stage = lights(stream, hues[category]);
  return picture(
    200,
    150,
    `${stage}<g transform="translate(26 1) scale(.74)">${things[category](stream, name)}</g>`,
  );
}
