import { describe, expect, it } from 'vitest';
import { cardsOf } from './cards';
import { ask, event, ownPlayer, pack, player, view } from './fixture';
import { beat, shown, told } from './shown';

const cards = cardsOf(pack);
const after = (from: ReturnType<typeof view>, ...events: ReturnType<typeof event>[]) =>
  shown(from, events, cards, 0);
const squares = (seen: ReturnType<typeof view>) => seen.players.map(({ position }) => position);

describe('a movement', () => {
  it('stops where somebody is passed, and goes on', () => {
    const start = view({ players: [player({ position: 33 }), player({ position: 36 })] });
    const entered = after(start, event('entered_leg', { seat: 0, leg: 2 }));
    expect(squares(entered)).toEqual([35, 36]);
    const passed = after(entered, event('pushed_back', { seat: 1, from: 36, to: 35 }));
    expect(squares(passed)).toEqual([36, 35]);
    const moved = after(passed, event('moved', { seat: 0, from: 33, to: 40, by: 'card' }));
    expect(squares(moved)).toEqual([40, 35]);
    expect(moved.players[0]?.leg).toBe(2);
  });

  it('moves nobody else when a push makes another push', () => {
    const players = [player({ position: 19 }), player({ position: 20 }), player({ position: 19 })];
    const pushed = after(
      view({ players: [player({ position: 10 }), ...players.slice(1)] }),
      event('pushed_back', { seat: 1, from: 20, to: 19 }),
      event('pushed_back', { seat: 2, from: 19, to: 18 }),
    );
    expect(squares(pushed)).toEqual([20, 19, 18]);
  });

  it('leaves those in place who are pushed into a leg', () => {
    const start = view({ players: [player({ position: 33 }), player({ position: 35, leg: 2 })] });
    const pushed = after(
      start,
      event('pushed_back', { seat: 1, from: 35, to: 34 }),
      event('entered_leg', { seat: 1, leg: 1 }),
    );
    expect(squares(pushed)).toEqual([35, 34]);
  });

  it('ends a death with both levels at 0', () => {
    const dead = after(view(), event('died', { seat: 0, from: 20, to: -1 }));
    expect(dead.players[0]).toMatchObject({ position: -1, leg: 0, hypothermia: 0, starvation: 0 });
  });
});

describe('a card', () => {
  it('is paid card by card and waits for its risk', () => {
    const waiting = after(
      view({ players: [ownPlayer({ hand: { mush: 1, breakfast: 2 }, hand_size: 3 }), player()] }),
      event('played', { seat: 0, card: 'mush' }),
      event('paid_energy', { seat: 0, card: 'breakfast' }),
      event('paid_health', { seat: 0, cards: ['a-hat', 'first-aid'] }),
      event('risked', { seat: 0, card: 'mush', risks: 1 }),
    );
    expect(waiting.players[0]).toMatchObject({
      hand: { breakfast: 1 },
      hand_size: 1,
      deck_size: 8,
      discard: { breakfast: 1, 'a-hat': 1, 'first-aid': 1 },
      stack: [{ card: 'mush', risks: 1 }],
    });
    expect(waiting.ask.card).toBeNull();
  });

  it('leaves the stack when it takes effect', () => {
    const start = view({ players: [ownPlayer({ stack: [{ card: 'mush', risks: 1 }] }), player()] });
    const paid = after(start, event('risk_paid', { seat: 0, card: 'mush', risks: 0 }));
    expect(paid.players[0]?.stack).toEqual([{ card: 'mush', risks: 0 }]);
    expect(after(paid, event('resolved', { seat: 0, card: 'mush' })).players[0]?.stack).toEqual([]);
  });

  it('lies in the resolved pile until its chain is over', () => {
    const chain = { resolved: { breakfast: 1, mush: 1 }, discard: { mush: 1 } };
    const over = after(
      view({ players: [player(), player(chain)] }),
      event('chain_ended', { seat: 1, cards: ['breakfast', 'mush'] }),
    );
    expect(over.players[1]).toMatchObject({ resolved: {}, discard: { mush: 2, breakfast: 1 } });
  });

  it('that is looked at has left the deck before it is drawn', () => {
    const looks = after(view(), event('looked_at', { seat: 1, count: 3 }));
    expect(looks.players[1]).toMatchObject({ deck_size: 7, hand_size: 2 });
    const drew = after(looks, event('drew_looked_at', { seat: 1 }));
    expect(drew.players[1]).toMatchObject({ deck_size: 7, hand_size: 3 });
  });

  it('of another player is known by its number only', () => {
    const drew = after(view(), event('drew', { seat: 1, count: 3 }));
    expect(drew.players[1]).toMatchObject({ hand_size: 5, deck_size: 7 });
    expect(drew.players[1]?.hand).toBeUndefined();
  });
});

it('changes a team: dogs come, carry and die', () => {
  const team = after(
    view(),
    event('dog_arrived', { seat: 0, card: 'lazy-dog' }),
    event('attached', { seat: 0, card: 'a-hat', dog: 'lazy-dog' }),
    event('dog_died', { seat: 0, card: 'wheel-dog', to: 'discard' }),
  );
  expect(team.players[0]?.table).toEqual([{ dog: 'lazy-dog', attachments: ['a-hat'] }]);
});

it('shuffles everything together for a new day', () => {
  const day = after(
    view({
      ask: ask({ card: 'mush' }),
      players: [
        ownPlayer({ discard: { mush: 3 }, resolved: { breakfast: 2 }, stack: [{ card: 'mush', risks: 1 }] }),
        player(),
      ],
    }),
    event('day_began', { seat: 0 }),
    event('weather_rolled', { seat: 0, weather: 'wind' }),
  );
  expect(day.players[0]).toMatchObject({ hand: {}, hand_size: 0, deck_size: 18, discard: {}, stack: [] });
  expect(day.weather).toBe('wind');
  expect(day.ask.card).toBeNull();
});

it('takes time for every square, up to a limit', () => {
  expect(beat(event('moved', { from: 3, to: 7 }))).toBe(360);
  expect(beat(event('moved', { from: 3, to: 40 }))).toBe(900);
  expect(beat(event('shuffled'))).toBe(0);
  expect(told(event('shuffled'))).toBe(false);
});
