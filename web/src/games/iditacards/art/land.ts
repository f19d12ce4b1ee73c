// The northern landscape behind every card: sky hue by deck, northern lights over legendary cards.

import { hsl, item, n, smooth, type Stream } from '../../../art/drawing';

const skies: Readonly<Record<string, readonly [high: number, low: number]>> = {
  starter: [206, 215],
  legendary: [268, 168],
  speed: [232, 262],
  attack: [14, 34],
  improvement: [152, 92],
  survivor: [46, 28],
  damage: [350, 10],
};
const lights = ['#7ff0c2', '#a48bff', '#7fd0f0'];

function northernLights(stream: Stream): string {
  let drawn = '';
  for (let band = 0; band < 3; band++) {
    const y = 18 + band * 15;
    const path = smooth(
      [
        [-10, y + stream.range(-8, 8)],
        [50, y + stream.range(-12, 8)],
        [110, y + stream.range(-8, 14)],
        [160, y + stream.range(-12, 6)],
        [215, y],
      ],
      false,
    );
    drawn += `<path d="${path}" stroke="${item(lights, band)}" stroke-width="${n(stream.range(6, 13))}" opacity=".4" fill="none" stroke-linecap="round"/>`;
  }
  return drawn;
}

function sun(stream: Stream): string {
  return `<circle cx="${n(stream.range(24, 176))}" cy="${n(stream.range(22, 44))}" r="11" fill="#fffdf2" opacity=".9"/>`;
}

function mountains(stream: Stream, lit: string, shaded: string): string {
  let drawn = '';
  for (let x = stream.range(-20, 10); x < 215;) {
    const w = stream.range(30, 52);
    const h = stream.range(30, 58);
    const top = `M${n(x)} ${n(100 - h)}`;
    drawn +=
      `<path d="M${n(x - w)} 100L${n(x)} ${n(100 - h)}L${n(x + w)} 100Z" fill="${lit}"/>` +
      `<path d="${top}L${n(x + w)} 100H${n(x + w * 0.15)}L${n(x + 4)} ${n(100 - h * 0.55)}Z" fill="${shaded}"/>` +
      `<path d="${top}l${n(w * 0.28)} ${n(h * 0.28)}l-5 3l-5 -5l-6 5l-5 -4Z" fill="#fff" opacity=".85"/>`;
    x += w * stream.range(0.9, 1.5);
  }
  return drawn;
}

function snowfield(stream: Stream, fill: string): string {
  const edge = smooth(
    [
      [-10, 150],
      [-10, stream.range(92, 102)],
      [40, stream.range(90, 102)],
      [100, stream.range(92, 104)],
      [150, stream.range(88, 100)],
      [212, stream.range(92, 102)],
      [212, 150],
    ],
    true,
    0.13,
  );
  return `<path d="${edge}" fill="${fill}"/>`;
}

function firs(stream: Stream, fill: string): string {
  let drawn = '';
  for (let tree = 0; tree < 6; tree++) {
    const x = stream.range(0, 200);
    const h = stream.range(12, 22);
    const y = stream.range(96, 104);
    drawn += `<path d="M${n(x)} ${n(y - h)}l${n(h * 0.34)} ${n(h)}h${n(-h * 0.68)}Z" fill="${fill}"/>`;
  }
  return drawn;
}

/** In a window of 200 × 140. */
export function land(stream: Stream, deck: string): string {
  const legendary = deck === 'legendary';
  const [high, low] = skies[deck] ?? [206, 215];
  const [top, bottom] = legendary ? ['#1b2150', '#4a6f96'] : [hsl(high, 44, 70), hsl(low, 50, 92)];
  return (
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/>` +
    `<stop offset="1" stop-color="${bottom}"/></linearGradient></defs>` +
    `<rect width="200" height="140" fill="url(#sky)"/>` +
    (legendary ? northernLights(stream) : sun(stream)) +
    mountains(stream, legendary ? '#6c8fb4' : hsl(high, 26, 72), legendary ? '#557aa3' : hsl(high, 28, 63)) +
    snowfield(stream, legendary ? '#dbe8f4' : '#f8fbfd') +
    firs(stream, legendary ? '#2f4d6e' : hsl(high - 30, 22, 40))
  );
}

export function flakes(stream: Stream, count: number): string {
  let drawn = '';
  for (let flake = 0; flake < count; flake++) {
    drawn += `<circle cx="${n(stream.range(0, 200))}" cy="${n(stream.range(0, 136))}" r="${n(stream.range(0.8, 2.2))}" fill="#fff" opacity=".9"/>`;
  }
  return drawn;
}
