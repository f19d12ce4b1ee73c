// What the server's view of a Dragon Racer match holds (games/dragon-racer/view.cpp writes it).

import { toldOf, type LogEntry, type Position, type SeatNumber, type Told } from '../../protocol';
import type { Events } from '../../protocol/generated/dragon-racer';
import type { Cards, Needs, Tile } from './cards';

export type Phase = 'choose_character' | 'draft' | 'attack' | 'fire' | 'swap' | 'finished';

export interface Attack {
  readonly card: number; // collected index of the attack dragon
  readonly seat: SeatNumber;
  readonly slot: number; // in that seat's team
}

export interface PlayerView {
  readonly character: string | null;
  readonly trophy: number;
  readonly distance: number;
  readonly moved: number; // in this turn
  readonly lap: number;
  readonly space: number;
  readonly tile: number;
  readonly team: readonly string[];
  readonly needs: readonly Needs[]; // by slot, attacks included
  readonly committed: boolean;
  readonly revealed: boolean;
  readonly hand_size: number;
  readonly collected_size: number;
  readonly collected?: readonly string[]; // one's own, and others' once they race
  readonly racetracks?: Readonly<Record<string, number>>;
  readonly attacks: readonly Attack[]; // made by this player
}

/** A set of dragons the viewer can fire up, and who would support whom. */
export interface Plan {
  readonly mask: number;
  readonly spaces: number;
  readonly bonus: number;
  readonly dragons: readonly { slot: number; cards: readonly number[]; character: number }[];
}

/** A hand the viewer has held this turn, as it came. */
export interface Note {
  readonly round: number;
  readonly cards: readonly string[];
}

export interface View {
  readonly phase: Phase;
  readonly turn: number;
  readonly turns: number;
  readonly round: number;
  readonly pass: 'left' | 'right';
  readonly boost: { readonly sole: number; readonly tie: number };
  readonly asking: number | null;
  readonly lap: number;
  readonly tiles: { readonly upper: readonly string[]; readonly lower: readonly string[] };
  readonly undealt_size: number;
  readonly players: readonly PlayerView[];
  readonly hand?: readonly string[];
  readonly commit?: number | null;
  readonly plans?: readonly Plan[];
  readonly notes?: readonly Note[];
}

export function viewOf(position: Position): View {
  return position.view as View;
}

export function toldIn(log: readonly LogEntry[]): readonly Told<Events>[] {
  return toldOf<Events>(log);
}

/** The tile on each of the ten places, null while it is face down. */
export function openTiles(view: View, cards: Cards): (Tile | null)[] {
  const row = (ids: readonly string[], place: number): Tile | null => cards.tile(ids[place] ?? '') ?? null;
  return cards.places.map(({ corner }, position) => {
    if (corner) return corner;
    return position < 5 ? row(view.tiles.upper, position - 2) : row(view.tiles.lower, position - 7);
  });
}

/** Tokens stand in the middle of a space. */
export const middle = 0.5;

/** A distance as places of the ring: tiles passed in this lap, and the part of the next one. */
export function tilesAlong(distance: number, cards: Cards): number {
  const lap = cards.places.reduce((sum, { spaces }) => sum + spaces, 0);
  let left = ((distance % lap) + lap) % lap;
  for (const [position, { spaces }] of cards.places.entries()) {
    if (left < spaces) return position + left / spaces;
    left -= spaces;
  }
  return 0;
}

export interface AttackOn {
  readonly by: SeatNumber;
  readonly card: string | undefined; // the attack dragon
}

/** Who attacks a racing dragon now. */
export function attacksOn(view: View, seat: SeatNumber, slot: number): AttackOn[] {
  return view.players.flatMap((player, by) =>
    player.attacks
      .filter((attack) => attack.seat === seat && attack.slot === slot)
      .map((attack) => ({ by, card: player.collected?.[attack.card] })),
  );
}
