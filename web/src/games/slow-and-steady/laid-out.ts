// Which cards lie before the viewer besides the hand: those a question asks to choose from, wherever they are.

import { targetKey } from '../../game/selection';
import type { Choice, Target } from '../../protocol';
import type { SideKind } from './cards';
import { words } from './words';

export interface LaidOut {
  readonly key: string;
  readonly target: Target;
  readonly id: string;
  readonly kind: SideKind;
  readonly note: string;
}

/** Cards of piles that a choice points at, each once. */
export function laidOut(choices: readonly Choice[]): LaidOut[] {
  const found = new Map<string, LaidOut>();
  for (const target of choices.flatMap(({ targets }) => targets)) {
    const note = words.zones[target.zone];
    if (note === undefined || !target.id) continue;
    const key = targetKey(target);
    const kind = target.zone === 'looked_at' ? 'challenge' : 'resource';
    found.set(key, { key, target, id: target.id, kind, note });
  }
  return [...found.values()];
}
