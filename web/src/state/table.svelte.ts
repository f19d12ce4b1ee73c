// One table as this guest lives it: who sits there, the position that is shown, the log, the talk. Messages
// come in, commands go out; screens only read.

import { seatLetter } from '../art/seats';
import { EventQueue } from '../game/event-queue';
import { following } from '../game/frame';
import { Selection } from '../game/selection.svelte';
import type { Plan, Wish } from '../games/board';
import type {
  ByeMessage,
  ChatMessage,
  Choice,
  EndMessage,
  EventsMessage,
  HintMessage,
  LogEntry,
  Position,
  PresenceMessage,
  SeatNumber,
  ServerMessage,
  Table,
  TableId,
  UndoMessage,
  WishedPlay,
} from '../protocol';
import { sentence } from '../protocol/sentence';
import { TableSocket, type Answer, type Command, type Connection, type Viewpoint } from '../protocol/socket';
import { strings } from '../strings';
import { DealPart } from './deal-part';
import type { Hint } from './hint';
import { noticeBoard } from './notice.svelte';
import { heardServerTime } from './server-clock';
import { settings } from './settings.svelte';

export interface Refusal {
  readonly message: string;
  readonly rule: string | null;
}

/** What the viewer asked about the decision that is shown. */
interface HintNow extends Hint {
  readonly decision: number;
}

const usualBeat = 120;
const noPlan: Plan = { plays: [], agreed: [], preview: null };

export class TableState {
  table = $state.raw<Table | null>(null);
  /** What is shown; it may be a few beats behind what has happened. Its view is that of the last beat. */
  position = $state.raw<Position | null>(null);
  log = $state.raw<readonly LogEntry[]>([]);
  /** What has been shown since `position`. */
  events = $state.raw<readonly LogEntry[]>([]);
  talk = $state.raw<readonly ChatMessage[]>([]);
  undoing = $state.raw<UndoMessage | null>(null);
  /** Somebody wants the match to end here. */
  ending = $state.raw<EndMessage | null>(null);
  /** What the table plans, as it belongs to `position`. */
  plan = $state.raw<Plan>(noPlan);
  hint = $state.raw<HintNow | null>(null);
  /** Others who asked for a hint about what they owe now. */
  hinted = $state.raw<readonly SeatNumber[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  bye = $state.raw<ByeMessage | null>(null);
  connection = $state<Connection>('connecting');
  /** A command waits for its answer longer than usual. */
  waiting = $state(false);
  /** How many things happened while the connection was lost; 0 once that has been noticed. */
  missed = $state(0);
  /** How long each event is shown; set by the game's board. */
  beat: (event: LogEntry) => number = () => usualBeat;

  readonly selection = new Selection();
  readonly mine = $derived(this.table?.seats.filter((seat) => seat.mine).map(({ seat }) => seat) ?? []);
  readonly me = $derived(this.position?.viewer ?? null);
  /** By seat, as this viewer says them. */
  readonly names = $derived(
    (this.table?.seats ?? []).map(({ seat, name }) =>
      seat === this.me ? strings.you : (name ?? strings.seatName(seatLetter(seat).toUpperCase())),
    ),
  );

  private readonly socket: TableSocket;
  private readonly queue: EventQueue;
  private readonly dealPart: DealPart;
  private viewpoint: Viewpoint | null = null;
  private heard = 0; // log entries received, shown or not
  private newest: Position | null = null; // as received, shown or not; null while the whole view is awaited
  private epoch = 0; // of the log
  private heardPlan: Plan = noPlan;
  private wasLive = false;
  private acting: number | null = null; // the decision that has been answered but not yet left behind

  constructor(id: TableId) {
    this.queue = new EventQueue(
      {
        beat: (events, view) => {
          if (this.position) this.position = { ...this.position, view };
          this.events = [...this.events, ...events];
          this.log = [...this.log, ...events];
        },
        arrive: (position) => this.show(position),
      },
      { speed: () => settings.motion, length: (event) => this.beat(event) },
    );
    this.socket = new TableSocket(id, {
      message: (message) => this.receive(message),
      connection: (state) => this.connected(state),
      waiting: (late) => (this.waiting = late),
      resume: () => ({ epoch: this.epoch, since: this.heard, as: this.viewpoint }),
    });
    this.dealPart = new DealPart(this.socket);
  }

  close(): void {
    this.queue.clear();
    this.socket.close();
  }

  retry(): void {
    this.socket.retry();
  }

  skip(): void {
    this.queue.skip();
  }

  /** Carries out a command; a refusal is shown where the question stands. */
  async command(command: Command): Promise<Answer> {
    this.refusal = null;
    const answer = await this.socket.send(command);
    if (!answer.done) this.refusal = { message: sentence(answer.message ?? ''), rule: answer.rule ?? null };
    return answer;
  }

  async choose(choice: Choice): Promise<void> {
    const { viewer, decision } = this.position ?? {};
    if (typeof viewer !== 'number' || typeof decision !== 'number' || this.selection.locked) return;
    this.acting = decision;
    this.lock();
    const answer = await this.command({ type: 'act', seat: viewer, decision, action: choice.action });
    if (!answer.done) this.acting = null;
    this.lock();
  }

  /** Looks through the eyes of another of the guest's own seats. */
  async look(as: Viewpoint): Promise<void> {
    this.viewpoint = as;
    await this.command({ type: 'look', as });
  }

  async undo(): Promise<void> {
    const seat = this.me ?? this.mine[0];
    if (seat !== undefined) await this.command({ type: 'undo', seat });
  }

  /** Replaces everything that the viewer has planned. */
  planOut(plays: readonly Wish[], unasked?: 'unasked'): void {
    if (this.me === null) return;
    const command: Command = { type: 'plan', seat: this.me, plays: plays as WishedPlay[] };
    void (unasked ? this.socket.send(command) : this.command(command));
  }

  agree(agree: boolean): void {
    if (this.me !== null) void this.command({ type: 'agree', seat: this.me, agree });
  }

  /** Asks what the strongest bot would do; asked again, it hides the answer. */
  async toggleHint(): Promise<void> {
    if (this.hint) return this.closeHint();
    const { viewer, decision } = this.position ?? {};
    if (typeof viewer !== 'number' || typeof decision !== 'number') return;
    const asked: HintNow = { decision, found: null };
    this.hint = asked;
    const answer = await this.command({ type: 'hint', seat: viewer, decision });
    if (!answer.done && this.hint === asked) this.closeHint();
  }

  closeHint(): void {
    this.hint = null;
    this.selection.hint(null);
  }

  private connected(state: Connection): void {
    this.connection = state;
    if (state === 'live') this.dealPart.promise();
    if (state === 'live') this.wasLive = true;
    if (state !== 'live') this.undoing = this.ending = null; // what is still open is said again
    this.lock();
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.table = message.table;
        this.dealPart.hear(message.table);
        heardServerTime(message.now);
        break;
      case 'match': {
        const fresh = message.since === this.heard && this.wasLive && this.position !== null;
        if (fresh) this.missed = message.log.length;
        const known = [...this.log, ...this.queue.clear()];
        // What was taken back is gone: another epoch comes whole, from 0 on.
        this.log = [...known.slice(0, message.since), ...message.log];
        this.heard = this.log.length;
        this.newest = message.position;
        this.epoch = message.position.epoch;
        this.heardPlan = noPlan; // if there is one, it follows
        this.show(message.position);
        break;
      }
      case 'events':
        this.follow(message);
        break;
      case 'chat':
        this.talk = [...this.talk, message];
        break;
      case 'talk':
        this.talk = message.said;
        break;
      case 'presence':
        this.meet(message);
        break;
      case 'end':
        this.ending = message.settled ? null : message;
        break;
      case 'undo':
        this.undoing = message.settled ? null : message;
        break;
      case 'plan':
        this.heardPlan = message;
        this.showPlan();
        break;
      case 'hint_asked':
        if (!this.mine.includes(message.seat)) this.hinted = [...this.hinted, message.seat];
        break;
      case 'hint':
        this.hear(message);
        break;
      case 'notice':
        noticeBoard.hear(message.notice);
        break;
      case 'bye':
        this.bye = message;
        break;
      case 'done':
      case 'refused':
        break; // answered by the socket
    }
  }

