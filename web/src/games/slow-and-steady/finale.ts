// The end of a match, read from its last view.

import type { SeatNumber } from '../../protocol';
import { rounds, type View } from './view';

export interface Step {
  readonly round: number;
  /** Null: the round was not played. */
  readonly hearts: number | null;
  readonly change: number;
  readonly success: boolean | null;
  readonly best: boolean;
}

/** All four rounds. The best one is the first that brought most, if any brought something. */
export function staircase({ history }: Pick<View, 'history'>): Step[] {
  const most = Math.max(0, ...history.map(({ change }) => change));
  const best = most > 0 ? history.findIndex(({ change }) => change === most) : -1;
  return Array.from({ length: rounds }, (_, at) => {
    const round = history[at];
    return {
      round: at + 1,
      hearts: round?.hearts ?? null,
      change: round?.change ?? 0,
      success: round?.success ?? null,
      best: at === best,
    };
  });
}

/** What somebody has played: what was discarded, and what was in play when the show ended. */
export function playedBy({ players, pieces }: Pick<View, 'players' | 'pieces'>, seat: SeatNumber): string[] {
  const lying = pieces.filter(({ owner, kind }) => owner === seat && kind === 'card');
  return [...(players[seat]?.discard ?? []), ...lying.map(({ card }) => card)];
}
