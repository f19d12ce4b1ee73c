import { describe, expect, it } from 'vitest';
import { closedTo, notesOn } from './closed';
import { field, view } from './fixture';
import { groundOf } from './geometry';

const row = ['0,0', '1,0', '2,0'].map((place) => field(place, ['laurel']));
const ground = groundOf(view({ fields: row }), false);
const ahead = (place: string, needs: ('fist' | 'hands')[] = []) => ({
  place,
  needs,
  riot: false,
  taken: needs.length === 0,
});

describe('reasons on the field', () => {
  it('leaves open fields out and marks what is lacking', () => {
    const closed = closedTo([ahead('0,0', ['fist']), { place: '1,0', needs: [], riot: false, taken: false }]);

    expect([...closed]).toEqual([['0,0', { why: 'needs fist', lacks: ['fist'] }]]);
  });

  it('puts the reasons of two neighbours side by side', () => {
    const notes = notesOn(ground, closedTo([ahead('1,0'), ahead('0,0', ['fist'])]), undefined, null);

    expect(notes.map(({ reasons }) => reasons)).toEqual([['needs fist', 'occupied']]);
  });

  it('reaches away from the field beside it', () => {
    const [left] = notesOn(ground, closedTo([ahead('0,0')]), ground.of('1,0'), null);
    const [right] = notesOn(ground, closedTo([ahead('1,0')]), ground.of('0,0'), null);

    expect([left?.lean, right?.lean]).toEqual([-1, 1]);
  });

  it('names only the one pointed at where a whole row is closed', () => {
    const closed = closedTo([ahead('0,0', ['fist']), ahead('1,0', ['fist']), ahead('2,0', ['hands'])]);

    expect(notesOn(ground, closed, undefined, null)).toEqual([]);
    expect(notesOn(ground, closed, undefined, { place: '2,0', why: 'needs hands' })).toMatchObject([
      { key: '2,0', reasons: ['needs hands'] },
    ]);
  });
});