  /** What goes on from another position than the newest is never shown: the whole one is asked for. */
  private follow(message: EventsMessage): void {
    if (!this.newest) return;
    const told = following(this.newest, message);
    this.newest = told?.position ?? null;
    if (!told) return this.socket.tell({ type: 'look', as: this.viewpoint ?? this.me ?? 'watch' });
    this.heard += message.events.length;
    this.queue.push(told.moments, told.position);
  }

  private meet({ here, away, watchers, hosting }: PresenceMessage): void {
    if (!this.table) return;
    const seats = this.table.seats.map((seat) => ({
      ...seat,
      here: here[seat.seat] ?? seat.here,
      away: away[seat.seat] ?? seat.away,
    }));
    this.table = { ...this.table, seats: seats as Table['seats'], watchers, hosting };
  }

  /** One that was closed meanwhile, or is about another decision, is of no use. */
  private hear(message: HintMessage): void {
    if (this.hint?.decision !== message.decision || this.me !== message.seat) return;
    this.hint = { decision: message.decision, found: message };
    this.selection.hint(message.advice[0]?.choice ?? null);
  }

  private show(position: Position): void {
    this.position = position;
    this.hinted = this.hinted.filter((seat) => position.pending.includes(seat));
    if (this.hint && this.hint.decision !== position.decision) this.closeHint();
    this.events = [];
    this.showPlan();
    this.selection.ask(position);
    if (position.decision !== this.acting) this.acting = null;
    this.lock();
  }

  /** A plan belongs to the newest position: it waits until that is shown. */
  private showPlan(): void {
    if (this.position?.log_size === this.heard) this.plan = this.heardPlan;
  }

  private lock(): void {
    this.selection.locked = this.connection !== 'live' || this.acting !== null;
  }
}
