// Shade as an exchange, from the log: who threw what at whom, what the answer was, and what came of it.

import { plain, seatTold, type LogEntry, type SeatNumber } from '../../protocol';
import type { Cards } from './cards';
import { toldIn, type Event, type View } from './view';

export type Answer = 'asked' | 'suffered' | 'blocked' | 'reversed';

export interface Target {
  readonly seat: SeatNumber;
  readonly answer: Answer;
  /** The card that was shown for it; null: none, or a power. */
  readonly card: string | null;
}

export interface Exchange {
  readonly attacker: SeatNumber;
  /** A card's or a character's id. */
  readonly source: string;
  readonly targets: readonly Target[];
  /** What came of it, in sentences. */
  readonly outcome: readonly string[];
  /** The attacker's answer to a reversal, if it was cancelled: the card that was shown. */
  readonly cancelled: string | null;
}

const answers: Readonly<Record<string, Answer>> = {
  suffered: 'suffered',
  blocked: 'blocked',
  reversed: 'reversed',
};

const consequences = new Set([
  'took',
  'peeked_hand',
  'peeked_look',
  'reversal_waits',
  'reversal_began',
  'reversal_cancelled',
]);

/** These are somebody's next deed: the exchange before them is over. */
const deeds = new Set([
  'worn',
  'bought',
  'thrifted',
  'untucked',
  'turn_began',
  'declared',
  'showed',
  'round_began',
]);

/** The exchange under way, or the last one while nothing else has been done since. */
export function exchangeIn(log: readonly LogEntry[], view: View, cards: Cards): Exchange | null {
  const since = log.findLastIndex(({ kind }) => kind === 'turn_began') + 1;
  const told = toldIn(log)
    .slice(since)
    .reduce<Exchange | null>((now, entry) => following(now, entry, cards), null);
  return told && withVictims(told, view);
}

function following(now: Exchange | null, entry: Event, cards: Cards): Exchange | null {
  const { kind, details, words } = entry;
  const seat = seatTold(entry);
  const card = ('card' in details ? details.card : undefined) ?? null;
  if (kind === 'activated' || kind === 'power_used') {
    const source = kind === 'activated' ? details.card : details.character;
    const throws = cards.garment(source)?.icon === 'shade' || cards.character(source)?.shade === true;
    return throws ? { attacker: details.seat, source, targets: [], outcome: [], cancelled: null } : null;
  }
  if (deeds.has(kind)) return null;
  if (!now) return now;
  if (kind === 'aimed') {
    return { ...now, targets: [{ seat: details.other, answer: 'asked', card: null }] };
  }
  const answer = answers[kind];
  if (answer && seat !== null && seat !== now.attacker) return answered(now, { seat, answer, card });
  if (!consequences.has(kind)) return now;
  return {
    ...now,
    outcome: [...now.outcome, plain(words)],
    cancelled: kind === 'reversal_cancelled' ? card : now.cancelled,
  };
}

function answered(now: Exchange, target: Target): Exchange {
  const others = now.targets.filter(({ seat }) => seat !== target.seat);
  return { ...now, targets: [...others, target] };
}

/** Shade at everybody names nobody: whom it is meant for stands in the view until all have answered. */
function withVictims(told: Exchange, view: View): Exchange {
  const effect = view.effects.findLast(({ source, reversal }) => source === told.source && !reversal);
  const asked = (effect?.victims ?? [])
    .filter((seat) => !told.targets.some((target) => target.seat === seat))
    .map((seat): Target => ({ seat, answer: 'asked', card: null }));
  const clockwise = ({ seat }: Target): number =>
    (seat - told.attacker + view.players.length) % view.players.length;
  return {
    ...told,
    targets: [...told.targets, ...asked].toSorted((a, b) => clockwise(a) - clockwise(b)),
  };
}
