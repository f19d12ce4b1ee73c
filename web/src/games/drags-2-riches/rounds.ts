// The rounds of a match as pips: which are past, which is now, and which are special.

import type { Cards } from './cards';
import type { View } from './view';

export type Special = 'spree' | 'tour' | null;

export interface RoundPip {
  readonly round: number;
  readonly special: Special;
  readonly state: 'past' | 'now' | 'ahead';
}

/**
 * A deck ends with its special event (D2R-6, D2R-7). A shorter match ends otherwise than its decks do, and the view
 * does not say how before its last event is turned up.
 */
export function roundPips(
  { round, rounds, event }: Pick<View, 'round' | 'rounds' | 'event'>,
  cards: Cards,
): RoundPip[] {
  const special = new Map<number, Special>();
  let end = 0;
  for (const deck of ['I', 'II', 'III']) {
    const events = cards.deck(deck);
    end += events.length;
    if (events.length > 0) special.set(end, deck === 'III' ? 'tour' : 'spree');
  }
  if (rounds < end) special.delete(rounds);
  if (event && event.kind !== 'event') special.set(round, event.kind === 'tour' ? 'tour' : 'spree');
  return Array.from({ length: rounds }, (_, at) => ({
    round: at + 1,
    special: special.get(at + 1) ?? null,
    state: at + 1 < round ? 'past' : at + 1 === round ? 'now' : 'ahead',
  }));
}
