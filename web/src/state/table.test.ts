import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type {
  Choice,
  EventsMessage,
  HintMessage,
  LogEntry,
  NextPosition,
  Position,
  Table,
} from '../protocol';
import { FakeSocket } from '../testing/fake-socket';
import { settings } from './settings.svelte';
import { TableState } from './table.svelte';
import { partOf } from '../testing/part-of';

const event = (text: string): LogEntry => ({
  ply: 1,
  kind: 'taken',
  words: [text],
  details: { seat: 0 },
});
const take: Choice = {
  action: 'pick 0',
  label: 'Take Ash',
  words: [],
  targets: [{ zone: 'hand', seat: 0, index: 0, id: 'ash' }],
};
const leave: Choice = {
  ...take,
  action: 'pick 1',
  targets: [{ zone: 'hand', seat: 0, index: 1, id: 'birch' }],
};

const asked = (decision: number, changes: Partial<Position> = {}): Position => ({
  number: 1,
  viewer: 0,
  ply: decision,
  epoch: 1,
  log_size: 0,
  view: {},
  pending: [0],
  question: null,
  decision,
  choices: [take, leave],
  blocked: [],
  clock: null,
  undo: 'none',
  outcome: null,
  ...changes,
});

/** What an action brings; `from` is the position it was taken in. */
const news = (
  position: NextPosition,
  events: readonly LogEntry[] = [],
  from = position.ply - 1,
): EventsMessage => ({ type: 'events', from, events: [...events], frame: [], position });

let state: TableState;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.made = [];
  settings.change({ speed: 1 });
  state = new TableState('t-1');
  FakeSocket.last.open();
  FakeSocket.last.sent = []; // a part was promised to the next deal
  FakeSocket.last.say({ type: 'match', position: asked(1), since: 0, log: [event('one')] });
});

