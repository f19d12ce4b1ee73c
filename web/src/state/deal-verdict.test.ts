import { expect, it } from 'vitest';
import type { ReplayDeal, ReplayFile } from '../protocol';
import { strings } from '../strings';
import type { DealNote } from './deal-notes';
import { verdictOf } from './deal-verdict';
import { sealOf, seedOf } from './fairness';

const words = strings.fairness;
const secret = '5e'.repeat(32);
const anns = 'a1'.repeat(32);
const bobs = 'b0'.repeat(32);

function fileOf(deal?: ReplayDeal): ReplayFile {
  return {
    format: 'homestretch-replay',
    version: 2,
    game: 'dragon-racer',
    pack: { id: 'standard', version: '1', hash: '0'.repeat(64) },
    options: {},
    seats: 3,
    seed: deal ? seedOf(deal) : secret,
    seal: sealOf(secret),
    ...(deal ? { deal } : {}),
    players: ['Ann', 'Bob', 'Hazel'],
    actions: [],
  };
}

const gave = (seat: number, part: string) => ({ seat, promise: sealOf(part), given: part });
const note = (more: Partial<DealNote> = {}): DealNote => ({
  table: 't-1',
  created: 1,
  number: 1,
  seal: sealOf(secret),
  before: true,
  ...more,
});
const both: ReplayDeal = { secret, parts: [gave(0, anns), gave(1, bobs)] };

it('says that nobody chose the cards to who has given a part', () => {
  expect(verdictOf(fileOf(both), note({ part: anns }))).toEqual([
    words.sealKept,
    words.mine,
    words.without(['Hazel']),
  ]);
});

it('says to others on whom they rely', () => {
  expect(verdictOf(fileOf(both), undefined)).toEqual([
    words.sealOfFile,
    words.others(['Ann', 'Bob']),
    words.without(['Hazel']),
  ]);
});

it('says what a part that did not come leaves open', () => {
  const late: ReplayDeal = {
    secret,
    parts: [gave(0, anns), { seat: 1, promise: sealOf(bobs), given: null }],
  };

  expect(verdictOf(fileOf(late), note({ part: anns }))).toEqual([
    words.sealKept,
    words.mineToo,
    words.missing(['Bob']),
    words.without(['Hazel']),
  ]);
});

it('says that the server could have chosen where nobody gave a part', () => {
  expect(verdictOf(fileOf({ secret, parts: [] }), note())).toEqual([words.sealKept, words.serverAlone]);
  expect(verdictOf(fileOf(), note())).toEqual([words.sealKept, words.serverAlone]);
});

it('finds out a server that shows another seal at the end', () => {
  const forged = { secret: '66'.repeat(32), parts: both.parts };

  expect(verdictOf({ ...fileOf(forged), seal: sealOf(forged.secret) }, note())).toEqual([
    words.unfair(words.faults['noted-seal']),
  ]);
});
