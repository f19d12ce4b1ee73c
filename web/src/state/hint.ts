// A hint as it is shown, at a table or in a replay.

import type { Advice } from '../protocol';

export interface FoundHint {
  /** The best first. */
  readonly advice: readonly Advice[];
  /** Imagined games; none where there is only one thing to do. */
  readonly iterations: number;
  /** What was done, where that is known. */
  readonly played?: Advice;
}

export interface Hint {
  /** Null: it is being thought about, or cannot be had. */
  readonly found: FoundHint | null;
  /** Why it cannot be had. */
  readonly failure?: string;
}
