// Drags 2 Riches as the game screen knows it.

import './world';
import { plain, type Position, type SeatNumber } from '../../protocol';
import type { Pack } from '../../state/pack';
import type { Explained, SeatSummary } from '../board';
import { cardsOf } from './cards';
import { helpFor } from './help';
import { slots, viewOf } from './view';
import { garmentFacts, powerFacts, verbOf, words } from './words';

export { default as Board } from './Board.svelte';
export { default as Card } from './Card.svelte';
export { default as Dock } from './Dock.svelte';
export { default as Finale } from './Finale.svelte';
export { default as Portrait } from './Portrait.svelte';
export { default as Reference } from './Character.svelte';
export { default as SeatZones } from './SeatZones.svelte';
export { beat, sound, told, turnNotes } from './telling';
export { tally } from './tally';

export const referenceTitle = words.referenceTab;

/** Prizes lie face down, so their number is what everybody sees; where they lie open, prestige counts. */
export function seatSummary(position: Position, seat: SeatNumber, pack: Pack): SeatSummary {
  const cards = cardsOf(pack);
  const view = viewOf(position);
  const player = view.players[seat];
  const character = cards.character(player?.character ?? null);
  const note = character ? words.summary(character.name, character.power, player?.power_used ?? false) : '';
  const open = view.phase === 'finished' || view.players.every(({ prestige }) => prestige !== null);
  return {
    note,
    number: String((open ? player?.prestige : player?.won_size) ?? 0),
    unit: open ? words.prestigeUnit : words.won,
    verb: verbOf(view.decision),
  };
}

export function facts(pack: Pack, id: string): string {
  const cards = cardsOf(pack);
  const garment = cards.garment(id);
  if (garment) return garmentFacts(garment);
  const character = cards.character(id);
  return character ? powerFacts(character) : (pack.card(id)?.words.facts ?? '');
}

/** What the words on a card mean. */
export function explained(pack: Pack, id: string): readonly Explained[] {
  const card = pack.card(id);
  return card ? helpFor(card) : [];
}

export function status(position: Position): readonly string[] {
  const { round, rounds } = viewOf(position);
  const roundWords = round > 0 ? words.round(round, rounds) : words.beforeTheShow;
  return position.question ? [roundWords, plain(position.question.eyebrow)] : [roundWords];
}

/** Cards for banners: the winner's prizes, dearest first, or else the dearest garment of each category. */
export function showcase(
  pack: Pack,
  finished: { position: Position; seat: SeatNumber } | null,
): readonly string[] {
  const cards = cardsOf(pack);
  if (finished) {
    const player = viewOf(finished.position).players[finished.seat];
    const prizes = [...(player?.won ?? [])].sort((a, b) => cards.prestige([b]) - cards.prestige([a]));
    const worn = player ? slots(player.look).flatMap(({ card }) => card ?? []) : [];
    return [...(player?.character ? [player.character] : []), ...prizes, ...worn];
  }
  const best = new Map<string, { id: string; value: number }>();
  for (const { id, category, value } of cards.allGarments()) {
    if (value > (best.get(category)?.value ?? 0)) best.set(category, { id, value });
  }
  return [...best.values()].map(({ id }) => id);
}
