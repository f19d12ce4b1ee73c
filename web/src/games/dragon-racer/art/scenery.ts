// The six racetracks as landscapes in a window of 200 × 280, each in three depths.

import { n, smooth, type Point, type Stream } from '../../../art/drawing';
import type { Racetrack } from '../cards';

type Scene = (stream: Stream, gradient: string) => string;

function sky(gradient: string, top: string, middle: string, bottom: string): string {
  return (
    `<defs><linearGradient id="${gradient}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/>` +
    `<stop offset=".62" stop-color="${middle}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>` +
    `<rect width="200" height="280" fill="url(#${gradient})"/>`
  );
}

function ridge(stream: Stream, y: number, swing: number, step: number, fill: string): string {
  const points: Point[] = [
    [-20, 300],
    [-20, y],
  ];
  for (let x = -10; x <= 220; x += step) points.push([x, y + stream.range(-swing, swing)]);
  points.push([220, 300]);
  return `<path d="${smooth(points, true, 0.12)}" fill="${fill}"/>`;
}

const speedCity: Scene = (stream, gradient) => {
  let drawn =
    sky(gradient, '#6b4e9b', '#f2a07b', '#ffe3a8') +
    `<circle cx="${n(stream.range(40, 160))}" cy="150" r="34" fill="#fff1c4" opacity=".8"/>`;
  for (const { y, fill, lit } of [
    { y: 205, fill: '#9a6a8f', lit: false },
    { y: 230, fill: '#5f3f73', lit: true },
  ]) {
    for (let x = -8; x < 205;) {
      const width = stream.range(12, 26);
      const height = stream.range(20, 78);
      const roof = stream.chance(0.4) ? `l${n(width / 2)} -12l${n(width / 2)} 12` : `h${n(width)}`;
      drawn += `<path d="M${n(x)} 280V${n(y - height)}${roof}V280Z" fill="${fill}"/>`;
      for (let floor = 0; lit && floor < 5; floor++) {
        if (!stream.chance(0.6)) continue;
        drawn += `<rect x="${n(x + 3 + stream.range(0, width - 9))}" y="${n(y - height + 8 + floor * 11)}" width="3" height="5" fill="#ffd98a"/>`;
      }
      x += width + stream.range(0, 3);
    }
  }
  return (
    drawn +
    '<path d="M-5 262Q100 236 205 258" stroke="#ffe3a8" stroke-width="3" fill="none"/>' +
    '<path d="M-5 268Q100 242 205 264" stroke="#3d2752" stroke-width="5" fill="none"/>'
  );
};

const wyrmWoods: Scene = (stream, gradient) => {
  let drawn = sky(gradient, '#9fd3c0', '#d8ecc2', '#f6f0cb');
  for (const { y, fill, size } of [
    { y: 190, fill: '#93bd94', size: 26 },
    { y: 222, fill: '#568a63', size: 36 },
    { y: 262, fill: '#2b5b47', size: 48 },
  ]) {
    for (let x = -10; x < 215; x += size * stream.range(0.45, 0.75)) {
      const height = size * stream.range(1.3, 2.1);
      const width = size * 0.5;
      const inward = `h${n(-width * 0.4)}`;
      drawn +=
        `<path d="M${n(x)} ${n(y - height)}l${n(width)} ${n(height * 0.45)}${inward}l${n(width * 0.7)} ${n(height * 0.6)}` +
        `H${n(x - width * 1.3)}l${n(width * 0.7)} ${n(-height * 0.6)}${inward}Z" fill="${fill}"/>`;
    }
    drawn += `<rect y="${y - 2}" x="-5" width="210" height="100" fill="${fill}"/>`;
  }
  return drawn;
};

const burningSpire: Scene = (stream, gradient) => {
  const x = stream.range(60, 140);
  let drawn =
    sky(gradient, '#4a1d38', '#c6512f', '#ffb45c') +
    `<path d="M${n(x - 14)} 128q-18 -30 4 -46q-2 22 14 26q12 -18 2 -34q30 22 12 54Z" fill="#ffd27a" opacity=".85"/>` +
    `<path d="M${n(x - 95)} 285L${n(x - 20)} 130q20 -8 40 0L${n(x + 95)} 285Z" fill="#5a2330"/>` +
    `<path d="M${n(x)} 285L${n(x + 20)} 130L${n(x + 95)} 285Z" fill="#431726"/>` +
    `<path d="M${n(x - 18)} 131q18 12 36 0q-4 26 6 46q-10 -8 -14 6q-2 40 6 70q-16 -26 -16 -72q-10 10 -12 -6q2 -24 -6 -44Z" fill="#ff8f3a"/>`;
  for (let spark = 0; spark < 22; spark++) {
    drawn += `<circle cx="${n(stream.range(5, 195))}" cy="${n(stream.range(20, 240))}" r="${n(stream.range(0.8, 2.4))}" fill="#ffd08a" opacity="${n(stream.range(0.4, 1))}"/>`;
  }
  return drawn + ridge(stream, 262, 8, 26, '#2e101c');
};

