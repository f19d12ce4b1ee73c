// Which cards lie before the viewer besides the hand: those a question asks to choose from, wherever they are.

import { targetKey } from '../../game/selection';
import type { Choice, Target } from '../../protocol';
import type { Cards } from './cards';
import type { View } from './view';
import { words } from './words';

export interface LaidOut {
  readonly key: string;
  readonly target: Target;
  readonly id: string;
  readonly note: string;
}

/** Cards in rows, banks and piles that a choice points at, each once. */
export function laidOut(choices: readonly Choice[], cards: Cards): LaidOut[] {
  const found = new Map<string, LaidOut>();
  for (const target of choices.flatMap(({ targets }) => targets)) {
    const note = zoneWords(target.zone, cards);
    if (note === null || !target.id) continue;
    const key = targetKey(target);
    found.set(key, { key, target, id: target.id, note });
  }
  return [...found.values()];
}

export interface InPlay {
  readonly id: string;
  readonly note: string;
}

/** What the question is about: the card whose effect is under way or that looks for its place, cards to hand out. */
export function inPlay(view: View): InPlay[] {
  const card = view.placing ?? view.revealed ?? view.action;
  const lifted = view.phase === 'hand-out' ? view.lifted.filter((id) => id !== null) : [];
  return [
    ...(card === null ? [] : [{ id: card, note: words.inPlay }]),
    ...lifted.map((id, at) => ({ id, note: at === 0 ? words.toHandOut : words.handedOutNext })),
  ];
}

const rowOf = 'row-';

function zoneWords(zone: string, cards: Cards): string | null {
  if (zone.startsWith(rowOf)) {
    const id = zone.slice(rowOf.length);
    return words.issueOf(cards.councilor(id)?.name ?? id);
  }
  return words.zones[zone] ?? null;
}
