// What a view of a Dragon Racer match holds, and what the board reads out of it.

import { toldOf, type LogEntry, type Position, type SeatNumber, type Told } from '../../protocol';
import type { Events, View as Generated } from '../../protocol/generated/dragon-racer';
import type { Cards, Needs, Tile } from './cards';

type Seen = Generated['players'][number];

export type Phase = Generated['phase'];
export type Attack = Seen['attacks'][number];

export interface PlayerView extends Seen {
  readonly needs: Needs[]; // by slot, attacks included
}

/** A set of dragons the viewer can fire up, and who would support whom. */
export interface Plan {
  readonly mask: number;
  readonly spaces: number;
  readonly bonus: number;
  readonly dragons: readonly { slot: number; cards: readonly number[]; character: number }[];
}

export interface View extends Generated {
  readonly players: PlayerView[];
  readonly plans?: Plan[];
}

/** A hand the viewer has held this turn, as it came. */
export type Note = NonNullable<View['notes']>[number];

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
