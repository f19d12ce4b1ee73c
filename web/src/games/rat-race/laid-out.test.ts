import { expect, it } from 'vitest';
import { cardsOf } from './cards';
import { choice, pack, view } from './fixture';
import { inPlay, laidOut } from './laid-out';

const cards = cardsOf(pack);

it('lays out cards that lie elsewhere, each once', () => {
  const issue = { zone: 'row-rat', index: 0, id: 'I18' };
  const found = laidOut(
    [
      choice('take rat 0', issue),
      choice('drop rat 0', issue),
      choice('recover A05', { zone: 'discard', index: 3, id: 'A05' }),
      choice('bank A17', { zone: 'hand', seat: 0, index: 1, id: 'A17' }),
      choice('riot 0,1', { zone: 'field', index: 2, id: '0,1' }),
    ],
    cards,
  );
  expect(found.map(({ id, note }) => [id, note])).toEqual([
    ['I18', 'Issue of the Rat'],
    ['A05', 'discard pile'],
  ]);
});

it('knows which card is in play', () => {
  const ids = (some: Parameters<typeof view>[0]) => inPlay(view(some)).map(({ id }) => id);
  expect(ids({})).toEqual([]);
  expect(ids({ action: 'A17' })).toEqual(['A17']);
  expect(ids({ action: 'A17', placing: 'I01' })).toEqual(['I01']);
});

it('shows which card is handed out, and which come next', () => {
  const shown = inPlay(view({ phase: 'hand-out', action: 'A17', lifted: ['I01', 'I18'] }));
  expect(shown.map(({ id, note }) => [id, note])).toEqual([
    ['A17', 'in play'],
    ['I01', 'for whom?'],
    ['I18', 'next'],
  ]);
});
