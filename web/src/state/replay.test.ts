import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReplayFile, ReplayHint, ReplayPly, SeatNumber } from '../protocol';
import { api, ApiError } from '../protocol/api';
import { strings } from '../strings';
import { ReplayState } from './replay.svelte';
import { settings } from './settings.svelte';
import { partOf } from '../testing/part-of';

const plies = 50;
const file = partOf<ReplayFile>({ actions: Array.from({ length: plies }, () => [0, 'pass']) });

/** Every ply tells one event, which adds one to the view; of those before only the words come. */
const answer = (ply: number, viewer: SeatNumber | 'all', heard: number) =>
  partOf<ReplayPly>({
    ply,
    plies,
    positions: [{ ply, viewer: viewer === 'all' ? null : viewer, view: { turn: ply } }],
    log: Array.from({ length: Math.min(heard, ply + 1) }, (_, back) => ply - back)
      .toReversed()
      .map((at) => ({
        ply: at,
        kind: 'k',
        words: [`${at}`],
        details: {},
        ...(at === ply ? { frame: [{ op: 'replace' as const, path: '/turn', value: at }] } : {}),
      })),
    frame: [],
  });

let replay: ReplayState;

beforeEach(() => {
  vi.useFakeTimers();
  settings.change({ speed: 1 });
  vi.spyOn(api, 'ply').mockImplementation(async (_token, ply, as, log) => answer(ply, as, log));
  replay = new ReplayState('token', file);
});

afterEach(() => {
  replay.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a replay', () => {
  it('walks to the next position by its events', async () => {
    await replay.show(0);
    await replay.show(1);
    expect(replay.position).toMatchObject({ ply: 0, view: { turn: 1 } });
    expect(replay.events.map(({ words }) => words)).toEqual([['1']]);
    vi.advanceTimersByTime(300);
    expect(replay.position).toMatchObject({ ply: 1, view: { turn: 1 } });
  });

  it('ends in the right position however it is scrubbed', async () => {
    await replay.show(10);
    for (const ply of [11, 12, 11, 12, 13, 40, 39, 14]) void replay.show(ply);
    await replay.show(15);
    vi.advanceTimersByTime(100);
    expect(replay.position).toMatchObject({ ply: 15, view: { turn: 15 } });
    for (const ply of [16, 17, 18]) await replay.show(ply);
    await replay.show(17);
    vi.advanceTimersByTime(10_000);
    expect(replay.position).toMatchObject({ ply: 17, view: { turn: 17 } });
  });

  it('jumps anywhere else and knows what was heard lately', async () => {
    await replay.show(0);
    await replay.show(40);
    expect(replay.position?.ply).toBe(40);
    expect(replay.log.map(({ words }) => words.join(''))).toEqual([
      '0',
      ...Array.from({ length: 20 }, (_, at) => `${at + 21}`),
    ]);
    expect(api.ply).toHaveBeenCalledTimes(2);
  });

  it('shows the last position asked for, whichever answer comes first', async () => {
    await Promise.all([replay.show(10), replay.show(30), replay.show(20)]);
    expect(replay.position?.ply).toBe(20);
    expect(replay.log.at(-1)?.words).toEqual(['20']);
  });

  it('stays inside the match', async () => {
    await replay.show(999);
    expect(replay.ply).toBe(plies);
    await replay.show(-1);
    expect(replay.ply).toBe(0);
  });

  it('keeps to the chosen seat while it plays', async () => {
    await replay.show(0);
    replay.play();
    await vi.advanceTimersByTimeAsync(1500);
    replay.lookAs(2);
    await vi.advanceTimersByTimeAsync(3000);
    expect(replay.ply).toBeGreaterThan(2);
    expect(replay.position?.viewer).toBe(2);
  });

  it('stops at the end', async () => {
    await replay.show(plies - 1);
    replay.play();
    await vi.advanceTimersByTimeAsync(5000);
    expect(replay.ply).toBe(plies);
    expect(replay.playing).toBe(false);
  });

  it('stops and says why when the server does not answer', async () => {
    await replay.show(0);
    vi.spyOn(api, 'ply').mockRejectedValue(new Error('The server cannot be reached.'));
    replay.play();
    await vi.advanceTimersByTimeAsync(2000);
    expect(replay.failure).toBe('The server cannot be reached.');
    expect(replay.playing).toBe(false);
  });
});

describe('a hint in a replay', () => {
  const found = (ply: number) => partOf<ReplayHint>({ ply, advice: [], iterations: 9 });
  const asked = () =>
    vi.spyOn(api, 'replayHint').mockImplementation(async (_token, ply) => Promise.resolve(found(ply)));

  it('is about the position that is shown, which stays', async () => {
    const server = asked();
    await replay.show(7);
    replay.play();
    const answer = replay.toggleHint();
    expect(replay.hint).toEqual({ found: null });
    expect(replay.playing).toBe(false);
    await answer;
    expect(replay.hint).toEqual({ found: found(7) });
    expect(server).toHaveBeenCalledWith('token', 7);
  });

  it('is hidden when it is asked for again', async () => {
    asked();
    await replay.toggleHint();
    await replay.toggleHint();
    expect(replay.hint).toBeNull();
  });

  it('goes with its position, but stays for other eyes', async () => {
    asked();
    await replay.show(7);
    await replay.toggleHint();
    replay.lookAs(1);
    expect(replay.hint).not.toBeNull();
    await replay.show(8);
    expect(replay.hint).toBeNull();
  });

  it('that comes too late is not shown', async () => {
    asked();
    await replay.show(7);
    const answer = replay.toggleHint();
    await replay.show(8);
    await answer;
    expect(replay.hint).toBeNull();
  });

  it('is not asked for where the match was over', async () => {
    const server = asked();
    await replay.show(plies);
    await replay.toggleHint();
    expect(replay.hint).toBeNull();
    expect(server).not.toHaveBeenCalled();
  });

  it.each([
    ['unreachable', 'Failed to fetch', strings.hint.unreachable],
    ['too-many-requests', 'Wait for one of them.', 'Wait for one of them.'],
  ])('says why there is none: %s', async (code, message, words) => {
    vi.spyOn(api, 'replayHint').mockRejectedValue(new ApiError(message, code, 0));
    await replay.toggleHint();
    expect(replay.hint).toEqual({ found: null, failure: words });
  });
});