const frozenCove: Scene = (stream, gradient) => {
  let drawn = sky(gradient, '#8fc3dd', '#d4edf3', '#f4fbf7');
  for (const { y, light, shade } of [
    { y: 205, light: '#b9dce8', shade: '#9fcadb' },
    { y: 232, light: '#ecf8fb', shade: '#b4d9e8' },
  ]) {
    for (let berg = 0; berg < 4; berg++) {
      const x = stream.range(-10, 200);
      const height = stream.range(28, 70);
      const width = stream.range(26, 44);
      drawn +=
        `<path d="M${n(x - width)} ${y}L${n(x - width * 0.35)} ${n(y - height * 0.7)}L${n(x)} ${n(y - height)}L${n(x + width * 0.9)} ${y}Z" fill="${light}"/>` +
        `<path d="M${n(x)} ${n(y - height)}L${n(x + width * 0.9)} ${y}H${n(x + width * 0.1)}L${n(x + 6)} ${n(y - height * 0.5)}Z" fill="${shade}"/>`;
    }
  }
  drawn += '<rect y="230" width="200" height="50" fill="#3f86a8"/>';
  for (let ripple = 0; ripple < 9; ripple++) {
    const x = stream.range(0, 180);
    const y = stream.range(236, 276);
    drawn += `<path d="M${n(x)} ${n(y)}q7 -4 14 0t14 0" stroke="#a9d6e6" stroke-width="2" fill="none"/>`;
  }
  return drawn;
};

const goldenCaves: Scene = (stream, gradient) => {
  let drawn =
    sky(gradient, '#3a2318', '#8a5426', '#e7b557') +
    '<ellipse cx="100" cy="200" rx="110" ry="80" fill="#f7d27a" opacity=".45"/>';
  for (let x = -6; x < 206; x += stream.range(12, 22)) {
    const height = stream.range(24, 78);
    const width = stream.range(7, 13);
    drawn += `<path d="M${n(x - width)} -2L${n(x)} ${n(height)}L${n(x + width)} -2Z" fill="#2a170f"/>`;
  }
  drawn += ridge(stream, 250, 7, 24, '#5a3417');
  for (let crystal = 0; crystal < 7; crystal++) {
    const x = stream.range(8, 192);
    const height = stream.range(18, 44);
    const fill = stream.pick(['#ffe08a', '#f3b33f', '#9fe0c4']);
    drawn += `<path d="M${n(x - 7)} 270l2 ${n(-height * 0.7)}l5 ${n(-height * 0.3)}l6 ${n(height * 0.35)}l2 ${n(height * 0.65)}Z" fill="${fill}" stroke="#5a3417" stroke-width="1.5"/>`;
  }
  for (let coin = 0; coin < 16; coin++) {
    drawn += `<ellipse cx="${n(stream.range(0, 200))}" cy="${n(stream.range(262, 278))}" rx="6" ry="3.4" fill="#f6c445" stroke="#8a5a12" stroke-width="1.2"/>`;
  }
  return drawn;
};

const starField: Scene = (stream, gradient) => {
  let drawn = sky(gradient, '#141233', '#3b2a6b', '#7a4a93');
  for (let star = 0; star < 44; star++) {
    drawn += `<circle cx="${n(stream.range(0, 200))}" cy="${n(stream.range(0, 280))}" r="${n(stream.range(0.5, 1.8))}" fill="#fff3d6" opacity="${n(stream.range(0.4, 1))}"/>`;
  }
  for (let star = 0; star < 4; star++) {
    const x = stream.range(15, 185);
    const y = stream.range(15, 120);
    const size = stream.range(3, 6);
    const [reach, bend] = [n(size * 2), n(size * 1.4)];
    drawn +=
      `<path d="M${n(x)} ${n(y - size * 2)}q.6 ${bend} ${reach} ${reach}q-${bend} .6 -${reach} ${reach}` +
      `q-.6 -${bend} -${reach} -${reach}q${bend} -.6 ${reach} -${reach}Z" fill="#ffe7a8"/>`;
  }
  const x = stream.range(40, 160);
  const y = stream.range(222, 246);
  return (
    drawn +
    `<circle cx="${n(x)}" cy="${n(y)}" r="34" fill="#e39a7c"/>` +
    `<path d="M${n(x - 33)} ${n(y + 8)}q33 -16 66 -6a34 34 0 0 1 -66 6Z" fill="#c46f71"/>` +
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="60" ry="11" fill="none" stroke="#ffd9a0" stroke-width="5" transform="rotate(-12 ${n(x)} ${n(y)})"/>` +
    `<path d="M${n(x - 33)} ${n(y - 6)}a34 34 0 0 1 66 -8q-30 -4 -66 8Z" fill="#e39a7c"/>`
  );
};

/** `gradient` is the id of the sky's gradient, unique in the document that holds the picture. */
export const scenery: Readonly<Record<Racetrack, Scene>> = {
  speed_city: speedCity,
  wyrm_woods: wyrmWoods,
  burning_spire: burningSpire,
  frozen_cove: frozenCove,
  golden_caves: goldenCaves,
  star_field: starField,
};
