// Reading a result.

import type { Outcome, SeatNumber } from '../protocol';

/** The seats on the best rank; nobody where a team wins or loses as one, or the match was ended early. */
export function winners({ ending, standings, team }: Outcome): SeatNumber[] {
  if (team || ending === 'stopped') return [];
  const best = Math.min(...standings.map(({ rank }) => rank));
  return standings.flatMap(({ rank }, seat) => (rank === best ? [seat] : []));
}

export interface Arrival {
  readonly seat: SeatNumber;
  readonly place: number;
  readonly score: number;
}

/** Best first; places count from 1, and a tie shares one. */
export function arrivals({ standings }: Outcome): Arrival[] {
  return standings
    .map(({ rank, score }, seat) => ({
      seat,
      place: 1 + standings.filter((other) => other.rank < rank).length,
      score,
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}
