// The contests of a match, from its log: who competed with what, and who won.

import type { LogEntry, SeatNumber } from '../../protocol';
import type { Category } from './cards';
import { toldIn, type Event } from './view';

export interface Showing {
  readonly seat: SeatNumber;
  /** False: stayed out, and keeps the Look. */
  readonly up: boolean;
  readonly cards: readonly string[];
  readonly total: number;
  readonly doubled: readonly Category[];
  readonly bonus: number;
}

export interface Contest {
  readonly round: number;
  readonly event: string;
  readonly showings: readonly Showing[];
  readonly tied: readonly SeatNumber[];
  /** Null: not decided yet, or nobody competed. */
  readonly winner: SeatNumber | null;
  readonly decided: boolean;
  readonly ply: number;
}

interface Round {
  readonly contest: Contest;
  readonly doubled: ReadonlyMap<SeatNumber, readonly Category[]>;
  readonly bonus: ReadonlyMap<SeatNumber, number>;
}

/** In order; the last one may be under way. Rounds without declarations are left out. */
export function contestsIn(log: readonly LogEntry[]): Contest[] {
  const contests: Contest[] = [];
  let round: Round | null = null;
  const close = (): void => {
    if (round && round.contest.showings.length > 0) contests.push(round.contest);
  };
  for (const entry of toldIn(log)) {
    if (entry.kind === 'round_began') {
      close();
      round = beginning(entry);
    } else if (round) {
      round = following(round, entry);
    }
  }
  close();
  return contests;
}

function beginning({ details, ply }: Extract<Event, { kind: 'round_began' }>): Round {
  return {
    contest: {
      round: details.round,
      event: details.event,
      showings: [],
      tied: [],
      winner: null,
      decided: false,
      ply,
    },
    doubled: new Map(),
    bonus: new Map(),
  };
}

function following(round: Round, { kind, details, ply }: Event): Round {
  const { contest, doubled, bonus } = round;
  switch (kind) {
    case 'doubled': {
      const both = [details.seat, details.other];
      const added = both.map(
        (who) => [who, [...new Set([...(doubled.get(who) ?? []), details.category])]] as const,
      );
      return { ...round, doubled: new Map([...doubled, ...added]) };
    }
    case 'gained_bonus':
      return {
        ...round,
        bonus: new Map([...bonus, [details.seat, (bonus.get(details.seat) ?? 0) + details.bonus]]),
      };
    case 'showed': {
      const { seat, up, cards = [], total = 0 } = details;
      const showing: Showing = {
        seat,
        up,
        cards,
        total,
        doubled: doubled.get(seat) ?? [],
        bonus: bonus.get(seat) ?? 0,
      };
      return { ...round, contest: { ...contest, showings: [...contest.showings, showing], ply } };
    }
    case 'tied':
      return { ...round, contest: { ...contest, tied: details.seats, ply } };
    case 'won':
      return { ...round, contest: { ...contest, winner: details.seat, decided: true, ply } };
    case 'event_trashed':
      return { ...round, contest: { ...contest, decided: true, ply } };
    default:
      return round;
  }
}

const quiet = new Set([
  'round_began',
  'reserve_opened',
  'turn_began',
  'drew',
  'dry_cleaned',
  'scored',
  'stopped',
]);

/** The contest everybody still looks at: nothing has happened since but the beginning of the next round. */
export function contestOnStage(log: readonly LogEntry[]): Contest | null {
  const last = log.findLastIndex(({ kind }) => kind === 'showed' || kind === 'won' || kind === 'tied');
  if (last < 0 || !log.slice(last + 1).every(({ kind }) => quiet.has(kind) || kind === 'event_trashed'))
    return null;
  return contestsIn(log).at(-1) ?? null;
}
