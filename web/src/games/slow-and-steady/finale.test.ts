import { expect, it } from 'vitest';
import { piece, player, view } from './fixture';
import { playedBy, staircase } from './finale';

it('tells all four rounds, the best one among them', () => {
  const history = [
    { success: true, change: 2, hearts: 2 },
    { success: true, change: 4, hearts: 6 },
    { success: false, change: -7, hearts: 0 },
  ];
  expect(staircase({ history }).map(({ hearts, best }) => [hearts, best])).toEqual([
    [2, false],
    [6, true],
    [0, false],
    [null, false],
  ]);
});

it('has no best round where nothing was gained', () => {
  expect(staircase({ history: [{ success: true, change: 0, hearts: 0 }] }).some(({ best }) => best)).toBe(
    false,
  );
});

it('counts what lies discarded and what was in play at the end', () => {
  const last = view({
    players: [player({ discard: ['B2', 'S03'] })],
    pieces: [piece(1, 'B3', { owner: 0 }), piece(2, 'S02', { owner: 0, kind: 'token' })],
  });
  expect(playedBy(last, 0)).toEqual(['B2', 'S03', 'B3']);
});
