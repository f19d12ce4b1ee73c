// Lipsticks, palettes and painted eyes.

import { hsl, n, type Stream } from '../../../art/drawing';
import { ink, line, thin } from './ink';

function lipstick(stream: Stream, hue: number): string {
  return (
    `<g transform="rotate(${n(stream.range(-10, 12))} 100 110)">` +
    `<path d="M78 96V60L118 36Q124 60 122 96Z" fill="${hsl((hue % 30) + 340, 72, 48)}" ${line}/>` +
    '<path d="M84 90V64L96 56V90Z" fill="#fff" opacity=".35"/>' +
    `<rect x="72" y="94" width="56" height="28" fill="#f3cf74" ${line}/><path d="M72 103h56" ${thin(2.4)}/>` +
    `<rect x="64" y="120" width="72" height="60" rx="5" fill="#4b1b52" ${line}/>` +
    '<path d="M74 128v44" stroke="#a774ad" stroke-width="6" stroke-linecap="round"/></g>'
  );
}

function palette(stream: Stream, hue: number): string {
  let pans = '';
  for (let k = 0; k < 8; k++) {
    const colour = hsl(hue + k * stream.pick([18, 44]), 64, 40 + k * 5);
    pans += `<circle cx="${54 + (k % 4) * 30.5}" cy="${122 + (k > 3 ? 30 : 0)}" r="11.5" fill="${colour}" ${thin(2.6)}/>`;
  }
  return (
    `<path d="M32 30H168V104H32Z" fill="#e9d8ee" ${line}/><path d="M44 40H156V94H44Z" fill="#fff" ${thin(2.6)}/>` +
    '<path d="M60 84L92 46M84 88L104 62" stroke="#d9c3e0" stroke-width="7" stroke-linecap="round"/>' +
    `<rect x="32" y="104" width="136" height="66" rx="6" fill="#4b1b52" ${line}/>${pans}` +
    `<path d="M150 178L186 96" stroke="${ink}" stroke-width="11" stroke-linecap="round"/>` +
    '<path d="M150 178L176 118" stroke="#f3cf74" stroke-width="5" stroke-linecap="round"/>'
  );
}

function lashes(): string {
  let path = '';
  for (let k = 0; k <= 10; k++) {
    const t = k / 10;
    const arch = Math.sin(Math.PI * t);
    const [x, y] = [34 + t * 132, 104 - arch * 34];
    path +=
      `M${n(x)} ${n(y)}Q${n(x + (t - 0.5) * 16)} ${n(y - 16)} ` +
      `${n(x + (t - 0.32) * 46)} ${n(y - 26 - 8 * arch)}`;
  }
  return path;
}

function eye(hue: number, second: number): string {
  return (
    `<path d="M18 108Q40 26 112 30Q170 34 190 70Q160 60 176 104Q100 60 18 108Z" fill="${hsl(second, 70, 68)}" ${line}/>` +
    `<path d="M26 108Q54 48 110 50Q156 54 172 104Q100 62 26 108Z" fill="${hsl(hue, 68, 54)}"/>` +
    `<path d="M30 110Q62 66 102 66Q142 68 170 106Q138 146 96 144Q58 142 30 110Z" fill="#fff" ${line}/>` +
    `<circle cx="102" cy="104" r="33" fill="${hsl(second + 60, 56, 48)}" ${line}/>` +
    `<circle cx="102" cy="104" r="15" fill="${ink}"/><circle cx="112" cy="93" r="7" fill="#fff"/>` +
    `<path d="M30 110Q62 64 102 64Q146 66 178 98" fill="none" stroke="${ink}" stroke-width="9" stroke-linecap="round"/>` +
    `<path d="${lashes()}" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>` +
    `<path d="M48 134l-8 10M70 144l-4 12M96 147v13M122 143l5 12M144 132l9 9" ${line}/>` +
    `<path d="M16 52Q60 2 150 12Q176 16 190 36Q150 22 110 28Q56 34 16 52Z" fill="${hsl(hue, 40, 26)}"/>`
  );
}

export function makeUp(stream: Stream, name: string): string {
  const wanted = name.toLowerCase();
  const hue = stream.range(0, 360);
  const second = hue + stream.pick([40, 120, 180]);
  if (/lip|gloss|stick|stub/.test(wanted)) return lipstick(stream, hue);
  if (/kit|palette|cream|coverage|beat/.test(wanted)) return palette(stream, hue);
  return eye(hue, second);
}
