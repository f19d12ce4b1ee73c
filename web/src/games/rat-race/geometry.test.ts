import { expect, it } from 'vitest';
import { view } from './fixture';
import { groundOf, nearest, radius } from './geometry';

it('lets rows rise to the Throne, half a field to the right each', () => {
  const ground = groundOf(view(), false);
  const [first, above] = [ground.of('0,0'), ground.of('0,1')];

  expect(above?.[1]).toBeLessThan(first?.[1] ?? 0);
  expect((above?.[0] ?? 0) - (first?.[0] ?? 0)).toBeCloseTo((Math.sqrt(3) * radius) / 2);
  expect(ground.throne[1]).toBeLessThan(above?.[1] ?? 0);
});

it('keeps everything inside the drawing', () => {
  const ground = groundOf(view(), true);
  for (const [x, y] of [
    ...view().fields.map(ground.at),
    ground.throne,
    ground.bench(0, 5),
    ground.bench(2, 5),
  ]) {
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(ground.height);
    expect(x).toBeLessThan(ground.width * 1.5);
  }
});

it('has a bench only while somebody needs it', () => {
  expect(groundOf(view(), true).height).toBeGreaterThan(groundOf(view(), false).height);
});

it('knows no place that is not on the field', () => {
  expect(groundOf(view(), false).of('off')).toBeUndefined();
});

it('lets two stand side by side on one field, and one in its middle', () => {
  const { beside } = groundOf(view(), false);
  expect(beside([50, 20], 0, 1)).toEqual([50, 20]);
  const [left, right] = [beside([50, 20], 0, 2), beside([50, 20], 1, 2)];
  expect(right[0] - left[0]).toBeGreaterThan(30);
  expect((left[0] + right[0]) / 2).toBe(50);
});

it('gives a tap to the nearest middle within reach', () => {
  const middles = new Map([
    ['a', [0, 0] as const],
    ['b', [70, 0] as const],
  ]);
  expect(nearest([30, 0], middles)).toBe('a');
  expect(nearest([40, 0], middles)).toBe('b');
  expect(nearest([0, 60], middles)).toBeNull();
});
