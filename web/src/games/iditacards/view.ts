// What a view of an Iditacards match holds, and what the board reads out of it.

import { toldOf, type LogEntry, type Position, type Told } from '../../protocol';
import type { Events, View as Generated } from '../../protocol/generated/iditacards';
import type { Costs } from './cards';

export const startSquare = -1;
export const finishSquare = 160;
export const deathLevel = 7;

/** Cards without an order: how many there are of each. */
export type Counts = Readonly<Record<string, number>>;

type Seen = Generated['players'][number];

export type DogView = Seen['table'][number];
/** A card that waits for its risks to be paid. */
export type Frame = Seen['stack'][number];

export interface CostsNow extends Costs {
  readonly payable: boolean;
}

export interface PlayerView extends Seen {
  readonly costs?: Record<string, CostsNow> | null;
}

export type Ask = Generated['ask']['what'];
export type UpgradeView = Generated['upgrades'][string];

export interface View extends Generated {
  readonly players: PlayerView[];
  readonly ask: Generated['ask'] & { readonly costs: Costs | null };
}

export function viewOf(position: Position): View {
  return position.view as View;
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
