import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Position } from '../protocol';
import { EventQueue } from './event-queue';
import type { Moment } from './frame';

const event = (kind: string): Moment => ({
  event: { ply: 0, kind, words: [kind], details: {} },
  view: { after: kind },
});
const position = (ply: number) => ({ ply, view: { after: 'all' } }) as Position;

let shown: string[];
let views: object[];
let speed: number;
let queue: EventQueue;

const lengths: Readonly<Record<string, number>> = { quiet: 0, long: 1000 };

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  views = [];
  speed = 1;
  queue = new EventQueue(
    {
      beat: (events, view) => {
        shown.push(events.map(({ kind }) => kind).join('+'));
        views.push(view);
      },
      arrive: ({ ply }) => shown.push(`at ${ply}`),
    },
    { speed: () => speed, length: ({ kind }) => lengths[kind.split(' ')[0] ?? ''] ?? 300 },
  );
});

afterEach(() => vi.useRealTimers());

describe('the event queue', () => {
  it('shows events one after another, then the position', () => {
    queue.push([event('a'), event('b')], position(1));
    expect(shown).toEqual(['a']);
    vi.advanceTimersByTime(300);
    expect(shown).toEqual(['a', 'b']);
    vi.advanceTimersByTime(299);
    expect(shown).toEqual(['a', 'b']);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(['a', 'b', 'at 1']);
    expect(queue.idle).toBe(true);
  });

  it('shows no event longer than 900 ms', () => {
    queue.push([event('long')], position(1));
    vi.advanceTimersByTime(899);
    expect(shown).toEqual(['long']);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(['long', 'at 1']);
  });

  it('shows quiet events together with the next', () => {
    queue.push([event('quiet 1'), event('quiet 2'), event('a'), event('quiet 3')], position(1));
    vi.runAllTimers();
    expect(shown).toEqual(['quiet 1+quiet 2+a', 'quiet 3', 'at 1']);
    expect(views).toEqual([{ after: 'a' }, { after: 'all' }]);
  });

  it('keeps the order of actions', () => {
    queue.push([event('a')], position(1));
    queue.push([], position(2));
    queue.push([event('b')], position(3));
    vi.runAllTimers();
    expect(shown).toEqual(['a', 'at 1', '', 'at 2', 'b', 'at 3']);
  });

  it('shows everything at once when skipped, and each thing once', () => {
    queue.push([event('a'), event('b')], position(1));
    queue.push([event('c')], position(2));
    queue.skip();
    expect(shown).toEqual(['a', 'b', 'at 1', 'c', 'at 2']);
    vi.runAllTimers();
    expect(shown).toHaveLength(5);
  });

  it('does not animate at speed 0', () => {
    speed = 0;
    queue.push([event('a'), event('b')], position(1));
    expect(shown).toEqual(['a', 'b', 'at 1']);
  });

  it('divides durations by the speed', () => {
    speed = 3;
    queue.push([event('a')], position(1));
    vi.advanceTimersByTime(100);
    expect(shown).toEqual(['a', 'at 1']);
  });

  it('plays at double speed when more than two seconds are queued', () => {
    queue.push(
      Array.from({ length: 9 }, () => event('a')),
      position(1),
    );
    vi.advanceTimersByTime(150);
    expect(shown).toEqual(['a', 'a']);
  });

  it('jumps when more than five seconds are queued', () => {
    queue.push(
      Array.from({ length: 18 }, () => event('a')),
      position(1),
    );
    expect(shown.at(-1)).toBe('at 1');
  });

  it('forgets what another position replaces', () => {
    queue.push([event('a'), event('b')], position(1));
    queue.clear();
    vi.runAllTimers();
    expect(shown).toEqual(['a']);
    expect(queue.idle).toBe(true);
  });
});
