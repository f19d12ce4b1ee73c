// What a view of a Rat Race match holds, and what the board reads out of it.

import type { Position } from '../../protocol';
import type { View as Generated } from '../../protocol/generated/rat-race';
import type { CouncilorId, Ideal } from './cards';

/** "3,0", "throne" or "off" */
export type Place = string;

export type PlayerView = Generated['players'][number];
type Field = Generated['fields'][number];
type Councilor = Generated['councilors'][number];
type Next = Councilor['ahead'][number];

// The board draws these five Councilors and five ideals, whatever else a pack may call its own.
export interface FieldView extends Field {
  readonly ideals: Ideal[];
}

/** A next field of a Councilor, and what stands against entering it. */
export interface Ahead extends Next {
  readonly needs: Ideal[];
}

export interface CouncilorView extends Councilor {
  readonly id: CouncilorId;
  readonly arsenal: Ideal[];
  readonly ahead: Ahead[];
}

export interface View extends Generated {
  readonly fields: FieldView[];
  readonly councilors: CouncilorView[];
  readonly monarch: CouncilorId | null;
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
