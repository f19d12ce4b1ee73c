// A table's socket that stays open: it connects again by itself, asks for what was missed, and sends every
// unanswered command again under the same id, which the server carries out once.

import type { ClientMessage, SeatNumber, ServerMessage, TableId } from '.';
import { Pulse } from './pulse';

export type Viewpoint = SeatNumber | 'watch';

/** A command before it gets its id. */
export type Command = ClientMessage extends infer C
  ? C extends { id: string }
    ? Omit<C, 'id'>
    : never
  : never;

export type Connection = 'connecting' | 'live' | 'lost' | 'closed';

export interface Answer {
  readonly done: boolean;
  readonly code?: string;
  readonly message?: string;
  readonly rule?: string;
}

export interface SocketListener {
  message(message: ServerMessage): void;
  connection(state: Connection): void;
  /** Whether a command waits for its answer longer than usual. */
  waiting(late: boolean): void;
  /** How many log entries are known, of which log, and as whom to connect. */
  resume(): { epoch: number; since: number; as: Viewpoint | null };
}

const delays = [500, 1000, 2000, 4000, 8000, 15000];
/** An answer that takes longer is worth a word, and a look whether the connection is alive. */
const usualWait = 2000;

export class TableSocket {
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<string, { text: string; answer: (answer: Answer) => void }>();
  private readonly pulse = new Pulse(
    () => this.tell({ type: 'ping' }),
    () => this.lose(),
  );
  private lateness: ReturnType<typeof setTimeout> | undefined;
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(
    private readonly table: TableId,
    private readonly listener: SocketListener,
  ) {
    window.addEventListener('online', this.wake);
    window.addEventListener('offline', this.lose);
    document.addEventListener('visibilitychange', this.wake);
    this.connect();
  }

  /** Resolves when the server has carried out the command or refused it, however long that takes. */
  send(command: Command): Promise<Answer> {
    const id = commandId();
    const text = JSON.stringify({ ...command, id });
    return new Promise((answer) => {
      this.waiting.set(id, { text, answer });
      this.lateness ??= setTimeout(this.late, usualWait);
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
    });
  }

  /** For what belongs to this connection alone: nobody waits for an answer, and it is never sent again. */
  tell(command: Command): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify({ ...command, id: commandId() }));
  }

  /** Does not wait for the next attempt. */
  retry(): void {
    if (this.ended || this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.drop();
    this.connect();
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearTimeout(this.lateness);
    window.removeEventListener('online', this.wake);
    window.removeEventListener('offline', this.lose);
    document.removeEventListener('visibilitychange', this.wake);
    this.drop();
    this.listener.connection('closed');
  }

  private connect(): void {
    const { epoch, since, as } = this.listener.resume();
    const query = new URLSearchParams({ epoch: String(epoch), since: String(since) });
    if (as !== null) query.set('as', String(as));
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const path = `/api/v1/tables/${encodeURIComponent(this.table)}/socket`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}?${query.toString()}`);
    this.socket = socket;
    socket.onopen = () => {
      this.attempts = 0;
      this.pulse.beat();
      this.listener.connection('live');
      for (const { text } of this.waiting.values()) socket.send(text);
    };
    socket.onmessage = ({ data }) => {
      if (this.socket !== socket) return; // given up; the next one hears it again
      this.pulse.beat();
      this.receive(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.reconnect();
    };
  }

  private receive(message: ServerMessage): void {
    if (message.type === 'done') this.settle(message.id, { done: true });
    if (message.type === 'refused' && message.id !== null) {
      const { code, message: words, rule } = message;
      this.settle(message.id, { done: false, code, message: words, ...(rule ? { rule } : {}) });
    }
    if (message.type === 'bye' && !message.again) this.close();
    this.listener.message(message);
  }

  private settle(id: string, answer: Answer): void {
    const command = this.waiting.get(id);
    this.waiting.delete(id);
    command?.answer(answer);
    if (!command || this.waiting.size > 0) return;
    clearTimeout(this.lateness);
    this.lateness = undefined;
    this.listener.waiting(false);
  }

  private readonly late = (): void => {
    this.listener.waiting(true);
    if (this.socket?.readyState === WebSocket.OPEN) this.pulse.doubt();
  };

  /** The page was asleep, or there is a network again. */
  private readonly wake = (): void => {
    if (this.ended || document.visibilityState === 'hidden') return;
    if (this.socket?.readyState === WebSocket.OPEN) this.pulse.doubt();
    else this.retry();
  };

  /** The connection is dead, though nobody has closed it. */
  private readonly lose = (): void => {
    if (this.ended || !this.socket) return;
    this.drop();
    this.reconnect();
  };

  private reconnect(): void {
    if (this.ended) return;
    this.pulse.stop();
    this.listener.connection('lost');
    const delay = delays[Math.min(this.attempts, delays.length - 1)] ?? 0;
    this.attempts += 1;
    // A little chance keeps a thousand clients from coming back in the same moment.
    this.timer = setTimeout(() => this.connect(), delay * (0.75 + Math.random() / 2));
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.pulse.stop();
    socket?.close();
  }
}

function commandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
