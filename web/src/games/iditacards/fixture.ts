// A small pack and positions of it, for tests.

import { card, smallPack, steps, table } from '../fixture';
import type { PlayerView, View } from './view';

export { choice, event, position } from '../fixture';

export const pack = smallPack(
  'iditacards',
  [
    table(
      'cards.csv',
      'name,type,subtype,deck,count,energy,health,risk,effect',
      'Wheel Dog,dog,,starter,1,3,3,0,speed 1; dies-to discard; starts-in-play',
      'Lazy Dog,dog,,improvement,3,3,3,0,speed -1; holds 2',
      'Moose,dog,fake,legendary,1,5,0,3,speed 5; cannot-die',
      'A Hat,attachment,,starter,1,2,2,0,hand 1',
      'Breakfast,food,,starter,2,0,3,0,draw 3',
      'First Aid,personal,,starter,2,2,2,0,destroy 1 of 3',
      'Mush,movement,,starter,2,2,2,1,move 10',
      'Desperate Times,sled,,legendary,1,ALL,0,0,take 5 of 10',
      'Damaged,damage,,damage,18,1,1,0,breaks-payment; destroy-self',
    ),
    table(
      'decks.csv',
      'deck,label,role',
      'starter,Starter,starter',
      'speed,Speed,upgrade',
      'improvement,Improvement,upgrade',
    ),
    table(
      'legs.csv',
      'board,order,name,first,last,squares,enter_hypothermia,enter_starvation,checkpoint,effect',
      'multiplayer,1,Town,0,4,5,0,0,,immune',
      'multiplayer,2,Hills,5,34,30,1,2,5,dog-speed 1',
      'multiplayer,3,Blizzard,35,159,125,3,3,35,dog-speed -1',
      'solo,1,Town,0,4,5,0,0,,immune',
      'solo,2,Blizzard,5,159,155,4,4,25,dog-speed -1',
    ),
  ],
  [
    card('Starter', 'wheel-dog', 'Wheel Dog', '+1 speed.', {
      holds: 1,
      effect: steps('speed 1; dies-to discard; starts-in-play'),
    }),
    card('Improvement', 'lazy-dog', 'Lazy Dog', '−1 speed. Holds up to 2 attachments.', {
      holds: 2,
      effect: steps('speed -1; holds 2'),
    }),
    card('Legendary', 'moose', 'Moose', '+5 speed. Cannot die.', {
      holds: 1,
      effect: steps('speed 5; cannot-die'),
    }),
    card('Starter', 'a-hat', 'A Hat', 'You draw 1 card more at a new day.', { effect: steps('hand 1') }),
    card('Starter', 'breakfast', 'Breakfast', 'Draw 3 cards.', { effect: steps('draw 3') }),
    card('Starter', 'first-aid', 'First Aid', 'Look at the top 3 cards of your deck.', {
      effect: steps('destroy 1 of 3'),
    }),
    card('Starter', 'mush', 'Mush', 'Move 10 + speed.', { effect: steps('move 10') }),
    card('Legendary', 'desperate-times', 'Desperate Times', 'Fill the supply to 10 cards, then take 5.', {
      effect: steps('take 5 of 10'),
    }),
    card('Damage', 'damaged', 'Damaged', 'A payment it is discarded for fails.', {
      effect: steps('breaks-payment; destroy-self'),
    }),
    card('Legs', 'leg-1', 'Town', 'You are immune here.'),
    card('Legs', 'leg-2', 'Hills', '+1 speed per dog.'),
    card('Legs', 'leg-3', 'Blizzard', '−1 speed per dog.'),
    card('Legs for one player', 'solo-leg-1', 'Town', 'You are immune here.'),
    card('Legs for one player', 'solo-leg-2', 'Blizzard', '−1 speed per dog.'),
    card('Weather', 'sun', 'Sun', 'For everybody who is not immune: +1 speed.', {
      effect: steps('speed 1', '+1 speed.'),
    }),
    card('Weather', 'wind', 'Wind', 'For everybody who is not immune: +5 speed.'),
    card('Words', 'speed', 'Speed', 'Added to every distance you move.'),
    card('Words', 'risk', 'Risk', 'The card waits on your risk stack.'),
    card('Words', 'energy', 'Energy', 'Discard so many cards from your hand.'),
    card('Words', 'health', 'Health', 'Discard so many cards from your deck.'),
  ],
);

export function player(changes: Partial<PlayerView> = {}): PlayerView {
  return {
    today: [],
    today_types: [],
    position: 20,
    leg: 1,
    hypothermia: 1,
    starvation: 2,
    immune: false,
    speed: 3,
    end_move: 4,
    starting_hand: 6,
    checkpoints: [5],
    flags: [],
    turns: 4,
    days: 1,
    table: [{ dog: 'wheel-dog', attachments: [] }],
    stack: [],
    resolved: {},
    discard: {},
    hand_size: 2,
    deck_size: 10,
    unclaimed_size: 4,
    owned: {},
    ...changes,
  };
}

export const ownPlayer = (changes: Partial<PlayerView> = {}): PlayerView =>
  player({
    hand: { mush: 1, breakfast: 1 },
    deck: {},
    unclaimed: { moose: 1 },
    costs: {
      mush: { energy: 3, health: 4, risk: 1, payable: false },
      breakfast: { energy: 0, health: 5, risk: 0, payable: true },
    },
    ...changes,
  });

export function view(changes: Partial<View> = {}): View {
  return {
    viewer: 0,
    pending: [0],
    round_limit: 300,
    undealt_size: 0,
    phase: 'main',
    current: 0,
    round: 5,
    weather: 'sun',
    board: 'multiplayer',
    ask: ask(),
    players: [ownPlayer(), player({ position: 30 })],
    supply: {},
    upgrades: { speed: { size: 53, cards: {}, destroyed: {}, usable: true } },
    out: {},
    damage: 18,
    ...changes,
  };
}

export function ask(changes: Partial<View['ask']> = {}): View['ask'] {
  return {
    what: 'main',
    card: null,
    left: 0,
    costs: null,
    dog: null,
    joined: [],
    looking: 0,
    looked_at: {},
    ...changes,
  };
}
