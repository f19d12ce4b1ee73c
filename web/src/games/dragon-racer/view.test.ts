import { describe, expect, it } from 'vitest';
import { cardsOf } from './cards';
import { pack, player, view } from './fixture';
import { attacksOn, openTiles, tilesAlong } from './view';

const cards = cardsOf(pack);

describe('the circuit', () => {
  it('shows tiles that are open and keeps the others face down', () => {
    const tiles = openTiles(view({ tiles: { upper: ['u1', 'u2'], lower: [] } }), cards);
    expect(tiles.map((tile) => tile?.id ?? null)).toEqual([
      'c0',
      'c1',
      'u1',
      'u2',
      null,
      'c5',
      'c6',
      null,
      null,
      null,
    ]);
  });

  it('measures distances in tiles, whatever their length', () => {
    expect(tilesAlong(0, cards)).toBe(0);
    expect(tilesAlong(5, cards)).toBe(0.5);
    expect(tilesAlong(14, cards)).toBe(1.5);
    expect(tilesAlong(82 + 5, cards)).toBe(0.5);
  });
});

describe('attacks on a dragon', () => {
  it('name who attacks, and with what', () => {
    const attacker = player({
      collected: ['frostkit', 'brinestrike'],
      attacks: [{ card: 1, seat: 0, slot: 1 }],
    });
    const attacked = view({ players: [player(), attacker] });

    expect(attacksOn(attacked, 0, 1)).toEqual([{ by: 1, card: 'brinestrike' }]);
    expect(attacksOn(attacked, 0, 0)).toEqual([]);
  });
});
