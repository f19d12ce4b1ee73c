import { expect, it } from 'vitest';
import { turningPoint } from './turning-point';

/** A match by its totals; turn n ends at ply 10 n. */
const match = (...totals: number[][]) =>
  totals.map((total, at) => ({ label: `${at}`, name: `turn ${at}`, totals: total, ply: 10 * at }));

it('is the turn in which the winner passed the leader for the last time', () => {
  const turns = match([0, 0, 0], [9, 4, 1], [12, 14, 3], [25, 18, 9], [30, 34, 12], [40, 45, 20]);
  expect(turningPoint(turns)).toEqual({
    kind: 'passed',
    turn: 'turn 4',
    ply: 30,
    leaders: [1],
    passed: [0],
    before: -7,
    after: 4,
  });
});

it('is the turn in which the winner left an equal behind', () => {
  const turns = match([0, 0, 0], [9, 9, 1], [15, 12, 3], [20, 15, 5]);
  expect(turningPoint(turns)).toMatchObject({
    kind: 'broke-away',
    turn: 'turn 2',
    leaders: [0],
    passed: [1],
  });
});

it('is the turn in which the gap grew most where one led from the first turn on', () => {
  const turns = match([0, 0], [4, 2], [9, 3], [11, 6]);
  expect(turningPoint(turns)).toMatchObject({
    kind: 'pulled-away',
    turn: 'turn 2',
    ply: 10,
    leaders: [0],
    before: 2,
    after: 6,
  });
});

it('is the turn in which those who share the victory drew level', () => {
  const turns = match([0, 0, 0], [4, 2, 1], [9, 3, 2], [11, 11, 4]);
  expect(turningPoint(turns)).toMatchObject({
    kind: 'drew-level',
    turn: 'turn 3',
    leaders: [0, 1],
    passed: [],
  });
});

it('is nowhere in a match of one turn, or where all end level', () => {
  expect(turningPoint(match([0, 0], [4, 2]))).toBeNull();
  expect(turningPoint(match([0, 0], [4, 2], [5, 5]))).toBeNull();
  expect(turningPoint([])).toBeNull();
});
