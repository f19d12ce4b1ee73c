// Everything on a card that is not a dog: the thing by the card's type, and now and then by its name.

import { hsl, n, type Stream } from '../../../art/drawing';
import type { CardType } from '../cards';
import { ink } from './dog';

const line = `stroke="${ink}" stroke-width="2.8" stroke-linejoin="round" stroke-linecap="round"`;

/** A line with an outline. */
function rod(path: string, fill: string, outer: number, inner: number): string {
  const shape = `d="${path}" fill="none" stroke-linecap="round"`;
  return `<path ${shape} stroke="${ink}" stroke-width="${outer}"/><path ${shape} stroke="${fill}" stroke-width="${inner}"/>`;
}

function sled(load: string): string {
  return (
    rod('M28 116H150Q176 116 176 98', '#8a5a34', 9, 4.5) +
    `<path d="M58 114V88M92 114V88M126 114V88" stroke="${ink}" stroke-linecap="round" stroke-width="4.5"/>` +
    rod('M42 86H142L160 72', '#c08a52', 9, 4.5) +
    `<path d="M46 88L34 34" stroke="${ink}" stroke-width="8" stroke-linecap="round"/>` +
    `<path d="M46 88L34 34h-8" stroke="#c08a52" stroke-width="4" fill="none" stroke-linecap="round"/>` +
    `<path d="M54 84L52 58Q54 48 70 48H118Q136 50 140 84Z" fill="${load}" ${line}/>` +
    `<path d="M53 66Q90 74 138 68M78 49V84M110 49V84" stroke="${ink}" stroke-linecap="round" fill="none" stroke-width="2" opacity=".6"/>`
  );
}

function bowl(stream: Stream): string {
  const colour = stream.pick(['#b5452c', '#2f6f8f', '#6d7f3a', '#7a4b8c']);
  let drawn = '';
  for (const x of [76, 100, 124]) {
    drawn += `<path d="M${x} 52q-9 -10 0 -18t0 -18" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round" opacity=".85"/>`;
  }
  drawn +=
    `<path d="M44 70H156Q154 118 120 124H80Q46 118 44 70Z" fill="${colour}" ${line}/>` +
    `<ellipse cx="100" cy="70" rx="57" ry="14" fill="${hsl(stream.range(20, 44), 62, 58)}" ${line}/>`;
  for (let piece = 0; piece < 5; piece++) {
    drawn += `<ellipse cx="${n(stream.range(64, 136))}" cy="${n(stream.range(64, 76))}" rx="${n(stream.range(6, 10))}" ry="4.5" fill="${stream.pick(['#8c3b22', '#f0d9a0', '#7f9a45'])}" stroke="${ink}" stroke-width="1.6"/>`;
  }
  return drawn + `<path d="M52 92Q100 108 148 92" stroke="#fff" stroke-width="4" fill="none" opacity=".5"/>`;
}

function trailAhead(stream: Stream): string {
  const bend = stream.range(-24, 24);
  let drawn =
    `<path d="M${n(96 + bend)} 92Q${n(60 - bend)} 108 40 146H160Q140 108 ${n(106 + bend)} 92Z" fill="#dbe7ef"/>` +
    `<path d="M${n(99 + bend)} 93Q${n(80 - bend)} 112 72 146M${n(103 + bend)} 93Q${n(122 - bend)} 112 130 146" stroke="#9db5c6" stroke-width="3" fill="none"/>`;
  for (let row = 0; row < 5; row++) {
    const y = 34 + row * 15;
    const x = stream.range(4, 40);
    drawn += `<path d="M${n(x)} ${y}H${n(x + stream.range(18, 40))}M${n(190 - x)} ${y + 6}H${n(170 - x)}" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".85"/>`;
  }
  const load = stream.pick(['#c8501b', '#1765a3', '#8d3d70']);
  return drawn + `<g transform="translate(36 14) scale(.66)">${sled(load)}</g>`;
}

const coil =
  `<g fill="none" stroke="${ink}" stroke-width="15"><ellipse cx="100" cy="84" rx="46" ry="26"/></g>` +
  `<g fill="none" stroke="#c79a5b" stroke-width="9"><ellipse cx="100" cy="84" rx="46" ry="26"/></g>` +
  `<ellipse cx="100" cy="84" rx="46" ry="26" fill="none" stroke="#8b6231" stroke-width="9" stroke-dasharray="3 9"/>` +
  rod('M140 96Q170 104 176 124', '#c79a5b', 14, 8);

const campfire =
  `<ellipse cx="100" cy="118" rx="62" ry="12" fill="#c9d7e2"/>` +
  rod('M60 116L136 100M64 100L140 118', '#8a5a34', 15, 9) +
  `<path d="M100 28Q104 50 122 64Q136 80 124 98Q114 110 100 110Q84 110 76 98Q66 82 80 66Q84 76 90 76Q86 50 100 28Z" fill="#f08a2c" ${line}/>` +
  `<path d="M101 62Q104 76 112 84Q116 96 108 104Q100 108 92 103Q86 94 94 84Q98 84 101 62Z" fill="#ffe08a"/>`;

