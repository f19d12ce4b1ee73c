// What the server's view of a Slow and Steady match holds (games/slow-and-steady/view.cpp writes it).

import type { Position, SeatNumber } from '../../protocol';

/** "c1" to "c8", or "u": unopposed. */
export type Place = string;
export const unopposed: Place = 'u';

/** The place in the row, from 0; -1: unopposed. */
export function columnOf(place: Place): number {
  return place === unopposed ? -1 : Number(place.slice(1)) - 1;
}

export function slotOf(column: number): Place {
  return `c${column + 1}`;
}

export interface EntryView {
  readonly card: string;
  readonly printed: number;
  readonly variable: boolean;
  readonly copy: boolean;
  readonly silenced: boolean;
  readonly activated: boolean;
}

/** How a challenge would end. */
export interface Contest {
  readonly power: number;
  readonly strength: number;
  readonly overcome: boolean;
}

export interface ColumnView extends Contest {
  readonly place: Place;
  readonly special: boolean;
  readonly entries: readonly EntryView[];
  readonly pieces: readonly number[]; // by their numbers
}

export interface PieceView {
  readonly number: number; // from 1, in the order they came into play
  readonly card: string;
  readonly kind: 'card' | 'token' | 'copy';
  readonly owner: SeatNumber;
  readonly place: Place;
  readonly power: number;
  /** Where the power comes from. */
  readonly fixed: number;
  readonly varying: number;
  readonly auras: number;
}

export interface PlayerView {
  readonly hand: readonly string[] | null; // null: closed to this viewer
  readonly hand_size: number;
  readonly deck: readonly string[] | null;
  readonly deck_size: number;
  readonly offer: readonly string[] | null;
  readonly offer_size: number;
  readonly discard: readonly string[];
  readonly boost: number; // waits for the next card
  readonly committed: boolean;
  readonly known: readonly string[]; // in hand or deck
  readonly known_in_hand: readonly string[];
  readonly known_in_deck: readonly string[];
}

export interface Projection {
  readonly success: boolean;
  readonly defeat: boolean;
  readonly gain: number;
  readonly loss: number;
  readonly ledger: number;
  readonly guard: number;
  readonly change: number;
  readonly hearts: number;
  readonly columns: readonly Contest[];
  readonly unknown: readonly string[]; // steps that depend on hidden cards
  readonly left_out: readonly number[];
}

export interface RoundView {
  readonly success: boolean;
  readonly change: number;
  readonly hearts: number;
}

export type Phase = 'draft' | 'activation' | 'play' | 'finished';

export interface BoardView {
  readonly columns: readonly ColumnView[];
  readonly pieces: readonly PieceView[];
}

export interface View extends BoardView {
  readonly phase: Phase;
  readonly decision: string | null;
  readonly round: number;
  readonly draft_step: number;
  readonly hearts: number;
  readonly heart_cap: number; // 0: none
  readonly any_loss_defeats: boolean; // in this round
  readonly ledger: number;
  readonly guard: number;
  readonly lead: SeatNumber;
  readonly order: readonly SeatNumber[];
  readonly turn: number; // how many have had their turn
  readonly extra: number;
  readonly challenge_deck: readonly string[]; // as far as known
  readonly challenge_deck_size: number;
  readonly challenge_discard: readonly string[];
  readonly looked_at: readonly string[] | null;
  readonly looked_at_size: number;
  readonly players: readonly PlayerView[];
  readonly commit: string | null;
  readonly effect: {
    readonly card: string;
    readonly side: 'resource' | 'challenge';
    readonly seat: SeatNumber;
    readonly text: string;
  } | null;
  readonly history: readonly RoundView[];
  readonly open_hands: boolean;
  readonly planning_aid: boolean;
  readonly projection: Projection | null;
  readonly result: {
    readonly ended_by: string;
    readonly won: boolean;
    readonly round: number;
    readonly score: number;
    readonly title: string | null;
  } | null;
}

export const rounds = 4;

export function viewOf(position: Position): View {
  return position.view as View;
}

/** What a round needs on the table: challenges are there, and they can be opposed. */
export function isRound({ phase }: Pick<View, 'phase'>): boolean {
  return phase === 'activation' || phase === 'play';
}
