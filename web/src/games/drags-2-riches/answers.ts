// What can be said to Shade: all answers, those that are impossible with their reason.

import type { Choice } from '../../protocol';
import { words } from './words';

export type AnswerKind = 'suffer' | 'block' | 'reverse';

export interface Option {
  readonly kind: AnswerKind;
  readonly title: string;
  readonly choice: Choice | null;
  /** Which card, or why not. */
  readonly note: string;
}

/** Suffer, and then every card that blocks or reverses, or why there is none. */
export function answersTo(choices: readonly Choice[], nameOf: (id: string) => string): Option[] {
  const suffer = choices.find(({ action }) => action === 'suffer');
  return [
    { kind: 'suffer', title: words.suffer, choice: suffer ?? null, note: words.sufferText },
    ...some(choices, 'block', nameOf),
    ...some(choices, 'reverse', nameOf),
  ];
}

function some(
  choices: readonly Choice[],
  kind: 'block' | 'reverse',
  nameOf: (id: string) => string,
): Option[] {
  const title = words.icons[kind];
  const found = choices
    .filter(({ action }) => action.startsWith(`${kind} `) || (kind === 'reverse' && action === 'use-power'))
    .map((choice): Option => {
      const card = choice.action.slice(kind.length + 1);
      return { kind, title, choice, note: choice.action === 'use-power' ? words.withPower : nameOf(card) };
    });
  if (found.length > 0) return found;
  return [{ kind, title, choice: null, note: kind === 'block' ? words.noBlock : words.noReverse }];
}
