import { describe, expect, it } from 'vitest';
import type { LogEntry, Position } from '../protocol';
import { Cues } from './cues';

const event = (kind: string): LogEntry => ({ ply: 1, kind, words: [], details: {} });
const asking = (decision: number | null, changes: Partial<Position> = {}): Position =>
  ({ number: 1, decision, choices: decision === null ? [] : [{}], outcome: null, ...changes }) as Position;
const sound = ({ kind }: LogEntry) => (kind === 'moved' ? 'token' : kind === 'taken' ? 'card' : null);

describe('events', () => {
  it('are heard once each, and together when they come together', () => {
    const cues = new Cues(sound, 0);
    expect(cues.events([event('said')], 0)).toBeNull();
    expect(cues.events([event('said'), event('moved'), event('taken')], 0)).toBe('token');
    expect(cues.events([event('said'), event('moved'), event('taken')], 0)).toBeNull();
    expect(cues.events([], 0)).toBeNull();
    expect(cues.events([event('taken')], 0)).toBe('card');
  });

  it('are silent in a game without sounds of its own', () => {
    expect(new Cues(undefined, 0).events([event('moved')], 0)).toBeNull();
  });
});

describe('a turn', () => {
  it('calls whoever has waited, once', () => {
    const cues = new Cues(sound, 0);
    expect(cues.position(asking(1), 3000)).toBe('turn');
    expect(cues.position(asking(1), 9000)).toBeNull();
    expect(cues.position(asking(null), 9500)).toBeNull();
    expect(cues.position(asking(2), 12_000)).toBe('turn');
  });

  it('does not call whoever has just moved', () => {
    const cues = new Cues(sound, 0);
    cues.position(asking(1), 500);
    cues.position(asking(null), 30_000);
    expect(cues.position(asking(2), 30_400)).toBeNull();
    expect(cues.position(asking(3), 60_000)).toBeNull();
  });
});

describe('the end', () => {
  const outcome: Position['outcome'] = { ending: 'finished', standings: [], team: null };

  it('is heard when a match ends', () => {
    const cues = new Cues(sound, 0);
    cues.position(asking(null), 0);
    expect(cues.position(asking(null, { outcome }), 100)).toBe('end');
    expect(cues.position(asking(null, { outcome }), 200)).toBeNull();
  });

  it('is not heard by those who come when all is over', () => {
    expect(new Cues(sound, 0).position(asking(null, { outcome }), 5000)).toBeNull();
  });
});
