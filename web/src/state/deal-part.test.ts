import { beforeEach, expect, it, vi } from 'vitest';
import type { Hash, Table } from '../protocol';
import type { Answer, Command } from '../protocol/socket';
import { dealNotes } from './deal-notes';
import { DealPart } from './deal-part';
import { sealOf } from './fairness';
import { partOf } from '../testing/part-of';

const seal = sealOf('5e'.repeat(32));
const bobs = sealOf('b0'.repeat(32));

const table = (deal: Partial<Table['deal']>, more: Partial<Table> = {}): Table =>
  partOf<Table>({
    id: 'brisk-otter-417',
    created: 7,
    phase: 'gathering',
    number: 1,
    seal,
    links: { join: [], watch: null, resume: [], replay: null },
    deal: { number: 1, seal, parts: [], until: null, ...deal },
    ...more,
  });

const asked = (...promises: Hash[]): Table =>
  table({ until: 5000, parts: promises.map((promise, seat) => ({ seat, promise, given: false })) });

let sent: Command[];
let answer: Answer;
let part: DealPart;

const promised = (): Hash =>
  sent.flatMap((said) => (said.type === 'promise' ? [said.promise] : [])).at(-1) ?? '';
const revealed = (): Hash[] => sent.flatMap((said) => (said.type === 'reveal' ? [said.part] : []));

beforeEach(() => {
  dealNotes.forget();
  sent = [];
  answer = { done: true };
  part = new DealPart({
    tell: (command) => void sent.push(command),
    send: (command) => {
      sent.push(command);
      return Promise.resolve(answer);
    },
  });
  part.promise();
});

it('is told when everybody has promised, and kept with what was seen', async () => {
  part.hear(table({}));
  const mine = promised();
  part.hear(asked(mine, bobs));

  expect(revealed().map(sealOf)).toEqual([mine]);
  await vi.waitFor(() => {
    expect(dealNotes.of(table({}), 1)).toMatchObject({
      seal,
      before: true,
      promises: [mine, bobs],
      part: revealed()[0],
    });
  });
});

it('is told once, and another one is promised to the next deal', () => {
  const mine = promised();
  part.hear(asked(mine));
  part.hear(asked(mine));

  expect(revealed()).toHaveLength(1);
  expect(promised()).not.toBe(mine);
});

it('is kept secret while only others are asked', () => {
  part.hear(table({}));
  part.hear(asked(bobs));

  expect(revealed()).toEqual([]);
});

it('is not noted when the server did not take it in time', async () => {
  answer = { done: false, code: 'not-now' };
  part.hear(asked(promised()));
  await Promise.resolve();

  expect(dealNotes.of(table({}), 1)?.part).toBeUndefined();
});

it('notes the seal that was shown first, whatever is shown later', () => {
  part.hear(table({}));
  part.hear(table({ seal: bobs }, { phase: 'finished' }));

  expect(dealNotes.of(table({}), 1)).toMatchObject({ seal, before: true });
});

it('notes that it came too late to see a seal before the deal', () => {
  part.hear(table({}, { phase: 'playing' }));

  expect(dealNotes.of(table({}), 1)?.before).toBe(false);
});

it('notes the seal of a rematch from the end of the match before', () => {
  const links = { join: [], watch: null, resume: [], replay: 'r-1' };
  part.hear(table({}));
  part.hear(table({ number: 2, seal: bobs }, { phase: 'finished', links }));

  expect(dealNotes.of(table({}), 2)).toMatchObject({ seal: bobs, before: true });
  expect(dealNotes.ofReplay('r-1')).toMatchObject({ number: 1, seal });
});
