// A table's socket that stays open: it connects again by itself, asks for what was missed, and sends every
// unanswered command again under the same id, which the server carries out once.

import type { ClientMessage, SeatNumber, ServerMessage, TableId } from '.';

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
  /** How many log entries are known, and as whom to connect. */
  resume(): { since: number; as: Viewpoint | null };
}

const delays = [500, 1000, 2000, 4000, 8000, 15000];

export class TableSocket {
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<string, { text: string; answer: (answer: Answer) => void }>();
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(
    private readonly table: TableId,
    private readonly listener: SocketListener,
  ) {
    this.connect();
  }

  /** Resolves when the server has carried out the command or refused it, however long that takes. */
  send(command: Command): Promise<Answer> {
    const id = commandId();
    const text = JSON.stringify({ ...command, id });
    return new Promise((answer) => {
      this.waiting.set(id, { text, answer });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
    });
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
    this.drop();
    this.listener.connection('closed');
  }

  private connect(): void {
    const { since, as } = this.listener.resume();
    const query = new URLSearchParams({ since: String(since) });
    if (as !== null) query.set('as', String(as));
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const path = `/api/v1/tables/${encodeURIComponent(this.table)}/socket`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}?${query.toString()}`);
    this.socket = socket;
    socket.onopen = () => {
      this.attempts = 0;
      this.listener.connection('live');
      for (const { text } of this.waiting.values()) socket.send(text);
    };
    socket.onmessage = ({ data }) => this.receive(JSON.parse(String(data)) as ServerMessage);
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
  }

  private reconnect(): void {
    if (this.ended) return;
    this.listener.connection('lost');
    const delay = delays[Math.min(this.attempts, delays.length - 1)] ?? 0;
    this.attempts += 1;
    // A little chance keeps a thousand clients from coming back in the same moment.
    this.timer = setTimeout(() => this.connect(), delay * (0.75 + Math.random() / 2));
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }
}

function commandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
