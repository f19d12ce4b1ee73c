// Iditacards as the game screen knows it.

import './world';
import type { Position, SeatNumber } from '../../protocol';
import type { Pack } from '../../state/pack';
import type { SeatSummary } from '../board';
import { cardsOf } from './cards';
import { startSquare, viewOf } from './view';
import { cardFacts, verbOf, words } from './words';

export { default as Board } from './Board.svelte';
export { default as Card } from './Card.svelte';
export { default as Dock } from './Dock.svelte';
export { default as SeatZones } from './SeatZones.svelte';
export { default as Reference } from './Supply.svelte';
export { soloResult } from './solo';
export { beat, sound, told, turnNotes } from './telling';
export { tally } from './tally';

export const referenceTitle = words.supply;

export function seatSummary(position: Position, seat: SeatNumber, pack: Pack): SeatSummary {
  const cards = cardsOf(pack);
  const view = viewOf(position);
  const player = view.players[seat];
  const square = player?.position ?? startSquare;
  return {
    note: words.summary(cards.legs(view.board)[player?.leg ?? 0]?.name ?? '', player?.speed ?? 0),
    number: square === startSquare ? words.startShort : String(square),
    unit: words.squares,
    verb: verbOf(view.ask.what),
  };
}

export function facts(pack: Pack, id: string): string {
  const card = cardsOf(pack).card(id);
  return card ? cardFacts(card) : (pack.card(id)?.words.facts ?? '');
}

/** What the words on a card mean. */
export function explained(pack: Pack, id: string): readonly { name: string; text: string }[] {
  return cardsOf(pack).help(id);
}

export function status(position: Position): readonly string[] {
  const { round, players } = viewOf(position);
  const me = position.viewer === null ? undefined : players[position.viewer];
  return [words.round(round), ...(me ? [words.yourDay(me.days + 1, Math.max(1, me.turns))] : [])];
}

/** Cards for banners: the dogs that pulled the winner's sled and what they carried, or else dogs of the pack. */
export function showcase(
  pack: Pack,
  finished: { position: Position; seat: SeatNumber } | null,
): readonly string[] {
  if (finished) {
    const table = viewOf(finished.position).players[finished.seat]?.table ?? [];
    return [...table.map(({ dog }) => dog), ...table.flatMap(({ attachments }) => attachments)];
  }
  return cardsOf(pack)
    .all()
    .filter(({ type }) => type === 'dog')
    .map(({ id }) => id);
}
