// What the tests of every board need: a position around a view, a choice, something that happened.

import type { Choice, LogEntry, Position, Target } from '../protocol';

export function position(shown: object, some: Partial<Position> = {}): Position {
  return {
    number: 1,
    viewer: 0,
    ply: 3,
    epoch: 1,
    log_size: 0,
    view: shown as Position['view'],
    pending: [0],
    question: null,
    decision: 3,
    choices: [],
    blocked: [],
    clock: null,
    undo: 'none',
    outcome: null,
    ...some,
  };
}

export function choice(action: string, ...targets: Target[]): Choice {
  return { action, label: action, words: [action], targets };
}

export function event(kind: string, details: Record<string, unknown> = {}, ply = 0): LogEntry {
  return { ply, kind, words: [`${kind} happened.`], details };
}
