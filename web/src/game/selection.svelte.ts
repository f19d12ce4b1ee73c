// The selection as the screen holds it: selection.ts with a memory that components can watch.

import type { Blocked, Choice, Position, Target } from '../protocol';
import * as logic from './selection';

export class Selection {
  private selected = $state.raw<logic.Selected>(logic.nothing);
  private blocked = $state.raw<readonly Blocked[]>([]);
  private hinted = $state.raw<readonly string[]>([]);
  private question = '';
  /** Whether the player has pointed at anything, or the selection is only where the question begins. */
  touched = $state(false);
  /** Set while choices may not be made: connection lost, choice under way, replay. */
  locked = $state(false);

  readonly ready = $derived(logic.ready(this.selected));
  readonly offered = $derived(logic.offered(this.selected));
  /** The choices that still go with what has been pointed at. */
  readonly meant = $derived(logic.matching(this.selected));
  readonly plain = $derived(logic.plain(this.selected));
  readonly empty = $derived(this.selected.picked.length === 0);

  /** Takes over a position's choices. A half-made selection survives when the question is still the same. */
  ask(position: Position): void {
    const question = `${position.number}/${position.viewer ?? ''}/${position.decision ?? ''}`;
    const same = question === this.question;
    this.question = question;
    this.blocked = position.blocked;
    const fresh = logic.begin(position.choices);
    if (!same) {
      this.selected = fresh;
      this.touched = false;
      return;
    }
    const kept = { choices: position.choices, picked: this.selected.picked };
    this.selected = logic.matching(kept).length > 0 ? kept : fresh;
  }

  state(target: Target): logic.TargetState {
    return logic.stateOf(this.selected, this.blocked, logic.targetKey(target));
  }

  reason(target: Target): Blocked | undefined {
    return logic.reasonFor(this.blocked, logic.targetKey(target));
  }

  /** Points at a target. The result is a choice when that confirms one. */
  point(target: Target): Choice | null {
    if (this.locked) return null;
    const key = logic.targetKey(target);
    this.touched = true;
    if (!this.selected.picked.includes(key)) {
      this.selected = logic.pick(this.selected, key);
      return null;
    }
    const meant = logic.again(this.selected, key);
    if ('action' in meant) return meant;
    this.selected = meant;
    return null;
  }

  /** Points at everything a choice needs, and confirms nothing. */
  take(choice: Choice): void {
    if (this.locked) return;
    this.touched = true;
    this.selected = logic.meaning(this.selected, choice);
  }

  /** Lights what a hint is about; null: nothing any more. */
  hint(choice: Choice | null): void {
    this.hinted = choice?.targets.map(logic.targetKey) ?? [];
  }

  isHinted(target: Target): boolean {
    return this.hinted.includes(logic.targetKey(target));
  }

  drop(from: Target, to: string | null): Choice | null {
    return this.locked ? null : logic.dropped(this.selected, logic.targetKey(from), to);
  }

  back(): void {
    this.selected = logic.back(this.selected);
  }

  clear(): void {
    this.selected = { ...this.selected, picked: [] };
  }
}
