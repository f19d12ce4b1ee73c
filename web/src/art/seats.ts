// A seat is a colour, a letter and a shape, always all three, so that no one has to tell colours apart.

import { factor, n } from './drawing';

const shapes = {
  a: 'M12 1.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 0 1 0-21Z',
  b: 'M4 2h16a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2Z',
  c: 'M10.3 1.8a2 2 0 0 1 3.4 0L23.6 20a2 2 0 0 1-1.7 3H2.1a2 2 0 0 1-1.7-3Z',
  d: 'M10.6.9a2 2 0 0 1 2.8 0l9.7 9.7a2 2 0 0 1 0 2.8l-9.7 9.7a2 2 0 0 1-2.8 0L.9 13.4a2 2 0 0 1 0-2.8Z',
  e: 'M7 2h10a2 2 0 0 1 1.7 1l4.5 8a2 2 0 0 1 0 2l-4.5 8a2 2 0 0 1-1.7 1H7a2 2 0 0 1-1.7-1L.8 13a2 2 0 0 1 0-2l4.5-8A2 2 0 0 1 7 2Z',
  f: 'M12 .2l3 5.1l5.8-1.3l-1.3 5.8l4.6 3.7l-5.2 2.3l-.6 6l-6.3-2.3l-6.3 2.3l-.6-6L0 13.5l4.5-3.7L3.2 4L9 5.3Z',
  g: 'M7.5 1h9v6.5H23v9h-6.5V23h-9v-6.5H1v-9h6.5Z',
  h: 'M12 .5L22.5 4v8.5c0 5.5-4 9-10.5 11.5C5.5 21.5 1.5 18 1.5 12.5V4Z',
} as const;

export type SeatLetter = keyof typeof shapes;

const letters = Object.keys(shapes) as SeatLetter[];

/** Letters go by seat, not by name: seat 0 is A. */
export function seatLetter(seat: number): SeatLetter {
  const letter = letters[seat];
  if (letter === undefined) throw new RangeError(`No mark for seat ${seat}`);
  return letter;
}

export function seatShape(seat: number): string {
  return shapes[seatLetter(seat)];
}

/** Where the letter's foot stands: a triangle is heavy at the bottom. */
export function letterBaseline(seat: number): number {
  return seatLetter(seat) === 'c' ? 18.7 : 16.8;
}

export interface TokenColours {
  readonly fill: string;
  readonly ink: string;
}

/** The mark as a group of a board drawing, its centre at the origin; in other colours where a game has some. */
export function seatToken(seat: number, size: number, colours?: TokenColours): string {
  const letter = seatLetter(seat);
  const { fill, ink } = colours ?? { fill: `var(--seat-${letter})`, ink: `var(--seat-${letter}-ink)` };
  const shape = shapes[letter];
  return (
    `<g transform="translate(${n(-size / 2)} ${n(-size / 2)}) scale(${factor(size / 24)})">` +
    `<path d="${shape}" fill="#000" opacity=".28" transform="translate(0 2.6)"/>` +
    `<path d="${shape}" fill="${fill}" stroke="#fff" stroke-width="2.4" stroke-linejoin="round"/>` +
    `<text x="12" y="${letterBaseline(seat)}" text-anchor="middle" font-size="13.5" font-weight="800" ` +
    `fill="${ink}" stroke="${fill}" stroke-width="1.6" paint-order="stroke" font-family="var(--font-text)">` +
    `${letter.toUpperCase()}</text></g>`
  );
}
