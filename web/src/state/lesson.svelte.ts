// A lesson on its way: one step at a time, each asked of the server, with what may be tried beside it.

import { Selection } from '../game/selection.svelte';
import type { Choice, LessonAside, LessonEntry, LessonStep, LogEntry, Position } from '../protocol';
import { api } from '../protocol/api';
import { lessonNotes } from './lesson-notes';

export class LessonState {
  step = $state.raw<LessonStep | null>(null);
  /** What is tried instead of what leads on; null: nothing. */
  aside = $state.raw<LessonAside | null>(null);
  log = $state.raw<readonly LogEntry[]>([]);
  /** What the coach says of the step before. */
  praise = $state<string | null>(null);
  failure = $state<string | null>(null);

  readonly selection = new Selection();
  readonly position = $derived<Position | null>(this.aside?.position ?? this.step?.position ?? null);
  readonly events = $derived<readonly LogEntry[]>(this.aside?.log ?? []);

  constructor(
    private readonly game: string,
    readonly lesson: LessonEntry,
  ) {}

  get isLast(): boolean {
    return this.step !== null && this.step.step + 1 === this.lesson.steps.length;
  }

  /** Goes to a step as if everything before had been done. */
  async show(number: number): Promise<void> {
    await this.attempt(async () => {
      const step = await api.lessonStep(this.game, this.lesson.id, number);
      const on = this.step !== null && number === this.step.step + 1;
      this.praise = on ? (this.step?.done ?? null) : null;
      this.log = on ? [...this.log, ...step.log] : step.log;
      this.step = step;
      this.aside = null;
      lessonNotes.reached(this.game, this.lesson.id, number);
      this.ask(step.position, step.action);
    });
  }

  /** What leads on does; anything else shows what would come of it. True once the lesson is done. */
  async choose(choice: Choice): Promise<boolean> {
    const { step } = this;
    if (!step || this.aside) return false;
    if (choice.action === step.action) {
      if (this.isLast) return this.finish();
      await this.show(step.step + 1);
      return false;
    }
    await this.attempt(async () => {
      this.aside = await api.lessonAside(this.game, this.lesson.id, step.step, choice.action);
      this.selection.ask({ ...this.aside.position, choices: [], blocked: [] });
    });
    return false;
  }

  /** From what was tried back to the lesson. */
  back(): void {
    this.aside = null;
    if (this.step) this.ask(this.step.position, this.step.action);
  }

  finish(): true {
    lessonNotes.done(this.game, this.lesson.id);
    return true;
  }

  private ask(position: Position, action: string | null): void {
    const choices = action === null ? [] : position.choices;
    this.selection.ask({ ...position, choices, blocked: action === null ? [] : position.blocked });
    this.selection.hint(choices.find((choice) => choice.action === action) ?? null);
  }

  private async attempt(work: () => Promise<void>): Promise<void> {
    this.selection.locked = true;
    this.failure = null;
    try {
      await work();
    } catch (error) {
      this.failure = (error as Error).message;
    } finally {
      this.selection.locked = false;
    }
  }
}
