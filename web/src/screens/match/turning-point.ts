// Where a match turned, from the totals after each turn alone: the turn after which nobody else led any more, or,
// where one led all the time, the turn in which the gap grew most.

import type { TallyTurn } from '../../games/board';
import type { SeatNumber } from '../../protocol';

export interface TurningPoint {
  readonly kind: 'passed' | 'broke-away' | 'drew-level' | 'pulled-away';
  readonly turn: string;
  /** The position before that turn. */
  readonly ply: number;
  /** Those who were ahead from then on. */
  readonly leaders: readonly SeatNumber[];
  /** Those they left behind. */
  readonly passed: readonly SeatNumber[];
  /** Their lead over everybody else, before and after the turn; behind is less than 0. */
  readonly before: number;
  readonly after: number;
}

export function turningPoint(turns: readonly TallyTurn[]): TurningPoint | null {
  const leaders = turns.map(({ totals }) => leadersOf(totals));
  const last = leaders.at(-1);
  if (!last || turns.length < 3 || last.length === turns[0]?.totals.length) return null;
  const other = leaders.findLastIndex((some) => !same(some, last));
  const at = other > 0 ? other + 1 : steepest(turns, last);
  const [before, turn] = [turns[at - 1], turns[at]];
  if (!before || !turn) return null;
  const point = {
    turn: turn.name,
    ply: before.ply,
    leaders: last,
    passed: (leaders[at - 1] ?? []).filter((seat) => !last.includes(seat)),
    before: leadOf(before.totals, last),
    after: leadOf(turn.totals, last),
  };
  if (other <= 0) return { ...point, kind: 'pulled-away' };
  if (last.length > 1) return { ...point, kind: 'drew-level' };
  return { ...point, kind: point.before < 0 ? 'passed' : 'broke-away' };
}

function leadersOf(totals: readonly number[]): SeatNumber[] {
  const best = Math.max(...totals);
  return totals.flatMap((total, seat) => (total === best ? [seat] : []));
}

function same(some: readonly SeatNumber[], others: readonly SeatNumber[]): boolean {
  return some.length === others.length && some.every((seat) => others.includes(seat));
}

/** How far the last of `seats` is ahead of the first of the others. */
function leadOf(totals: readonly number[], seats: readonly SeatNumber[]): number {
  const own = Math.min(...seats.map((seat) => totals[seat] ?? 0));
  return own - Math.max(...totals.filter((_, seat) => !seats.includes(seat)));
}

/** The turn in which the lead of `seats` grew most; the first of several. */
function steepest(turns: readonly TallyTurn[], seats: readonly SeatNumber[]): number {
  const leads = turns.map(({ totals }) => leadOf(totals, seats));
  const growth = leads.map((lead, at) => (at === 0 ? -Infinity : lead - (leads[at - 1] ?? 0)));
  return growth.indexOf(Math.max(...growth));
}
