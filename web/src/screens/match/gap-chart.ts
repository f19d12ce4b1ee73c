// The numbers of the chart.

import type { TallyTurn } from '../../games/board';

/** By seat: how far behind the leader after each turn. */
export function gaps(turns: readonly Pick<TallyTurn, 'totals'>[]): number[][] {
  const seats = turns[0]?.totals.length ?? 0;
  return Array.from({ length: seats }, (_, seat) =>
    turns.map(({ totals }) => Math.max(...totals) - (totals[seat] ?? 0)),
  );
}

/** Places for the marks at the lines' ends, moved apart where they would lie on one another. */
export function spread(places: readonly number[], apart: number): number[] {
  const order = places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place);
  let last = -Infinity;
  for (const mark of order) {
    mark.place = Math.max(mark.place, last + apart);
    last = mark.place;
  }
  return order.sort((a, b) => a.seat - b.seat).map(({ place }) => place);
}

/** Round marks from 0 to at least `deepest`, about four of them. */
export function ticks(deepest: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((size) => size * 5 >= deepest) ?? 1000;
  const count = Math.max(1, Math.ceil(deepest / step));
  return Array.from({ length: count + 1 }, (_, at) => at * step);
}

/** Which of so many turns are named below the chart: all, or every second, fifth, tenth… of many. */
export function named(turns: number): number[] {
  const step = [1, 2, 5, 10, 20, 50].find((size) => turns <= size * 12) ?? 100;
  return Array.from({ length: Math.ceil(turns / step) }, (_, at) => at * step);
}
