// Who leads in which racetrack, from what this viewer can see, and what the boosts of this turn have paid.

import type { LogEntry } from '../../protocol';
import type { Cards, RacetrackInfo } from './cards';
import { openTiles, toldIn, type View } from './view';

export interface BoostCell {
  readonly count: number;
  readonly lead: boolean;
  readonly tie: boolean;
  readonly won: number; // spaces, once the racetrack has been judged
}

export interface BoostRow {
  readonly racetrack: RacetrackInfo;
  readonly judged: boolean; // this is the racetrack being paid now
  readonly cells: readonly BoostCell[]; // by seat
}

export function boostTable(view: View, events: readonly LogEntry[], cards: Cards): BoostRow[] {
  const open = new Set(openTiles(view, cards).map((tile) => tile?.racetrack.id));
  // Of players who have not raced the team is all one can count.
  const known = view.players.map(({ racetracks, team }) => racetracks ?? racetrackCounts(team, cards));
  const boosted = toldIn(events).flatMap((event) => (event.kind === 'boosted' ? [event.details] : []));
  return cards.racetracks
    .filter(({ id }) => open.has(id))
    .map((racetrack) => {
      const counts = known.map((count) => count[racetrack.id] ?? 0);
      const most = Math.max(...counts);
      const leaders = counts.filter((count) => count === most).length;
      const cells = counts.map((count, seat) => ({
        count,
        lead: most > 0 && count === most,
        tie: most > 0 && count === most && leaders > 1,
        won: boosted
          .filter((boost) => boost.racetrack === racetrack.id && boost.seat === seat)
          .reduce((sum, boost) => sum + boost.spaces, 0),
      }));
      return { racetrack, cells, judged: boosted.at(-1)?.racetrack === racetrack.id };
    });
}

function racetrackCounts(dragons: readonly string[], cards: Cards): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const id of dragons) {
    const racetrack = cards.dragon(id)?.racetrack.id;
    if (racetrack !== undefined) counts[racetrack] = (counts[racetrack] ?? 0) + 1;
  }
  return counts;
}
