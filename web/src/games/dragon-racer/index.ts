// Dragon Racer as the game screen knows it.

import './world';
import { plain, type Position, type SeatNumber } from '../../protocol';
import type { Pack } from '../../state/pack';
import type { SeatSummary } from '../board';
import { cardsOf } from './cards';
import { viewOf } from './view';
import { characterFacts, dragonFacts, phaseVerbs, words } from './words';

export { default as Board } from './Board.svelte';
export { default as Reference } from './Boosts.svelte';
export { default as Card } from './Card.svelte';
export { default as Dock } from './Dock.svelte';
export { default as SeatZones } from './SeatZones.svelte';
export { beat, sound, told, turnNotes } from './telling';
export { tally } from './tally';

export const referenceTitle = words.boostsTab;

export function seatSummary(position: Position, seat: SeatNumber, pack: Pack): SeatSummary {
  const cards = cardsOf(pack);
  const view = viewOf(position);
  const player = view.players[seat];
  const character = cards.character(player?.character ?? null);
  return {
    note: character ? `${character.name} · ${character.ability}` : '',
    number: String(player?.distance ?? 0),
    unit: words.spaces,
    verb: phaseVerbs[view.phase],
  };
}

/** Labels are left out: they matter before a match only (DR-3). */
export function facts(pack: Pack, id: string): string {
  const cards = cardsOf(pack);
  const dragon = cards.dragon(id);
  if (dragon) return dragonFacts(dragon);
  const character = cards.character(id);
  return character ? characterFacts(character) : '';
}

export function status(position: Position): readonly string[] {
  const { turn, turns } = viewOf(position);
  const turnWords = words.turnOf(turn, turns);
  return position.question ? [turnWords, plain(position.question.eyebrow)] : [turnWords];
}

/** Cards for banners: the winner's team, or else one giant of each colour. */
export function showcase(
  pack: Pack,
  finished: { position: Position; seat: SeatNumber } | null,
): readonly string[] {
  if (finished) return viewOf(finished.position).players[finished.seat]?.team ?? [];
  const best = new Map<string, { id: string; speed: number }>();
  for (const { id, colour, speed } of cardsOf(pack).allDragons()) {
    if (speed !== null && speed > (best.get(colour)?.speed ?? 0)) best.set(colour, { id, speed });
  }
  return [...best.values()].map(({ id }) => id);
}