function medicineBox(stream: Stream): string {
  const colour = stream.pick(['#c23b32', '#2f7d6a', '#b0508c']);
  return (
    `<path d="M78 50V40Q78 32 86 32H114Q122 32 122 40V50" fill="none" stroke="${ink}" stroke-width="8"/>` +
    `<rect x="44" y="48" width="112" height="70" rx="10" fill="${colour}" ${line}/>` +
    `<path d="M44 66H156" stroke="${ink}" stroke-width="2.6"/>` +
    `<circle cx="100" cy="84" r="25" fill="#fff" ${line}/>` +
    `<path d="M93 68h14v9h9v14h-9v9H93v-9h-9V77h9Z" fill="${colour}"/>`
  );
}

function hat(colour: string): string {
  return (
    `<path d="M52 96Q52 40 100 38Q148 40 148 96Z" fill="${colour}" ${line}/>` +
    `<path d="M66 92Q66 52 84 42M100 38V92M134 92Q134 52 116 42" stroke="${ink}" stroke-width="2" fill="none" opacity=".5"/>` +
    `<rect x="42" y="90" width="116" height="24" rx="12" fill="#fdf6e8" ${line}/>` +
    `<circle cx="100" cy="34" r="14" fill="#fdf6e8" ${line}/>`
  );
}

function boots(colour: string): string {
  return [0, 1]
    .map(
      (boot) =>
        `<g transform="translate(${boot * 54 - 22} ${boot * 6})">` +
        `<path d="M62 42H98V86Q122 90 122 108Q122 114 114 114H62Z" fill="${colour}" ${line}/>` +
        `<path d="M58 38H102V54H58Z" fill="#fdf6e8" ${line}/>` +
        `<path d="M62 106H120" stroke="${ink}" stroke-width="3"/></g>`,
    )
    .join('');
}

const shield =
  `<path d="M100 24L150 40V76Q150 108 100 126Q50 108 50 76V40Z" fill="#9aa7b2" ${line}/>` +
  `<path d="M100 24V126M50 68H150" stroke="${ink}" stroke-width="3"/>` +
  `<path d="M100 36L138 48V68H100ZM100 68V112Q66 98 62 68Z" fill="#c8d2da"/>`;

function collar(colour: string): string {
  const ring = 'cx="100" cy="72" rx="56" ry="30" fill="none"';
  return (
    `<ellipse ${ring} stroke="${ink}" stroke-width="22"/><ellipse ${ring} stroke="${colour}" stroke-width="16"/>` +
    `<ellipse ${ring} stroke="#fff" stroke-width="3" stroke-dasharray="1 12" stroke-linecap="round" opacity=".8"/>` +
    `<circle cx="100" cy="112" r="14" fill="#f2c64b" ${line}/>` +
    `<path d="M94 112h12M100 106v12" stroke="${ink}" stroke-width="2.6"/>`
  );
}

function attachment(stream: Stream, name: string): string {
  const colour = stream.pick(['#c8501b', '#1765a3', '#0b7f5c', '#8d3d70']);
  if (/hat|tiara/.test(name)) return hat(colour);
  if (/shoe|boot/.test(name)) return boots(colour);
  return /armour|mail|panel/.test(name) ? shield : collar(colour);
}

function brokenIce(stream: Stream): string {
  let drawn = `<rect width="200" height="140" fill="#cfdde6"/>`;
  for (let crack = 0; crack < 9; crack++) {
    const angle = (crack / 9) * 6.28 + stream.range(-0.2, 0.2);
    let [x, y] = [100, 72];
    let path = `M${x} ${y}`;
    for (let step = 0; step < 4; step++) {
      x += Math.cos(angle + stream.range(-0.5, 0.5)) * 28;
      y += Math.sin(angle + stream.range(-0.5, 0.5)) * 22;
      path += `L${n(x)} ${n(y)}`;
    }
    drawn +=
      `<path d="${path}" stroke="#fff" stroke-width="5" fill="none"/>` +
      `<path d="${path}" stroke="#5d7688" stroke-width="2.2" fill="none"/>`;
  }
  return (
    drawn +
    `<path d="M100 40l10 18l20 -6l-6 18l18 8l-20 8l6 20l-20 -8l-8 16l-8 -18l-20 8l6 -20l-18 -6l18 -10l-8 -18l20 8Z" fill="#e2483d" ${line}/>`
  );
}

export function thing(stream: Stream, type: Exclude<CardType, 'dog'>, name: string): string {
  switch (type) {
    case 'food':
      return bowl(stream);
    case 'movement':
      return trailAhead(stream);
    case 'utility':
      return /rope|trap|hide/.test(name.toLowerCase()) ? coil : campfire;
    case 'personal':
      return medicineBox(stream);
    case 'sled':
      return sled(stream.pick(['#b8430f', '#2f6f8f', '#55703a', '#6e4a86']));
    case 'attachment':
      return attachment(stream, name.toLowerCase());
    case 'damage':
      return brokenIce(stream);
  }
}
