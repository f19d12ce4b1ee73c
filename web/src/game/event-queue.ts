// Shows what happened in order, one beat after another, and only then the position it led to. Pure timing:
// what a beat looks like is the board's affair. The longer the queue, the faster; too long, and it jumps.

import type { LogEntry, Position } from '../protocol';

export interface Stage {
  /** These events are being shown; they belong in the log now. */
  beat(events: readonly LogEntry[]): void;
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

  push(events: readonly LogEntry[], position: Position): void {
    this.steps.push(...this.beats(events, position));
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
    for (const { events, position } of rest) {
      this.stage.beat(events);
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

  private beats(events: readonly LogEntry[], position: Position): Step[] {
    const steps: Step[] = [];
    let together: LogEntry[] = [];
    for (const event of events) {
      together.push(event);
      const milliseconds = Math.min(longest, this.pace.length(event));
      if (milliseconds === 0) continue;
      steps.push({ events: together, milliseconds, position: null });
      together = [];
    }
    if (together.length > 0 || steps.length === 0) {
      steps.push({ events: together, milliseconds: 0, position });
    } else {
      const last = steps.pop();
      if (last) steps.push({ ...last, position });
    }
    return steps;
  }

  private queued(): number {
    return this.steps.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  }

  private next(): void {
    const step = this.steps.shift();
    this.showing = step ?? null;
    if (!step) return;
    const haste = this.queued() > hurry ? 2 : 1;
    this.stage.beat(step.events);
    this.timer = setTimeout(
      () => {
        if (step.position) this.stage.arrive(step.position);
        this.next();
      },
      step.milliseconds / (this.pace.speed() * haste),
    );
  }
}
