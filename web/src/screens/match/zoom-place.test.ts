import { expect, it } from 'vitest';
import { placeOf } from './zoom-place';

const box = (x: number, y: number, width: number, height: number) => new DOMRect(x, y, width, height);

it('stands above what lies low enough', () => {
  expect(placeOf(box(600, 700, 120, 170), 1440, 900)).toBe('left: 510px; bottom: 216px');
});

it('stays inside the window above a card at its edge', () => {
  expect(placeOf(box(0, 700, 120, 170), 1440, 900)).toMatch(/^left: 8px;/);
  expect(placeOf(box(1380, 700, 60, 90), 1440, 900)).toMatch(/^left: 1132px;/);
});

it('stands beside what lies high, on the freer side', () => {
  expect(placeOf(box(20, 100, 60, 80), 1440, 900)).toBe('left: 96px; top: 8px');
  expect(placeOf(box(1300, 400, 60, 20), 1440, 900)).toBe('left: 984px; top: 140px');
});
