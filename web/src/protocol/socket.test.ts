import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerMessage } from '.';
import { FakeSocket } from '../testing/fake-socket';
import { TableSocket, type Connection, type SocketListener } from './socket';

let states: Connection[];
let heard: ServerMessage[];
let known: number;
let late: boolean[];
let listener: SocketListener;
let sockets: TableSocket[] = [];

function connect(): TableSocket {
  const socket = new TableSocket('t-1', listener);
  sockets.push(socket);
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.made = [];
  states = [];
  heard = [];
  known = 0;
  late = [];
  listener = {
    message: (message) => heard.push(message),
    connection: (state) => states.push(state),
    waiting: (waits) => late.push(waits),
    resume: () => ({ epoch: 3, since: known, as: null }),
  };
});

afterEach(() => {
  for (const socket of sockets) socket.close();
  sockets = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a table's socket", () => {
  it('resolves a command with the answer to its id', async () => {
    const socket = connect();
    FakeSocket.last.open();
    const answer = socket.send({ type: 'rematch' });
    const other = socket.send({ type: 'start' });

    const [first, second] = FakeSocket.last.sent;
    FakeSocket.last.say({
      type: 'refused',
      id: second?.id ?? '',
      code: 'not-allowed',
      message: 'Ask the host.',
    });
    FakeSocket.last.say({ type: 'done', id: first?.id ?? '' });

    await expect(answer).resolves.toEqual({ done: true });
    await expect(other).resolves.toEqual({ done: false, code: 'not-allowed', message: 'Ask the host.' });
  });

  it('sends what was said before the connection stood', () => {
    const socket = connect();
    void socket.send({ type: 'rematch' });
    expect(FakeSocket.last.sent).toEqual([]);

    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toHaveLength(1);
  });

  it('connects again, asks for what it missed and repeats unanswered commands under the same id', async () => {
    const socket = connect();
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
    expect(FakeSocket.last.url).toContain('epoch=3&since=17');
    FakeSocket.last.open();
    expect(FakeSocket.last.sent.map((command) => command.id)).toEqual([id]);
    expect(states).toEqual(['live', 'lost', 'live']);
  });

  it('waits longer after every failure, and not at all when asked to try now', () => {
    const socket = connect();
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
    connect();
    FakeSocket.last.open();
    FakeSocket.last.say({ type: 'bye', code: 'not-allowed', message: 'The table was closed.', again: false });
    vi.advanceTimersByTime(60000);

    expect(FakeSocket.made).toHaveLength(1);
    expect(states.at(-1)).toBe('closed');
    expect(heard.at(-1)?.type).toBe('bye');
  });

  it('asks after a silence, and gives up a connection that does not answer', () => {
    connect();
    FakeSocket.last.open();
    vi.advanceTimersByTime(15_000);
    expect(FakeSocket.last.lastSent.type).toBe('ping');
    vi.advanceTimersByTime(4000);
    FakeSocket.last.say({ type: 'done', id: FakeSocket.last.lastSent.id });
    vi.advanceTimersByTime(14_000);
    expect(states).toEqual(['live']);

    vi.advanceTimersByTime(6000);

    expect(states).toEqual(['live', 'lost']);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.made).toHaveLength(2);
  });

  it('is not live any more when the browser is offline, and comes back when it is not', () => {
    connect();
    FakeSocket.last.open();

    window.dispatchEvent(new Event('offline'));
    expect(states).toEqual(['live', 'lost']);
    window.dispatchEvent(new Event('online'));

    expect(FakeSocket.made).toHaveLength(2);
    FakeSocket.last.open();
    expect(states.at(-1)).toBe('live');
  });

  it('looks at once whether it is alive when the page is seen again', () => {
    connect();
    FakeSocket.last.open();

    document.dispatchEvent(new Event('visibilitychange'));

    expect(FakeSocket.last.lastSent.type).toBe('ping');
    vi.advanceTimersByTime(2500);
    expect(states).toEqual(['live', 'lost']);
  });

  it('says that a command waits, and that it does not any more', async () => {
    const socket = connect();
    FakeSocket.last.open();
    const answer = socket.send({ type: 'rematch' });
    const id = FakeSocket.last.lastSent.id;
    expect(late).toEqual([]);

    vi.advanceTimersByTime(2000);
    expect(late).toEqual([true]);
    FakeSocket.last.say({ type: 'done', id });

    await answer;
    expect(late).toEqual([true, false]);
  });
});
