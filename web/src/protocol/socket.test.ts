import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerMessage } from '.';
import { FakeSocket } from '../testing/fake-socket';
import { TableSocket, type Connection, type SocketListener } from './socket';

let states: Connection[];
let heard: ServerMessage[];
let known: number;
let listener: SocketListener;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.made = [];
  states = [];
  heard = [];
  known = 0;
  listener = {
    message: (message) => heard.push(message),
    connection: (state) => states.push(state),
    resume: () => ({ since: known, as: null }),
  };
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a table's socket", () => {
  it('resolves a command with the answer to its id', async () => {
    const socket = new TableSocket('t-1', listener);
    FakeSocket.last.open();
    const answer = socket.send({ type: 'rematch' });
    const other = socket.send({ type: 'start' });

    const [first, second] = FakeSocket.last.sent;
    FakeSocket.last.say({
      type: 'refused',
      id: second?.id ?? '',
      code: 'not-host',
      message: 'Ask the host.',
    });
    FakeSocket.last.say({ type: 'done', id: first?.id ?? '' });

    await expect(answer).resolves.toEqual({ done: true });
    await expect(other).resolves.toEqual({ done: false, code: 'not-host', message: 'Ask the host.' });
  });

  it('sends what was said before the connection stood', () => {
    const socket = new TableSocket('t-1', listener);
    void socket.send({ type: 'rematch' });
    expect(FakeSocket.last.sent).toEqual([]);

    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toHaveLength(1);
  });

  it('connects again, asks for what it missed and repeats unanswered commands under the same id', async () => {
    const socket = new TableSocket('t-1', listener);
    FakeSocket.last.open();
    const answered = socket.send({ type: 'start' });
    FakeSocket.last.say({ type: 'done', id: FakeSocket.last.sent[0]?.id ?? '' });
    await answered;
    void socket.send({ type: 'act', seat: 0, decision: 3, action: 'pick 1' });
    const id = FakeSocket.last.sent[1]?.id;
    known = 17;

    FakeSocket.last.close();
    expect(states).toEqual(['live', 'lost']);
    vi.advanceTimersByTime(1000);

    expect(FakeSocket.made).toHaveLength(2);
    expect(FakeSocket.last.url).toContain('since=17');
    FakeSocket.last.open();
    expect(FakeSocket.last.sent.map((command) => command.id)).toEqual([id]);
    expect(states).toEqual(['live', 'lost', 'live']);
  });

  it('waits longer after every failure, and not at all when asked to try now', () => {
    const socket = new TableSocket('t-1', listener);
    for (let failure = 0; failure < 5; failure += 1) {
      FakeSocket.last.close();
      vi.advanceTimersByTime(20000);
    }
    const made = FakeSocket.made.length;
    FakeSocket.last.close();
    vi.advanceTimersByTime(5000);
    expect(FakeSocket.made).toHaveLength(made);

    socket.retry();
    expect(FakeSocket.made).toHaveLength(made + 1);
    vi.advanceTimersByTime(60000);
    expect(FakeSocket.made).toHaveLength(made + 1);
  });

  it('stays away when the server says not to come back', () => {
    new TableSocket('t-1', listener);
    FakeSocket.last.open();
    FakeSocket.last.say({ type: 'bye', code: 'closed', message: 'The table was closed.', again: false });
    vi.advanceTimersByTime(60000);

    expect(FakeSocket.made).toHaveLength(1);
    expect(states.at(-1)).toBe('closed');
    expect(heard.at(-1)?.type).toBe('bye');
  });
});
