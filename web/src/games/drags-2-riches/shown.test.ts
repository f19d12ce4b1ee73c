import { describe, expect, it } from 'vitest';
import { cardsOf } from './cards';
import { event, look, ownPlayer, pack, player, view } from './fixture';
import { beat, shown } from './shown';

const cards = cardsOf(pack);
const after = (from: ReturnType<typeof view>, ...events: ReturnType<typeof event>[]) =>
  shown(from, events, cards, 0);

describe('a turn', () => {
  it('earns coins with activated cards and spends them in the Market', () => {
    const bought = after(
      view({ phase: 'werk' }),
      event('activated', { seat: 0, card: 'C-G', from: 'hand', coins: 2 }),
      event('bought', { seat: 0, card: 'L02', price: 2 }),
    );
    expect(bought).toMatchObject({ coins: 0, activated: ['C-G'], market: ['O07', null, null, 'A09'] });
    expect(bought.players[0]).toMatchObject({ hand: ['H05'], hand_size: 1, floordrobe: ['L02'] });
  });

  it('takes what is bought on tour into the hand', () => {
    const bought = after(
      view({ phase: 'tour', coins: 4 }),
      event('bought', { seat: 0, card: 'L02', price: 2 }),
    );
    expect(bought.players[0]?.hand).toEqual(['H05', 'C-G', 'L02']);
    expect(bought.coins).toBe(2);
  });

  it('wears a card where only its owner sees it', () => {
    const own = after(view(), event('worn', { seat: 0, category: 'Hair', card: 'H05' }));
    expect(own.players[0]).toMatchObject({ look: look({ Hair: 'H05' }), hand: ['C-G'] });
    const other = after(view(), event('worn', { seat: 1, category: 'Hair' }));
    expect(other.players[1]).toMatchObject({ look: look({ Hair: '?' }), hand_size: 1, hand_unknown: 1 });
  });

  it('ends with everything in the Floordrobe and a new hand', () => {
    const ended = after(
      view({ activated: ['S-M'], coins: 1 }),
      event('untucked', { seat: 0, count: 2, cards: ['H05', 'C-G'] }),
      event('drew', { seat: 0, count: 1, cards: ['C-S'] }),
    );
    expect(ended).toMatchObject({ activated: [], coins: 0 });
    expect(ended.players[0]).toMatchObject({
      floordrobe: ['S-M', 'H05', 'C-G'],
      hand: ['C-S'],
      hand_size: 1,
      wardrobe_size: 2,
    });
  });
});

describe('Shade', () => {
  const borrowed = { seat: 1, other: 0, cards: ['H05'], from: 'hand' };

  it('borrows for good, discards or trashes', () => {
    const borrow = after(view(), event('took', { ...borrowed, deed: 'borrow' }));
    expect(borrow.players.map(({ floordrobe }) => floordrobe)).toEqual([[], ['H05'], []]);
    expect(borrow.players[0]?.hand).toEqual(['C-G']);
    const discard = after(view(), event('took', { ...borrowed, deed: 'discard' }));
    expect(discard.players[0]?.floordrobe).toEqual(['H05']);
    expect(after(view(), event('took', { ...borrowed, deed: 'trash' })).trash).toEqual(['H05']);
  });

  it('takes a worn card out of its slot', () => {
    const start = view({ players: [ownPlayer({ look: look({ Heels: 'L02' }) }), player()] });
    const taken = after(
      start,
      event('took', { seat: 1, other: 0, cards: ['L02'], from: 'look', deed: 'discard' }),
    );
    expect(taken.players[0]).toMatchObject({ look: look(), floordrobe: ['L02'] });
  });

  it('uses up a power that reverses it', () => {
    expect(after(view(), event('reversed', { seat: 1 })).players[1]?.power_used).toBe(true);
    expect(after(view(), event('reversed', { seat: 1, card: 'A09' })).players[1]?.power_used).toBe(false);
  });
});

it('turns up the Looks of those who compete, and counts the prize', () => {
  const start = view({
    phase: 'declarations',
    players: [
      ownPlayer(),
      player({ look: look({ Outfit: '?', Heels: '?' }) }),
      player({ look: look({ Hair: '?' }) }),
    ],
  });
  const over = after(
    start,
    event('showed', { seat: 1, up: true, cards: ['O07', 'L02'], total: 6 }),
    event('showed', { seat: 2, up: false }),
    event('won', { seat: 1, event: 'E03' }),
  );
  expect(over.players[1]).toMatchObject({
    look: look({ Outfit: 'O07', Heels: 'L02' }),
    won_size: 1,
    won: null,
  });
  expect(over.players[2]?.look.Hair).toBe('?');
  expect(over.up).toEqual([1]);
});

it('shows a reveal together with what comes of it', () => {
  expect(beat(event('showed'))).toBe(0);
  expect(beat(event('won'))).toBe(900);
});
