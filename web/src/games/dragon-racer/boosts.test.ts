import { expect, it } from 'vitest';
import { boostTable } from './boosts';
import { cardsOf } from './cards';
import { event, pack, player, view } from './fixture';

const cards = cardsOf(pack);

function row(racetrack: string, ...args: Parameters<typeof boostTable>) {
  return boostTable(...args).find((line) => line.racetrack.id === racetrack);
}

it('lists the racetracks with an open tile', () => {
  const closed = view({ tiles: { upper: [], lower: [] } });
  expect(boostTable(view(), [], cards).map(({ racetrack }) => racetrack.id)).toEqual([
    'burning_spire',
    'frozen_cove',
    'moon',
  ]);
  expect(boostTable(closed, [], cards).map(({ racetrack }) => racetrack.id)).not.toContain('moon');
});

it('counts what is known: revealed cards and teams', () => {
  const known = view({ players: [player({ racetracks: { frozen_cove: 3 } }), player()] });
  expect(row('frozen_cove', known, [], cards)?.cells).toEqual([
    { count: 3, lead: true, tie: false, won: 0 },
    { count: 1, lead: false, tie: false, won: 0 },
  ]);
});

it('marks ties, but nobody where nobody has a dragon', () => {
  const [first, second] = row('burning_spire', view(), [], cards)?.cells ?? [];
  expect([first?.tie, second?.tie]).toEqual([true, true]);
  expect(row('moon', view(), [], cards)?.cells.some(({ lead, tie }) => lead || tie)).toBe(false);
});

it('shows what the racetracks judged so far have paid', () => {
  const boosts = [
    event('boosted', { seat: 0, racetrack: 'burning_spire', spaces: 1 }),
    event('boosted', { seat: 1, racetrack: 'frozen_cove', spaces: 2 }),
  ];
  expect(row('burning_spire', view(), boosts, cards)).toMatchObject({
    judged: false,
    cells: [{ won: 1 }, { won: 0 }],
  });
  expect(row('frozen_cove', view(), boosts, cards)).toMatchObject({
    judged: true,
    cells: [{ won: 0 }, { won: 2 }],
  });
});
