// What the server's view of a Rat Race match holds (games/rat-race/view.cpp writes it).

import type { Position, SeatNumber } from '../../protocol';
import type { CouncilorId, Ideal } from './cards';

/** "3,0", "throne" or "off" */
export type Place = string;

export interface FieldView {
  readonly place: Place;
  readonly q: number;
  readonly r: number;
  readonly row: number; // 1: the farthest from the Throne
  readonly level: number;
  readonly ideals: readonly Ideal[];
  readonly entry: boolean;
  readonly riot: boolean;
}

/** A next field of a Councilor, and what stands against entering it. */
export interface Ahead {
  readonly place: Place;
  readonly needs: readonly Ideal[];
  readonly riot: boolean;
  readonly taken: boolean;
}

export interface CouncilorView {
  readonly id: CouncilorId;
  readonly place: Place;
  readonly distance: number | null;
  readonly row: readonly string[]; // Issues, the Active one last
  readonly arsenal: readonly Ideal[];
  readonly feet: boolean;
  readonly locked: boolean;
  readonly ahead: readonly Ahead[];
}

export interface PlayerView {
  readonly hand_size: number;
  readonly bank_size: number;
  readonly committed: number;
  readonly hand: readonly string[]; // as far as this viewer knows it
  readonly hand_unknown: number;
  readonly bank_up: readonly string[];
  readonly bank_down: readonly string[]; // known to this viewer
  readonly bank_unknown: number;
}

export interface View {
  readonly phase: string;
  readonly active: SeatNumber | null;
  readonly first: SeatNumber | null;
  readonly turn: number;
  readonly turn_limit: number | null; // null: as many turns as it takes
  readonly moves: number;
  readonly picks: number;
  readonly skip_move: boolean;
  readonly final_sprint: boolean;
  readonly layout: {
    readonly id: string;
    readonly name: string;
    readonly throne: { readonly q: number; readonly r: number };
  };
  readonly fields: readonly FieldView[];
  readonly councilors: readonly CouncilorView[];
  readonly pile_size: number;
  readonly pile: readonly { readonly from_bottom: number; readonly card: string }[];
  readonly discard: readonly string[];
  readonly action: string | null;
  readonly placing: string | null;
  readonly revealed: string | null;
  readonly lifted: readonly (string | null)[];
  readonly players: readonly PlayerView[];
  readonly monarch: CouncilorId | null;
  readonly ended_by: string | null;
}

export function viewOf(position: Position): View {
  return position.view as View;
}

/** Whether the next field is open to the Councilor. */
export function open({ needs, riot, taken }: Ahead): boolean {
  return needs.length === 0 && !riot && !taken;
}

export type Standing = 'can move' | 'blocked' | 'locked' | 'monarch' | 'beaten';

/** How a Councilor stands, whoever's turn it is. */
export function standing({ id, locked, ahead }: CouncilorView, { monarch }: Pick<View, 'monarch'>): Standing {
  if (monarch !== null) return id === monarch ? 'monarch' : 'beaten';
  if (locked) return 'locked';
  return ahead.some(open) ? 'can move' : 'blocked';
}