afterEach(() => {
  state.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a table', () => {
  it('shows events one after another before the position they led to', () => {
    FakeSocket.last.say(news(asked(2), [event('two'), event('three')]));

    expect(state.log.map(({ words }) => words.join(''))).toEqual(['one', 'two']);
    expect(state.position?.decision).toBe(1);
    vi.advanceTimersByTime(10_000);
    expect(state.log.map(({ words }) => words.join(''))).toEqual(['one', 'two', 'three']);
    expect(state.position?.decision).toBe(2);
    expect(state.events).toEqual([]);
  });

  describe('drawn from frames', () => {
    const turn = (value: number): LogEntry => ({
      ...event('on'),
      frame: [{ op: 'replace', path: '/turn', value }],
    });
    beforeEach(() => {
      FakeSocket.last.say({ type: 'match', position: asked(1, { view: { turn: 1 } }), since: 0, log: [] });
    });

    it('shows the view after each beat, and what the frames lead to at the end', () => {
      FakeSocket.last.say(news(asked(2), [turn(2), turn(3)]));
      expect(state.position).toMatchObject({ ply: 1, decision: 1, view: { turn: 2 } });
      vi.advanceTimersByTime(120);
      expect(state.position).toMatchObject({ ply: 1, view: { turn: 3 } });
      vi.advanceTimersByTime(120);
      expect(state.position).toMatchObject({ ply: 2, decision: 2, view: { turn: 3 } });
      expect(state.log.every((entry) => !('frame' in entry))).toBe(true);
    });

    it('goes on from what it heard last, not from what it shows', () => {
      FakeSocket.last.say(news(asked(2), [turn(2), turn(3)]));
      FakeSocket.last.say(news(asked(3), [turn(4)]));
      state.skip();
      expect(state.position).toMatchObject({ ply: 3, view: { turn: 4 } });
    });

    it.each([
      ['a message that was lost', () => news(asked(3), [turn(3)])],
      ['a message that came twice', () => news(asked(1), [turn(1)], 0)],
      ['another epoch', () => news(asked(2, { epoch: 2 }), [turn(2)])],
      [
        'a step to nowhere',
        () => news(asked(2), [{ ...turn(2), frame: [{ op: 'remove', path: '/round' }] }]),
      ],
    ])('looks again after %s, and shows nothing of it', (_what, message) => {
      FakeSocket.last.say(message());
      FakeSocket.last.say(news(asked(4), [turn(4)]));
      expect(FakeSocket.last.sent).toMatchObject([{ type: 'look', as: 0 }]);
      vi.advanceTimersByTime(10_000);
      expect(state.position).toMatchObject({ ply: 1, view: { turn: 1 } });
      expect(state.log).toEqual([]);

      const log = [event('one'), event('two')];
      FakeSocket.last.say({ type: 'match', position: asked(4, { view: { turn: 4 } }), since: 0, log });
      FakeSocket.last.say(news(asked(5), [turn(5)]));
      vi.advanceTimersByTime(10_000);
      expect(state.position).toMatchObject({ ply: 5, view: { turn: 5 } });
      expect(state.log).toHaveLength(3);
    });

    it('takes the whole view after a break in the middle of a movement', () => {
      FakeSocket.last.say(news(asked(2), [turn(2), turn(3), turn(4)]));
      FakeSocket.last.close();
      vi.advanceTimersByTime(200);
      FakeSocket.last.say({ type: 'match', position: asked(6, { view: { turn: 9 } }), since: 3, log: [] });
      expect(state.position).toMatchObject({ ply: 6, view: { turn: 9 } });
      vi.advanceTimersByTime(10_000);
      expect(state.position).toMatchObject({ ply: 6, view: { turn: 9 } });
    });
  });

  it('answers the decision that is shown, once, and is ready for the next', async () => {
    const acted = state.choose(take);
    expect(FakeSocket.last.lastSent).toMatchObject({ type: 'act', seat: 0, decision: 1, action: 'pick 0' });
    await state.choose(leave);
    expect(FakeSocket.last.sent).toHaveLength(1);

    FakeSocket.last.say({ type: 'done', id: FakeSocket.last.lastSent.id });
    await acted;
    expect(state.selection.locked).toBe(true);
    FakeSocket.last.say(news(asked(2)));
    vi.advanceTimersByTime(10_000);
    expect(state.selection.locked).toBe(false);
  });

  it('shows a refusal with its rule and lets one choose again', async () => {
    const acted = state.choose(take);
    const { id } = FakeSocket.last.lastSent;
    FakeSocket.last.say({ type: 'refused', id, code: 'illegal', message: 'Not that one.', rule: 'DR-64' });
    await acted;

    expect(state.refusal).toEqual({ message: 'Not that one.', rule: 'DR-64' });
    expect(state.selection.locked).toBe(false);
  });

  it('keeps a half-made choice through a break, and says what was missed', () => {
    state.selection.point(take.targets[0] ?? { zone: '' });
    FakeSocket.last.close();
    expect(state.selection.locked).toBe(true);
    vi.advanceTimersByTime(2000);

    expect(FakeSocket.last.url).toContain('since=1');
    FakeSocket.last.open();
    FakeSocket.last.say({ type: 'match', position: asked(1), since: 1, log: [event('two'), event('three')] });
    expect(state.selection.ready).toEqual([take]);
    expect(state.selection.locked).toBe(false);
    expect(state.missed).toBe(2);
    expect(state.log).toHaveLength(3);
  });

  it('has everything in its log that it had heard but not shown when another position came', () => {
    const told = [event('two'), event('three'), event('four')];
    FakeSocket.last.say(news(asked(2), told));
    expect(state.log).toHaveLength(2);

    // As after a refused action, or a break that was shorter than what there was to show.
    FakeSocket.last.say({ type: 'match', position: asked(3), since: 4, log: [event('five')] });
    expect(state.log.map(({ words }) => words.join(''))).toEqual(['one', 'two', 'three', 'four', 'five']);
    expect(state.missed).toBe(1);
  });

  it('drops what was taken back while it was away, and counts in the new log from then on', () => {
    FakeSocket.last.say(news(asked(2), [event('two')]));
    vi.advanceTimersByTime(10_000);
    FakeSocket.last.close();
    vi.advanceTimersByTime(2000);
    expect(FakeSocket.last.url).toContain('epoch=1&since=2');

    FakeSocket.last.open();
    const log = [event('one'), event('otherwise')];
    FakeSocket.last.say({ type: 'match', position: asked(3, { epoch: 2 }), since: 0, log });
    expect(state.log.map(({ words }) => words.join(''))).toEqual(['one', 'otherwise']);
    expect(state.missed).toBe(0);
    FakeSocket.last.close();
    vi.advanceTimersByTime(2000);
    expect(FakeSocket.last.url).toContain('epoch=2&since=2');
  });

  it('forgets the selection with the question it belonged to', () => {
    state.selection.point(take.targets[0] ?? { zone: '' });
    FakeSocket.last.say(news(asked(2)));
    vi.advanceTimersByTime(10_000);
    expect(state.selection.empty).toBe(true);
  });

  it('begins a new log with a rematch', () => {
    FakeSocket.last.say({ type: 'match', position: asked(0, { number: 2 }), since: 0, log: [event('new')] });
    expect(state.log.map(({ words }) => words.join(''))).toEqual(['new']);
    expect(state.missed).toBe(0);
  });

  it('looks as another of its own seats and asks for that seat after a break', async () => {
    const looked = state.look(2);
    FakeSocket.last.say({ type: 'done', id: FakeSocket.last.lastSent.id });
    await looked;
    FakeSocket.last.close();
    vi.advanceTimersByTime(2000);
    expect(FakeSocket.last.url).toContain('as=2');
  });

  it('shows a plan with the position it belongs to', () => {
    FakeSocket.last.say(news(asked(2, { log_size: 2 }), [event('two')]));
    FakeSocket.last.say({ type: 'plan', plays: [], agreed: [0], preview: null });
    expect(state.plan.agreed).toEqual([]);

    vi.advanceTimersByTime(1000);
    expect(state.plan.agreed).toEqual([0]);
  });

  it('plans for the seat that looks', () => {
    state.planOut([{ seat: 1, card: 'ash', place: 'u', answers: [] }]);
    expect(FakeSocket.last.lastSent).toMatchObject({
      type: 'plan',
      seat: 0,
      plays: [{ seat: 1, card: 'ash' }],
    });
    state.agree(true);
    expect(FakeSocket.last.lastSent).toMatchObject({ type: 'agree', seat: 0, agree: true });
  });

  describe('asked for a hint', () => {
    const hint = (decision: number): HintMessage => ({
      type: 'hint',
      seat: 0,
      decision,
      iterations: 100,
      advice: [{ choice: leave, win_share: 0.4, visits: 100 }],
    });

    it('waits for the answer and lights what it is about', () => {
      void state.toggleHint();
      expect(FakeSocket.last.lastSent).toMatchObject({ type: 'hint', seat: 0, decision: 1 });
      expect(state.hint).toEqual({ decision: 1, found: null });

      FakeSocket.last.say(hint(1));
      expect(state.hint?.found?.advice).toHaveLength(1);
      expect(state.selection.isHinted(leave.targets[0] ?? { zone: '' })).toBe(true);
      expect(state.selection.isHinted(take.targets[0] ?? { zone: '' })).toBe(false);
    });

    it('hides it when asked again, and does not bring it back', () => {
      void state.toggleHint();
      void state.toggleHint();
      FakeSocket.last.say(hint(1));
      expect(state.hint).toBeNull();
      expect(FakeSocket.last.sent).toHaveLength(1);
    });

    it('forgets it with the decision it is about', () => {
      void state.toggleHint();
      FakeSocket.last.say(news(asked(2)));
      vi.advanceTimersByTime(10_000);
      FakeSocket.last.say(hint(1));
      expect(state.hint).toBeNull();
      expect(state.selection.isHinted(leave.targets[0] ?? { zone: '' })).toBe(false);
    });

    it('says why there is none', async () => {
      const asking = state.toggleHint();
      const { id } = FakeSocket.last.lastSent;
      FakeSocket.last.say({ type: 'refused', id, code: 'not-allowed', message: 'there are no hints' });
      await asking;
      expect(state.hint).toBeNull();
      expect(state.refusal?.message).toBe('There are no hints.');
    });

    it('notes who else asked, until they have decided', () => {
      FakeSocket.last.say({ type: 'match', position: asked(1, { pending: [0, 1] }), since: 1, log: [] });
      FakeSocket.last.say({ type: 'hint_asked', seat: 1 });
      expect(state.hinted).toEqual([1]);
      FakeSocket.last.say(news(asked(1), [], 1));
      vi.advanceTimersByTime(10_000);
      expect(state.hinted).toEqual([]);
    });
  });

  it('calls the viewer You and an empty seat by its letter', () => {
    const seat = { holder: 'person', bot: null, here: true, mine: false, host: false } as const;
    const seats = [
      { ...seat, seat: 0, name: 'Ada' },
      { ...seat, seat: 1, name: 'Mira' },
      { ...seat, seat: 2, name: null },
    ];
    const deal: Table['deal'] = { number: 1, seal: '', parts: [], until: null };
    FakeSocket.last.say({ type: 'table', table: partOf<Table>({ seats, deal }), now: 0 });
    expect(state.names).toEqual(['You', 'Mira', 'Seat C']);
  });
});
