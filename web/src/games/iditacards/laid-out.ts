// Cards and decks that a question asks to choose from and that lie elsewhere: they are laid out before the viewer.

import { targetKey } from '../../game/selection';
import type { Choice, SeatNumber, Target } from '../../protocol';
import type { Ask, View } from './view';

export interface LaidOut {
  readonly key: string;
  readonly target: Target;
  readonly id: string;
  readonly count: number;
}

export interface Layout {
  /** Where they lie: "discard". */
  readonly zone: string;
  readonly things: readonly LaidOut[];
}

/** Questions whose things lie before the viewer already. */
const atHand: ReadonlySet<Ask> = new Set(['none', 'main', 'energy', 'join', 'destroy-hand']);

/** `sledHidden`: one's own dogs are not on the screen, so they are laid out, too. */
export function laidOut(
  view: View,
  choices: readonly Choice[],
  me: SeatNumber | null,
  sledHidden: boolean,
): Layout | null {
  if (me === null || atHand.has(view.ask.what)) return null;
  const targets = choices.flatMap((choice) => choice.targets.slice(0, 1));
  const things = new Map<string, LaidOut>();
  for (const target of targets) {
    const ownSled = target.seat === me && ['table', 'attachments'].includes(zoneOf(target));
    if (ownSled && !sledHidden) continue;
    const key = targetKey(target);
    const id = target.id ?? '';
    things.set(key, { key, target, id, count: countOf(view, me, target.zone, id) });
  }
  const [first] = things.values();
  return first ? { zone: zoneOf(first.target), things: [...things.values()] } : null;
}

function zoneOf({ zone }: Target): string {
  return zone.startsWith('attachments') ? 'attachments' : zone;
}

function countOf(view: View, me: SeatNumber, zone: string, id: string): number {
  const counts = { discard: view.players[me]?.discard, supply: view.supply, looked_at: view.ask.looked_at }[
    zone
  ];
  return counts?.[id] ?? 1;
}
