import { describe, expect, it } from 'vitest';
import { nextAtDevice } from './hot-seat';

const at = (viewer: number | null, ...pending: number[]) => ({ viewer, pending, outcome: null });

describe('hot seat', () => {
  it('never covers the screen of a guest with one seat', () => {
    expect(nextAtDevice([0], at(0, 0), null)).toBeNull();
    expect(nextAtDevice([], at(null, 0), null)).toBeNull();
  });

  it('covers the first hand until its person says they are looking', () => {
    expect(nextAtDevice([0, 1], at(0, 0, 1), null)).toBe(0);
    expect(nextAtDevice([0, 1], at(0, 0, 1), 0)).toBeNull();
  });

  it('passes on when the one who is looking has decided', () => {
    expect(nextAtDevice([0, 1], at(0, 1), 0)).toBe(1);
  });

  it('stays while others decide', () => {
    expect(nextAtDevice([0, 1], at(1, 2), 1)).toBeNull();
  });

  it('stays covered until the view has really changed', () => {
    expect(nextAtDevice([0, 1], at(0, 1), 1)).toBe(1);
  });

  it('is over when the match is', () => {
    const outcome = { ending: 'finished' as const, standings: [], team: null };
    expect(nextAtDevice([0, 1], { viewer: 0, pending: [], outcome }, null)).toBeNull();
  });
});
