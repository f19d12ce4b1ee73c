// Which choice do the things a player has pointed at amount to? Pure logic over choices and their targets,
// the same for mouse, touch, drag and keyboard. A player points at a thing, then perhaps at a place; as soon
// as that can mean one choice only, it is ready to be confirmed.

import type { Blocked, Choice, Target } from '../protocol';

/** The name of a target: equal for targets that mean the same thing on the board. */
export function targetKey(target: Target): string {
  return `${target.zone}/${target.seat ?? ''}/${target.index ?? target.id ?? ''}`;
}

export interface Selected {
  readonly choices: readonly Choice[];
  /** Keys of the targets pointed at, in order. */
  readonly picked: readonly string[];
}

export type TargetState = 'plain' | 'legal' | 'only' | 'chosen' | 'blocked';

export const nothing: Selected = { choices: [], picked: [] };

/** A new question. Where there is no choice but to begin with one thing, it is preselected, never executed. */
export function begin(choices: readonly Choice[]): Selected {
  const [only, ...others] = new Set(choices.map((choice) => keys(choice)[0]));
  return { choices, picked: only !== undefined && others.length === 0 ? [only] : [] };
}

/** The choices that are still meant. */
export function matching({ choices, picked }: Selected): Choice[] {
  return choices.filter((choice) => {
    const own = keys(choice);
    return picked.every((key) => own.includes(key));
  });
}

/** The targets that may be pointed at next: of every choice still meant, the first one not yet picked. */
export function offered(selected: Selected): string[] {
  const next = matching(selected).flatMap((choice) =>
    keys(choice)
      .filter((key) => !selected.picked.includes(key))
      .slice(0, 1),
  );
  return [...new Set(next)];
}

/** The choices that nothing but what is picked can mean. */
function complete(selected: Selected): Choice[] {
  if (selected.picked.length === 0) return [];
  const meant = matching(selected);
  if (meant.length === 1) return meant;
  return meant.filter((choice) => keys(choice).length === selected.picked.length);
}

/**
 * The choices that can be confirmed now. More than one: several verbs on one thing. A verb that still wants a
 * place is among them if there is one place only.
 */
export function ready(selected: Selected): Choice[] {
  const now = complete(selected);
  const [other, another] = matching(selected).filter((choice) => !now.includes(choice));
  const distinct = other && !another && now.length > 0 && now.every((choice) => verb(choice) !== verb(other));
  return distinct ? [...now, other] : now;
}

/** The choices that point at nothing on the board: they are always offered as buttons. */
export function plain({ choices }: Selected): Choice[] {
  return choices.filter((choice) => choice.targets.length === 0);
}

/**
 * Points at a target. One that does not go with what is picked already takes the place of the last one picked, or
 * else begins anew; one that belongs to no choice changes nothing.
 */
export function pick(selected: Selected, key: string): Selected {
  if (selected.picked.includes(key)) return selected;
  const added = { ...selected, picked: [...selected.picked, key] };
  const instead = { ...selected, picked: [...selected.picked.slice(0, -1), key] };
  const alone = { ...selected, picked: [key] };
  return [added, instead, alone].find((meant) => matching(meant).length > 0) ?? selected;
}

/** Everything picked that this choice needs. */
export function meaning(selected: Selected, choice: Choice): Selected {
  return { ...selected, picked: keys(choice) };
}

/** Steps back one level. */
export function back(selected: Selected): Selected {
  return { ...selected, picked: selected.picked.slice(0, -1) };
}

/**
 * What pointing at an already picked thing again means: yes, if nothing else was picked and nothing can be
 * added; otherwise the thing is taken out again.
 */
export function again(selected: Selected, key: string): Choice | Selected {
  const [choice, another] = ready(selected);
  if (choice && !another && selected.picked.length === 1 && offered(selected).length === 0) return choice;
  return { ...selected, picked: selected.picked.filter((picked) => picked !== key) };
}

/** What dropping one thing on another means, or on the table in general (`to` null). */
export function dropped(selected: Selected, from: string, to: string | null): Choice | null {
  const began = pick({ ...selected, picked: [] }, from);
  const ended = to === null ? began : pick(began, to);
  if (to !== null && !ended.picked.includes(from)) return null;
  const [choice, another] = complete(ended);
  return choice && !another ? choice : null;
}

export function stateOf(selected: Selected, blocked: readonly Blocked[], key: string): TargetState {
  if (selected.picked.includes(key)) return 'chosen';
  const next = offered(selected);
  if (next.includes(key)) return selected.picked.length > 0 && next.length === 1 ? 'only' : 'legal';
  const before = back(selected);
  if (offered(before).includes(key) && before.picked.length > 0) return 'legal'; // another place for the same thing
  if (offered({ ...selected, picked: [] }).includes(key)) return 'legal'; // pointing at it begins anew
  return reasonFor(blocked, key) ? 'blocked' : 'plain';
}

export function reasonFor(blocked: readonly Blocked[], key: string): Blocked | undefined {
  return blocked.find(({ target }) => targetKey(target) === key);
}

/** The first word of an action: "wear" of "wear H05". */
function verb({ action }: Choice): string {
  return action.split(' ', 1)[0] ?? '';
}

function keys(choice: Choice): string[] {
  return choice.targets.map(targetKey);
}
