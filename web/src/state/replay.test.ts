import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReplayFile, ReplayPly } from '../protocol';
import { api } from '../protocol/api';
import { ReplayState } from './replay.svelte';
import { settings } from './settings.svelte';

const plies = 50;
const file = { actions: Array.from({ length: plies }, () => [0, 'pass']) } as unknown as ReplayFile;

const answer = (ply: number, viewer: number | 'all') =>
  ({
    ply,
    plies,
    positions: [{ ply, viewer }],
    log: [{ kind: 'k', words: `${ply}`, details: {} }],
  }) as unknown as ReplayPly;

let replay: ReplayState;

beforeEach(() => {
  vi.useFakeTimers();
  settings.change({ speed: 1 });
  vi.spyOn(api, 'ply').mockImplementation(async (_token, ply, as) => answer(ply, as));
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
    expect(replay.position?.ply).toBe(0);
    expect(replay.events.map(({ words }) => words)).toEqual(['1']);
    vi.advanceTimersByTime(300);
    expect(replay.position?.ply).toBe(1);
  });

  it('jumps anywhere else and knows what was heard lately', async () => {
    await replay.show(0);
    await replay.show(40);
    expect(replay.position?.ply).toBe(40);
    expect(replay.log.map(({ words }) => words)).toEqual([
      '0',
      ...Array.from({ length: 20 }, (_, at) => `${at + 21}`),
    ]);
  });

  it('shows the last position asked for, whichever answer comes first', async () => {
    await Promise.all([replay.show(10), replay.show(30), replay.show(20)]);
    expect(replay.position?.ply).toBe(20);
    expect(replay.log.at(-1)?.words).toBe('20');
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
