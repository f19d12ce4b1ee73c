// How a match went, from its log: the prestige won in each deck of events, and who led after every round.

import type { LogEntry } from '../../protocol';
import type { Pack } from '../../state/pack';
import type { Tally, TallyTurn } from '../board';
import { cardsOf } from './cards';
import { toldIn } from './view';
import { words } from './words';

const decks = ['I', 'II', 'III'] as const;

export function tally(log: readonly LogEntry[], seats: number, pack: Pack): Tally {
  const cards = cardsOf(pack);
  const totals = Array<number>(seats).fill(0);
  const byDeck = new Map<string, number[]>(decks.map((deck) => [deck, Array<number>(seats).fill(0)]));
  const turns: TallyTurn[] = [{ label: words.start, name: words.start, totals: [...totals], ply: 0 }];
  let round = 0;
  for (const { ply, kind, details } of toldIn(log)) {
    if (kind === 'round_began') round = details.round;
    if (kind !== 'won' && kind !== 'event_trashed') continue;
    const event = cards.event(details.event);
    const won = byDeck.get(event?.deck ?? '');
    if (kind === 'won' && event && won) {
      const { seat } = details;
      won[seat] = (won[seat] ?? 0) + event.prestige;
      totals[seat] = (totals[seat] ?? 0) + event.prestige;
    }
    turns.push({ label: String(round), name: words.roundName(round), totals: [...totals], ply });
  }
  return {
    sources: decks
      .map((deck) => ({ name: words.deckName(deck), bySeat: byDeck.get(deck) ?? [] }))
      .filter(({ bySeat }) => bySeat.some((prestige) => prestige > 0)),
    turns,
  };
}
