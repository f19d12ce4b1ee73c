// How a race went, from its log: what moved the sleds, and where they stood after each round.

import type { LogEntry } from '../../protocol';
import type { Tally, TallyTurn } from '../board';
import { startSquare, toldIn } from './view';
import { words } from './words';

export function tally(log: readonly LogEntry[], seats: number): Tally {
  const squares = Array<number>(seats).fill(startSquare);
  const byCards = Array<number>(seats).fill(0);
  const byTurns = Array<number>(seats).fill(0);
  const totals = (): number[] => squares.map((square) => Math.max(0, square));
  const turns: TallyTurn[] = [{ label: words.start, name: words.start, totals: totals(), ply: 0 }];
  let round = 1;
  let last = 0;
  const endRound = (): void => {
    turns.push({ label: String(round), name: words.roundName(round), totals: totals(), ply: last });
  };
  for (const { ply, kind, details } of toldIn(log)) {
    if (kind === 'turn_began' && details.round > round) {
      endRound();
      round = details.round;
    }
    if (kind === 'moved') {
      const source = details.by === 'turn' ? byTurns : byCards;
      source[details.seat] = (source[details.seat] ?? 0) + details.to - details.from;
    }
    if (kind === 'moved' || kind === 'pushed_back' || kind === 'died') squares[details.seat] = details.to;
    last = ply;
  }
  endRound();
  return {
    sources: [
      { name: words.byCards, bySeat: byCards },
      { name: words.byTurns, bySeat: byTurns },
    ],
    turns,
  };
}
