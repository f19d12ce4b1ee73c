// Fans, crowns, mirrors, purses, rings and pearls.

import { hsl, n, type Stream } from '../../../art/drawing';
import { gold, ink, line, thin } from './ink';

function gem(x: number, y: number, size: number, colour: string): string {
  const [wide, narrow] = [size * 0.86, size * 0.5];
  return (
    `<path d="M${x} ${n(y - size)}L${n(x + wide)} ${n(y - size * 0.3)}L${n(x + narrow)} ${n(y + size)}` +
    `H${n(x - narrow)}L${n(x - wide)} ${n(y - size * 0.3)}Z" fill="${colour}" ${thin(2.6)}/>` +
    `<path d="M${x} ${n(y - size * 0.7)}L${n(x + size * 0.3)} ${n(y)}H${n(x - narrow)}Z" fill="#fff" opacity=".5"/>`
  );
}

function fan(main: string, light: string): string {
  const reach = 108;
  const at = (angle: number, far: number): string =>
    `${n(100 + Math.cos(angle) * far)} ${n(166 + Math.sin(angle) * far)}`;
  let blades = '';
  for (let k = 0; k <= 8; k++) {
    const [a, b] = [Math.PI * (1.1 + (0.8 * k) / 8), Math.PI * (1.1 + (0.8 * (k + 1)) / 8)];
    blades +=
      `<path d="M100 166L${at(a, reach)}Q${at((a + b) / 2, reach * 1.12)} ${at(b, reach)}Z" ` +
      `fill="${k % 2 === 1 ? main : light}" ${thin(3)}/>`;
  }
  return (
    blades +
    `<circle cx="100" cy="160" r="13" fill="${gold}" ${line}/><path d="M100 172Q92 184 100 194" fill="none" ${line}/>`
  );
}

function crown(main: string, light: string): string {
  const ball = (x: number, y: number, r: number): string =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${light}" ${line}/>`;
  return (
    `<path d="M34 66L66 104L100 38L134 104L166 66L154 150H46Z" fill="${gold}" ${line}/>` +
    `<path d="M44 140H156V164H44Z" fill="#b57d14" ${line}/>` +
    ball(34, 62, 8) +
    ball(166, 62, 8) +
    ball(100, 34, 9) +
    gem(100, 118, 16, main) +
    gem(66, 126, 10, light) +
    gem(134, 126, 10, light) +
    '<path d="M58 152h84" stroke="#fff1c0" stroke-width="4" stroke-dasharray="2 9" stroke-linecap="round"/>'
  );
}

function mirror(main: string): string {
  return (
    `<path d="M92 126H108L112 182Q100 190 88 182Z" fill="${gold}" ${line}/>` +
    `<ellipse cx="100" cy="78" rx="52" ry="56" fill="${gold}" ${line}/>` +
    `<ellipse cx="100" cy="78" rx="40" ry="44" fill="#dff1f6" ${line}/>` +
    '<path d="M78 94L112 46M92 104L124 62" stroke="#fff" stroke-width="9" stroke-linecap="round"/>' +
    gem(100, 26, 9, main)
  );
}

function purse(main: string, light: string): string {
  const handle = 'M62 92Q62 34 100 34Q138 34 138 92';
  return (
    `<path d="${handle}" fill="none" stroke="${ink}" stroke-width="11"/>` +
    `<path d="${handle}" fill="none" stroke="${gold}" stroke-width="4.5" stroke-dasharray="7 4"/>` +
    `<path d="M36 92Q100 78 164 92L172 160Q172 176 156 176H44Q28 176 28 160Z" fill="${main}" ${line}/>` +
    `<path d="M36 92Q100 78 164 92L152 124Q100 142 48 124Z" fill="${light}" ${line}/>` +
    `<circle cx="100" cy="130" r="13" fill="${gold}" ${line}/>` +
    gem(100, 130, 7, main)
  );
}

function ring(main: string): string {
  const band = 'cx="100" cy="128" rx="44" ry="48" fill="none"';
  return (
    `<ellipse ${band} stroke="${ink}" stroke-width="21"/><ellipse ${band} stroke="${gold}" stroke-width="14"/>` +
    '<path d="M68 100Q76 92 88 88" stroke="#fff3c9" stroke-width="5" fill="none" stroke-linecap="round"/>' +
    gem(100, 56, 34, main)
  );
}

function pearls(main: string): string {
  let drawn = '';
  for (let k = 0; k <= 16; k++) {
    const arch = Math.sin((Math.PI * k) / 16);
    const [x, y] = [34 + (132 * k) / 16, 40 + arch * 84];
    drawn +=
      `<circle cx="${n(x)}" cy="${n(y)}" r="${n(6.5 + 3 * arch)}" fill="#fdf3ea" ${thin(2.8)}/>` +
      `<circle cx="${n(x - 2)}" cy="${n(y - 2)}" r="2" fill="#fff"/>`;
  }
  return drawn + gem(100, 152, 26, main);
}

export function jewels(stream: Stream, name: string): string {
  const wanted = name.toLowerCase();
  const hue = stream.pick([332, 205, 160, 285, 350]);
  const [main, light] = [hsl(hue, 66, 54), hsl(hue, 80, 82)];
  if (/fan|boa|feather/.test(wanted)) return fan(main, light);
  if (/crown|sceptre|jewels/.test(wanted)) return crown(main, light);
  if (/mirror/.test(wanted)) return mirror(main);
  if (/purse|bucket|box|trunk|chest|cannon/.test(wanted)) return purse(main, light);
  if (/\bring|bangle/.test(wanted)) return ring(main);
  return pearls(main);
}
