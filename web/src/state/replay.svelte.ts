// A finished match being watched again: one position at a time, through the eyes of any seat.

import { EventQueue } from '../game/event-queue';
import { momentsOf } from '../game/frame';
import type { LogEntry, Position, ReplayFile, ReplayPly, SeatNumber, Token } from '../protocol';
import { api, type ApiError } from '../protocol/api';
import { strings } from '../strings';
import type { Hint } from './hint';
import { settings } from './settings.svelte';

const recent = 20; // plies whose log comes with a jump

export class ReplayState {
  position = $state.raw<Position | null>(null);
  events = $state.raw<readonly LogEntry[]>([]);
  log = $state.raw<readonly LogEntry[]>([]);
  ply = $state(0);
  viewer = $state<SeatNumber>(0);
  playing = $state(false);
  failure = $state<string | null>(null);
  /** About the position that is shown. */
  hint = $state.raw<Hint | null>(null);
  beat: (event: LogEntry) => number = () => 120;

  readonly plies: number;
  // A cache that nothing on the screen depends on.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  private readonly known = new Map<string, Promise<ReplayPly>>();
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  private readonly heard = new Map<string, readonly LogEntry[]>(); // by ply and viewer
  private readonly queue: EventQueue;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private request = 0;
  private newest: Position | null = null; // shown, or on its way

  constructor(
    private readonly token: Token,
    file: ReplayFile,
  ) {
    this.plies = file.actions.length;
    this.queue = new EventQueue(
      {
        beat: (events, view) => {
          if (this.position) this.position = { ...this.position, view };
          this.events = [...this.events, ...events];
        },
        arrive: (position) => this.arrive(position),
      },
      { speed: () => settings.motion, length: (event) => this.beat(event) },
    );
  }

  /** Goes to a position because somebody asked for it. */
  goTo(ply: number): void {
    this.pause();
    void this.show(ply);
  }

  /** Looks through the eyes of another seat. */
  lookAs(viewer: SeatNumber): void {
    this.viewer = viewer;
    void this.show(this.ply);
  }

  /** Shows a position. The next one is walked to, any other one is jumped to. */
  async show(ply: number): Promise<void> {
    const { viewer } = this;
    const request = (this.request += 1);
    const before = this.ply;
    this.ply = Math.max(0, Math.min(this.plies, ply));
    if (this.ply !== before) this.hint = null;
    this.failure = null;
    try {
      const { positions, log } = await this.load(this.ply, viewer);
      const [position] = positions;
      if (request !== this.request || !position) return;
      this.log = this.logUpTo(this.ply, viewer);
      this.move(
        position,
        log.filter((entry) => entry.ply === position.ply),
      );
    } catch (error) {
      this.failure = (error as Error).message;
      this.pause();
    }
  }

  play(): void {
    this.playing = true;
    if (this.ply >= this.plies) void this.show(0);
    else this.schedule();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** Asks what the strongest bot would have done here; asked again, it hides the answer. */
  async toggleHint(): Promise<void> {
    this.pause();
    if (this.hint) this.hint = null;
    else await this.askHint();
  }

  async askHint(): Promise<void> {
    if (this.ply >= this.plies) return; // nothing was decided there
    const asked: Hint = { found: null };
    this.hint = asked;
    const answer = await api.replayHint(this.token, this.ply).then(
      (found): Hint => ({ found }),
      ({ code, message }: ApiError): Hint => ({
        found: null,
        failure: code === 'unreachable' ? strings.hint.unreachable : message,
      }),
    );
    if (this.hint === asked) this.hint = answer; // not hidden meanwhile
  }

  skip(): void {
    this.queue.skip();
  }

  close(): void {
    this.pause();
    this.queue.clear();
  }

  private move(position: Position, log: readonly LogEntry[]): void {
    const before = this.newest;
    this.newest = position;
    const isNext = before?.viewer === position.viewer && before.ply + 1 === position.ply;
    const moments = isNext ? momentsOf(before.view, log) : null;
    if (moments) return this.queue.push(moments, position);
    this.queue.clear();
    this.arrive(position);
  }

  private arrive(position: Position): void {
    this.position = position;
    this.events = [];
    if (this.playing) this.schedule();
  }

  private schedule(): void {
    clearTimeout(this.timer);
    if (this.ply >= this.plies) return this.pause();
    this.timer = setTimeout(() => void this.show(this.ply + 1), 700 / (settings.speed || 4));
  }

  private async load(ply: number, viewer: SeatNumber): Promise<ReplayPly> {
    const key = keyOf(ply, viewer);
    const plies = this.heard.has(keyOf(ply - 1, viewer)) ? 1 : Math.min(recent, ply + 1);
    const asked = this.known.get(key) ?? api.ply(this.token, ply, viewer, plies);
    this.known.set(key, asked);
    asked.catch(() => this.known.delete(key));
    const answer = await asked;
    for (let at = Math.max(0, ply - plies + 1); at <= ply; at += 1) {
      const told = answer.log.filter((entry) => entry.ply === at);
      if (told.length > 0 || !this.heard.has(keyOf(at, viewer))) this.heard.set(keyOf(at, viewer), told);
    }
    return answer;
  }

  /** What was heard lately, and what lies further back if it was on the screen already. */
  private logUpTo(ply: number, viewer: SeatNumber): LogEntry[] {
    return Array.from({ length: ply + 1 }, (_, at) => this.heard.get(keyOf(at, viewer)) ?? []).flat();
  }
}

const keyOf = (ply: number, viewer: SeatNumber): string => `${ply}/${viewer}`;
