import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket } from '../testing/fake-socket';
import { noticeBoard } from './notice.svelte';
import { TableState } from './table.svelte';

let state: TableState;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.made = [];
  state = new TableState('t-1');
  FakeSocket.last.open();
});

afterEach(() => {
  state.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a notice', () => {
  const notice = { at: 60_000, text: 'A new version' };

  it('is heard at a table, and gone when it is taken back', () => {
    FakeSocket.last.say({ type: 'notice', notice });
    expect(noticeBoard.notice).toEqual(notice);

    FakeSocket.last.say({ type: 'notice', notice: null });
    expect(noticeBoard.notice).toBeNull();
  });

  it('is shown once to who puts it away, and another one again', () => {
    noticeBoard.hear(notice);
    noticeBoard.putAway();
    noticeBoard.hear({ ...notice });
    expect(noticeBoard.notice).toBeNull();

    noticeBoard.hear({ ...notice, at: 120_000 });
    expect(noticeBoard.notice?.at).toBe(120_000);
  });
});
