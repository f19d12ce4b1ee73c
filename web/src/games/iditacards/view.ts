// What the server's view of an Iditacards match holds (games/iditacards/view.cpp writes it).

import { toldOf, type LogEntry, type Position, type SeatNumber, type Told } from '../../protocol';
import type { Costs } from './cards';

export const startSquare = -1;
export const finishSquare = 160;
export const deathLevel = 7;

/** Cards without an order: how many there are of each. */
export type Counts = Readonly<Record<string, number>>;

export interface DogView {
  readonly dog: string;
  readonly attachments: readonly string[];
}

/** A card that waits for its risks to be paid. */
export interface Frame {
  readonly card: string;
  readonly risks: number;
}

export interface CostsNow extends Costs {
  readonly payable: boolean;
}

export interface PlayerView {
  readonly position: number;
  /** The number of the leg, from 0. */
  readonly leg: number;
  readonly hypothermia: number;
  readonly starvation: number;
  readonly immune: boolean;
  readonly speed: number;
  readonly end_move: number;
  readonly starting_hand: number;
  readonly checkpoints: readonly number[];
  readonly flags: readonly string[];
  readonly turns: number;
  readonly days: number;
  readonly table: readonly DogView[];
  readonly stack: readonly Frame[]; // the top comes last
  /** Cards of the stack's chain that have taken effect. */
  readonly resolved: Counts;
  readonly discard: Counts;
  readonly hand_size: number;
  readonly deck_size: number;
  readonly unclaimed_size: number;
  /** Hand, deck and what is looked at together: everybody can count. */
  readonly owned: Counts;

  // The viewer's own.
  readonly hand?: Counts;
  readonly deck?: Counts;
  readonly unclaimed?: Counts;
  readonly costs?: Readonly<Record<string, CostsNow>>;

  // What everybody knows of another player's.
  readonly known_hand?: Counts;
  readonly known_deck?: Counts;
}

export type Ask =
  | 'none'
  | 'main'
  | 'before-failing'
  | 'energy'
  | 'join'
  | 'legendary'
  | 'room'
  | 'attach-to'
  | 'replace'
  | 'kill-own'
  | 'kill-any'
  | 'destroy-of'
  | 'draw-of'
  | 'destroy-hand'
  | 'recover'
  | 'recover-all'
  | 'upgrade-deck'
  | 'take';

export interface UpgradeView {
  readonly size: number;
  readonly cards: Counts;
  readonly destroyed: Counts;
  readonly usable: boolean;
}

export interface View {
  readonly phase: 'main' | 'free-action' | 'action' | 'new-day' | 'end-of-turn' | 'finished';
  readonly current: SeatNumber;
  readonly round: number;
  readonly weather: string;
  readonly board: 'multiplayer' | 'solo';
  readonly ask: {
    readonly what: Ask;
    /** Being paid or carried out. */
    readonly card: string | null;
    /** Still to pay, recover, destroy or take; missing in hand to pay a revealed card. */
    readonly left: number;
    /** Of the card that is being paid, in all. */
    readonly costs: Costs | null;
    readonly dog: number | null;
    readonly joined: readonly SeatNumber[];
    readonly looking: number;
    readonly looked_at: Counts;
  };
  readonly players: readonly PlayerView[];
  readonly supply: Counts;
  readonly upgrades: Readonly<Record<string, UpgradeView>>;
  /** Destroyed starter and legendary cards. */
  readonly out: Counts;
  readonly damage: number;
}

export function viewOf(position: Position): View {
  return position.view as View;
}

interface Events {
  readonly turn_began: { readonly seat: SeatNumber; readonly round: number };
  readonly moved: Move & { readonly by: 'card' | 'turn' };
  readonly pushed_back: Move;
  readonly died: Move;
  readonly weather_rolled: { readonly weather: string };
  readonly played: OfCard;
  readonly revealed: OfCard;
  readonly resolved: OfCard;
  readonly cancelled: OfCard;
  readonly fizzled: OfCard;
  readonly risked: OfCard & { readonly risks: number };
}

interface Move {
  readonly seat: SeatNumber;
  readonly from: number;
  readonly to: number;
}

interface OfCard {
  readonly seat: SeatNumber;
  readonly card: string;
}

export function toldIn(log: readonly LogEntry[]): readonly Told<Events>[] {
  return toldOf<Events>(log);
}

/** Dogs may be killed then, too, but something else is asked. */
export function freely(ask: Ask): boolean {
  return ask === 'main' || ask === 'join';
}

export function sizeOf(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
