// Rat Race as the game screen knows it.

import './world';
import { plain, type Position, type SeatNumber } from '../../protocol';
import type { Pack } from '../../state/pack';
import type { SeatSummary } from '../board';
import { cardsOf } from './cards';
import { viewOf } from './view';
import { titleFacts, verbOf, words } from './words';

export { default as Board } from './Board.svelte';
export { default as Card } from './Card.svelte';
export { default as Reference } from './Councilors.svelte';
export { default as Dock } from './Dock.svelte';
export { default as Finale } from './FinalCount.svelte';
export { default as SeatZones } from './SeatZones.svelte';
export { beat, sound, told, turnNotes } from './telling';

export const referenceTitle = words.councilors;

/** Banks are secret, so their size is what everybody sees; once they are shown, the Monarch's symbols count. */
export function seatSummary(position: Position, seat: SeatNumber, pack: Pack): SeatSummary {
  const view = viewOf(position);
  const player = view.players[seat];
  const bank = player?.bank_size ?? 0;
  const note = words.summary(player?.hand_size ?? 0, bank);
  if (view.monarch !== null) {
    const cards = [...(player?.bank_up ?? []), ...(player?.bank_down ?? [])];
    const score = cardsOf(pack).symbols(cards, view.monarch);
    return { note, number: String(score), unit: words.symbolUnit, verb: '' };
  }
  return { note, number: String(bank), unit: words.bank, verb: verbOf(view.phase) };
}

export function facts(pack: Pack, id: string): string {
  const cards = cardsOf(pack);
  const title = cards.title(id);
  return title ? titleFacts(title, cards) : (cards.councilor(id)?.vision ?? '');
}

export function status(position: Position): readonly string[] {
  const { turn } = viewOf(position);
  const turnWords = words.turn(turn);
  return position.question ? [turnWords, plain(position.question.eyebrow)] : [turnWords];
}

/** Cards for banners: what made the winner's count, or else one card of each Councilor. */
export function showcase(
  pack: Pack,
  finished: { position: Position; seat: SeatNumber } | null,
): readonly string[] {
  const cards = cardsOf(pack);
  if (!finished) return cards.councilors.map(({ id }) => id);
  const { players, monarch } = viewOf(finished.position);
  const bank = players[finished.seat]?.bank_up ?? [];
  if (monarch === null) return bank;
  const weight = (id: string): number => cards.symbols([id], monarch);
  return [monarch, ...bank.toSorted((a, b) => weight(b) - weight(a))];
}
