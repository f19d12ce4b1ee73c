// Views are drawn and never computed: what an event changed in one comes from the server, as a JSON Patch (RFC 6902)
// of the steps add, remove and replace. Applied here and not by a library: the immutable ones pass over a step that
// does not fit, and that one means that something was lost.

import type { Change, EventsMessage, Frame, LogEntry, Position } from '../protocol';

export type View = Position['view'];

/** Something that happened, and what the viewer sees from then on. */
export interface Moment {
  readonly event: LogEntry;
  readonly view: View;
}

/** What one message tells, in order, and where it leads. */
export interface Told {
  readonly moments: readonly Moment[];
  readonly position: Position;
}

/** What a message says to whoever knows this position; null: it goes on from another one. */
export function following(known: Position, { from, events, frame, position }: EventsMessage): Told | null {
  const fits =
    position.number === known.number &&
    position.epoch === known.epoch &&
    position.viewer === known.viewer &&
    from === known.ply;
  if (!fits) return null;
  return unlessMisfit(() => {
    const moments = each(known.view, events);
    const view = applied(moments.at(-1)?.view ?? known.view, frame);
    return { moments, position: { ...position, view } };
  });
}

/** What somebody who sees this view is told of an action; null: it is told of another view. */
export function momentsOf(before: View, events: readonly LogEntry[]): Moment[] | null {
  return unlessMisfit(() => each(before, events));
}

/** Log entries have no frames once they are told. */
function each(before: View, events: readonly LogEntry[]): Moment[] {
  let view = before;
  return events.map(({ frame = [], ...event }) => {
    view = applied(view, frame);
    return { event, view };
  });
}

function unlessMisfit<Result>(apply: () => Result): Result | null {
  try {
    return apply();
  } catch (error) {
    if (error instanceof Misfit) return null;
    throw error;
  }
}

/** A step leads to something that is not there. */
export class Misfit extends Error {}

/** What the frame makes of a view. What it does not touch is the same object afterwards. */
export function applied(view: View, frame: Frame): View {
  return frame.reduce<unknown>((before, change) => changed(before, keysIn(change), change), view) as View;
}

function keysIn({ path }: Change): string[] {
  const [start, ...keys] = path.split('/');
  if (start !== '' || keys.length === 0) throw new Misfit(path);
  return keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function changed(value: unknown, [key = '', ...inside]: readonly string[], change: Change): unknown {
  if (Array.isArray(value)) return changedList(value, Number(key), inside, change);
  if (typeof value !== 'object' || value === null) throw new Misfit(change.path);
  const record: Readonly<Record<string, unknown>> = { ...value };
  if (!Object.hasOwn(record, key) && (inside.length > 0 || change.op !== 'add'))
    throw new Misfit(change.path);
  if (inside.length > 0) return { ...record, [key]: changed(record[key], inside, change) };
  if (change.op !== 'remove') return { ...record, [key]: change.value };
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}

function changedList(
  list: readonly unknown[],
  at: number,
  inside: readonly string[],
  change: Change,
): unknown[] {
  const isNew = change.op === 'add' && inside.length === 0;
  if (!Number.isInteger(at) || at < 0 || at >= list.length + Number(isNew)) throw new Misfit(change.path);
  if (inside.length > 0) return list.with(at, changed(list[at], inside, change));
  if (isNew) return list.toSpliced(at, 0, change.value);
  return change.op === 'remove' ? list.toSpliced(at, 1) : list.with(at, change.value);
}
