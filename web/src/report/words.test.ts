import { expect, test } from 'vitest';
import type { Measured, ReportData, Thing } from './data';
import { joined, outliers, percent, points, verdicts } from './words';

function thing(name: string, beyond: number, outlier: boolean): Thing {
  return { id: name.toLowerCase(), name, counts: {}, beyond, outlier };
}

function report(changes: Partial<ReportData>): ReportData {
  const even: Measured = [0.5, 0.49, 0.51];
  return {
    format: 1,
    game: { id: 'rat-race', title: 'Rat Race' },
    pack: { id: 'standard', title: 'Rat Race', version: '1.0', hash: '00' },
    options: {},
    seed: '1',
    again: 'homestretch report rat-race',
    team_game: false,
    games: 10,
    finished: 10,
    decisions: 100,
    seconds: 1,
    seats: [
      { bot: 'greedy', wins: even, score: 1 },
      { bot: 'greedy', wins: even, score: 1 },
    ],
    team: null,
    length: {
      decisions: null,
      choices: null,
      waits: null,
      turns: null,
      seconds_for_a_choice: 12,
      minutes: 20,
    },
    course: null,
    tables: [],
    pairs: [],
    ladder: [],
    ...changes,
  };
}

const titles = (data: ReportData): string[] => verdicts(data).map((verdict) => verdict.title);

test('numbers read as people write them', () => {
  expect(percent(0.1234)).toBe('12.3 %');
  expect(points(0.0123)).toBe('+1.2');
  expect(points(-0.0123)).toBe('−1.2');
  expect(points(0.0001)).toBe('0.0');
  expect(joined(['A', 'B', 'C'])).toBe('A, B and C');
});

test('seats are even while no interval leaves the even share', () => {
  expect(titles(report({}))).toContain('The seats are even');
  const first: Measured = [0.6, 0.55, 0.65];
  const uneven = report({
    seats: [
      { bot: 'greedy', wins: first, score: 1 },
      { bot: 'greedy', wins: [0.4, 0.35, 0.45], score: 1 },
    ],
  });
  expect(titles(uneven)).toContain('The seats differ');
});

test('a seat says nothing about itself when bots differ', () => {
  const wins: Measured = [0.9, 0.8, 0.95];
  const data = report({
    seats: [
      { bot: 'greedy', wins, score: 1 },
      { bot: 'random', wins: [0.1, 0.05, 0.2], score: 1 },
    ],
  });
  expect(titles(data)).toContain('Different bots play');
});

test('what stands out is named, the strongest first', () => {
  const table = {
    name: 'Cards',
    by: 'held' as const,
    of_table: false,
    usual: { middle: 0, spread: 0.01 },
    things: [
      thing('Low', -0.1, true),
      thing('High', 0.1, true),
      thing('Higher', 0.2, true),
      thing('Usual', 0.3, false),
    ],
  };
  expect(outliers(table, 1).map((one) => one.name)).toEqual(['Higher', 'High']);
  expect(outliers(table, -1).map((one) => one.name)).toEqual(['Low']);
  expect(verdicts(report({ tables: [table] }))[0]).toEqual({
    title: '3 stand out',
    words: 'Higher and High won more than their tables explain; Low won less.',
  });
});

test('what belongs to everybody stands out for nobody', () => {
  const table = {
    name: 'Tiles',
    by: 'seen' as const,
    of_table: true,
    usual: { middle: 0, spread: 0 },
    things: [thing('Cave', 1, true)],
  };
  expect(titles(report({ tables: [table] }))).toContain('Nothing stands out');
});
