import { expect, test } from 'vitest';
import { matches, reordered, sorted } from './sorted';

test('a column of numbers begins with the largest, words with A, and a second click turns them round', () => {
  const first = reordered({ column: 'name', descending: false }, 'more', true);
  expect(first).toEqual({ column: 'more', descending: true });
  expect(reordered(first, 'more', true)).toEqual({ column: 'more', descending: false });
  expect(reordered(first, 'name', false)).toEqual({ column: 'name', descending: false });
});

test('rows without a value come last in either direction', () => {
  const rows = [{ more: undefined }, { more: 1 }, { more: 2 }];
  const order = (descending: boolean): unknown[] =>
    sorted(rows, (row) => row.more, descending).map((row) => row.more);
  expect(order(true)).toEqual([2, 1, undefined]);
  expect(order(false)).toEqual([1, 2, undefined]);
});

test('a search wants every word somewhere, in any case', () => {
  expect(matches('red attack', ['Rimewing', 'Attack a RED dragon'])).toBe(true);
  expect(matches('red blue', ['Rimewing', 'Attack a RED dragon'])).toBe(false);
  expect(matches('', [undefined])).toBe(true);
});
