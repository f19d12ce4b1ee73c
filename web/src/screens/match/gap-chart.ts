// The numbers of the chart.

import type { Tally } from '../../games/board';

/** By seat: how far behind the leader after each turn. */
export function gaps(turns: Tally['turns']): number[][] {
  const seats = turns[0]?.totals.length ?? 0;
  return Array.from({ length: seats }, (_, seat) =>
    turns.map(({ totals }) => Math.max(...totals) - (totals[seat] ?? 0)),
  );
}

/** Round marks from 0 to at least `deepest`, about four of them. */
export function ticks(deepest: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((size) => size * 5 >= deepest) ?? 1000;
  const count = Math.max(1, Math.ceil(deepest / step));
  return Array.from({ length: count + 1 }, (_, at) => at * step);
}
