// Shows what happened in order, one beat after another, and only then the position it led to. Pure timing:
// what a beat looks like is the board's affair. The longer the queue, the faster; too long, and it jumps.

import type { LogEntry, Position } from '../protocol';
import type { Moment, View } from './frame';

export interface Stage {
  /** These events are being shown; they belong in the log now. `view` is how things stand after them. */
  beat(events: readonly LogEntry[], view: View): void;
  /** The events before this position have all been shown. */
  arrive(position: Position): void;
}

export interface Pace {
  /** 0: no animation; otherwise durations are divided by it. */
  speed(): number;
  /** Milliseconds at speed 1; 0: together with the next event. */
  length(event: LogEntry): number;
}

interface Step {
  readonly events: readonly LogEntry[];
  readonly view: View;
  readonly milliseconds: number;
  /** Set on the last step of an action. */
  readonly position: Position | null;
}

export const longest = 900;
const hurry = 2000;
const jump = 5000;

export class EventQueue {
  private steps: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private showing: Step | null = null;

  constructor(
    private readonly stage: Stage,
    private readonly pace: Pace,
  ) {}

  get idle(): boolean {
    return this.showing === null;
  }

  push(moments: readonly Moment[], position: Position): void {
    this.steps.push(...this.beats(moments, position));
    if (this.pace.speed() === 0 || this.queued() > jump) this.skip();
    else if (this.idle) this.next();
  }

  /** Shows everything that is queued at once. */
  skip(): void {
    clearTimeout(this.timer);
    const showing = this.showing;
    this.showing = null;
    if (showing?.position) this.stage.arrive(showing.position);
    const rest = this.steps;
    this.steps = [];
    for (const { events, view, position } of rest) {
      this.stage.beat(events, view);
      if (position) this.stage.arrive(position);
    }
  }

  /** Forgets everything: another position has taken its place. Gives what was not shown yet, for the log. */
  clear(): readonly LogEntry[] {
    clearTimeout(this.timer);
    this.showing = null;
    const untold = this.steps.flatMap(({ events }) => events);
    this.steps = [];
    return untold;
  }

  private beats(moments: readonly Moment[], position: Position): Step[] {
    const steps: Step[] = [];
    let together: LogEntry[] = [];
    for (const { event, view } of moments) {
      together.push(event);
      const milliseconds = Math.min(longest, this.pace.length(event));
      if (milliseconds === 0) continue;
      steps.push({ events: together, view, milliseconds, position: null });
      together = [];
    }
    const last = together.length === 0 ? steps.pop() : undefined;
    const arriving = last ?? { events: together, view: position.view, milliseconds: 0 };
    return [...steps, { ...arriving, position }];
  }

  private queued(): number {
    return this.steps.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  }

  private next(): void {
    const step = this.steps.shift();
    this.showing = step ?? null;
    if (!step) return;
    const haste = this.queued() > hurry ? 2 : 1;
    this.stage.beat(step.events, step.view);
    this.timer = setTimeout(
      () => {
        if (step.position) this.stage.arrive(step.position);
        this.next();
      },
      step.milliseconds / (this.pace.speed() * haste),
    );
  }
}
