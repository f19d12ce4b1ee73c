import { expect, it } from 'vitest';
import { helpSide, placeOf } from './zoom-place';

const box = (x: number, y: number, width: number, height: number) => new DOMRect(x, y, width, height);

it('stands above what lies low enough', () => {
  const place = placeOf(box(600, 700, 120, 170), 1440, 900);
  expect(place).toEqual({ left: 510, edge: 'bottom', distance: 216 });
});

it('stays inside the window above a card at its edge', () => {
  expect(placeOf(box(0, 700, 120, 170), 1440, 900).left).toBe(8);
  expect(placeOf(box(1380, 700, 60, 90), 1440, 900).left).toBe(1132);
});

it('stands beside what lies high, on the freer side', () => {
  expect(placeOf(box(20, 100, 60, 80), 1440, 900)).toEqual({ left: 96, edge: 'top', distance: 8 });
  expect(placeOf(box(1300, 400, 60, 20), 1440, 900)).toEqual({ left: 984, edge: 'top', distance: 115 });
});

it('begins at the top of a phone when it is explained, too', () => {
  const place = placeOf(box(100, 640, 118, 165), 390, 844, true);
  expect(place).toEqual({ left: 39, edge: 'top', distance: 8 });
});

it('is explained on the freer side', () => {
  expect(helpSide({ left: 96, edge: 'top', distance: 8 }, 1440)).toBe('right');
  expect(helpSide({ left: 984, edge: 'top', distance: 8 }, 1440)).toBe('left');
});
