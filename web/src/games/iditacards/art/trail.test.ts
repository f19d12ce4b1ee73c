import { describe, expect, it } from 'vitest';
import { along, ground, label, road, spot, way } from './trail';

describe('the serpentine', () => {
  it('climbs, descends and turns home half way', () => {
    const [x0, y0] = spot(0);
    expect(spot(4)).toEqual([x0, y0 - 200]);
    expect(spot(5)).toEqual([x0 + 50, y0 - 200]);
    expect(spot(9)).toEqual([x0 + 50, y0]);
    expect(spot(80)[0]).toBe(spot(79)[0]);
    expect(spot(159)[0]).toBe(x0);
  });

  it('goes from one square to the next without a jump', () => {
    for (let square = -1; square < 160; square++) {
      const [[x1, y1], [x2, y2]] = [spot(square), spot(square + 1)];
      expect(Math.abs(x1 - x2) + Math.abs(y1 - y2)).toBeLessThanOrEqual(60);
    }
  });

  it('knows the places between squares', () => {
    const [x, y] = spot(0);
    expect(along(0.5)).toEqual([x, y - 25]);
    expect(along(160)).toEqual(spot(160));
  });

  it('rounds its corners', () => {
    expect(way(0, 1)).not.toContain('Q');
    expect(way(3, 6)).toContain('Q');
    expect(road([spot(3)])).toMatch(/^M[\d.]+ [\d.]+$/);
  });
});

describe('the land of a leg', () => {
  it('is one piece when it fills columns', () => {
    expect(ground({ first: 5, last: 34 })).toHaveLength(1);
  });

  it('is cut where the trail turns home, and where a column is shared', () => {
    expect(ground({ first: 75, last: 84 })).toHaveLength(2);
    expect(ground({ first: 3, last: 14 })).toHaveLength(2);
  });

  it('is named above on the way out, below on the way home', () => {
    const leg = { id: 'leg', hypothermia: 0, starvation: 0, checkpoint: null, text: '' };
    expect(label({ ...leg, name: 'Rope Bridge', first: 75, last: 79 }, 16).lines).toEqual(['Rope', 'Bridge']);
    const out = label({ ...leg, name: 'Hills', first: 5, last: 34 }, 16);
    const home = label({ ...leg, name: 'Forest', first: 115, last: 134 }, 16);
    expect(out.at[1]).toBeLessThan(spot(4)[1]);
    expect(home.at[1]).toBeGreaterThan(spot(159)[1]);
  });
});
