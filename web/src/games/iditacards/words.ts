// Every word the Iditacards screen says by itself. What happens and what may be chosen arrives in words from the
// server.

import { strings } from '../../strings';
import { counted } from '../../ui/phrases';
import type { Card, CardType, Costs, Leg } from './cards';
import type { Ahead } from './scene';
import { finishSquare, startSquare, type Ask, type DogView, type Frame, type PlayerView } from './view';

const asked: Readonly<Record<Ask, string>> = {
  none: '',
  main: 'to play',
  'before-failing': 'deciding',
  energy: 'paying',
  join: 'deciding',
  legendary: 'claiming',
  room: 'making room',
  'attach-to': 'attaching',
  replace: 'attaching',
  'kill-own': 'losing a dog',
  'kill-any': 'aiming',
  'destroy-of': 'looking',
  'draw-of': 'looking',
  'destroy-hand': 'destroying',
  recover: 'recovering',
  'recover-all': 'recovering',
  'upgrade-deck': 'upgrading',
  take: 'upgrading',
};

export function verbOf(ask: Ask): string {
  return asked[ask];
}

const types: Readonly<Record<CardType, string>> = {
  dog: 'Dog',
  attachment: 'Attachment',
  food: 'Food',
  personal: 'Personal',
  sled: 'Sled',
  utility: 'Utility',
  movement: 'Movement',
  damage: 'Damage',
};

function costWords({ energy, health, risk }: Costs): string {
  return `energy ${energy === 'all' ? 'all' : energy}, health ${health}, risk ${risk}`;
}

/** "Fake dog", "Food" */
export function kindOf({ type, fake }: Card): string {
  return fake ? `Fake ${types[type].toLowerCase()}` : types[type];
}

/** A card in the order the eye reads it, with its costs as they are now. */
export function cardWords(card: Card, costs: Costs = card.printed): string {
  return `${card.name}, ${kindOf(card).toLowerCase()}: ${card.text} ${costWords(costs)}`;
}

export function cardFacts(card: Card): string {
  return `${kindOf(card)}, printed ${costWords(card.printed)}`;
}

export function squareName(square: number): string {
  if (square === startSquare) return 'Start';
  return square === finishSquare ? 'the Finish' : `square ${square}`;
}

export const words = {
  round: (round: number) => `Round ${round}`,
  yourDay: (day: number, turn: number) => `Your day ${day}, turn ${turn}`,
  start: 'Start',
  startShort: '–',
  squares: 'squares',
  turns: 'turns',
  days: 'days',
  summary: (leg: string, speed: number) => `${leg} · speed ${speed}`,
  copies: (count: number) => `×${count}`,
  copiesOf: (label: string, count: number) => (count > 1 ? `${label}, ${count} of them` : label),

  legList: 'The legs, from Start to Finish',
  legsAhead: 'Your way',
  squaresFromTo: (first: number, last: number) => `${first}–${last}`,
  racers: 'The players',
  entryNumbers: (hypothermia: number, starvation: number) =>
    `entry hypothermia ${hypothermia}, starvation ${starvation}`,
  leg: (leg: Leg, who: readonly string[]) =>
    [
      `${leg.name}, squares ${leg.first} to ${leg.last}`,
      words.entryNumbers(leg.hypothermia, leg.starvation),
      leg.checkpoint === null ? '' : `checkpoint on ${leg.checkpoint}`,
      leg.text,
      who.length > 0 ? `${strings.listed([...who])} here` : '',
    ]
      .filter(Boolean)
      .join(', '),
  racer: (
    name: string,
    player: PlayerView,
    leg: string,
    dogs: readonly string[],
    stack: readonly string[],
    resolved: readonly string[],
  ) =>
    [
      `${name}: ${squareName(player.position)}, ${leg}`,
      `hypothermia ${player.hypothermia}, starvation ${player.starvation}`,
      `speed ${player.speed}`,
      player.immune ? words.immune : '',
      dogs.length > 0 ? `dogs ${strings.listed([...dogs])}` : words.noDogs,
      stack.length > 0 ? `risk stack, top last: ${stack.join(', ')}` : '',
      resolved.length > 0 ? `resolved in this chain: ${resolved.join(', ')}` : '',
    ]
      .filter(Boolean)
      .join('; '),
  dogWith: (name: string, attachments: readonly string[]) =>
    attachments.length > 0 ? `${name} with ${strings.listed([...attachments])}` : name,
  frame: (name: string, risks: number) => `${name}, ${counted(risks, 'risk')} to pay`,

  here: (leg: string, square: number) => `${leg}, ${squareName(square)}`,
  immune: 'immune',
  untouched: 'you are immune to it',
  noRisk: 'No risk pending',
  fromHand: 'you may play from hand',
  othersFromHand: 'plays from hand',
  risky: (name: string, risks: number) => `${name}: ${counted(risks, 'risk')} left`,
  topPays: 'the top card of the deck pays',
  endOfTurn: (squares: number) => `End of turn: ${counted(squares, 'square')}`,
  endMove: (speed: number, { from, to, squares }: Ahead) =>
    squares > 0
      ? `1 ${speed < 0 ? '−' : '+'} speed ${Math.abs(speed)}, to ${squareName(to)}`
      : `stays on ${squareName(from)}`,
  then: (squares: number, to: number) =>
    to === finishSquare ? `then ${squares}, finish` : `then ${squares}, to ${to}`,
  over: 'The race is over',
  pushed: 'pushed back',
  reveals: 'pays a risk',
  resolves: 'takes effect',
  fizzles: 'fizzles',
  cancelled: 'has no effect in this weather',
  waits: (risks: number) => `waits for ${counted(risks, 'risk')}`,
  isPaid: 'is being paid',
  isTooDear: 'lacks cards in hand',
  played: 'is played',
  newDay: 'A new day',

  hypothermia: (level: number) => `hypothermia ${level} of 7`,
  starvation: (level: number) => `starvation ${level} of 7`,

  supply: 'Supply',
  open: (count: number) => (count === 0 ? 'empty' : `${counted(count, 'card')}, open`),
  emptySupply: 'Nothing lies open. A sled card turns up upgrades.',
  decks: 'Upgrade decks',
  damage: 'Damage',
  deck: (name: string, size: number, destroyed: number) =>
    `${name} deck, ${counted(size, 'card')}, ${destroyed} destroyed`,
  deckTitle: (name: string) => `${name} deck`,
  destroyed: 'Destroyed',
  noCards: 'No cards.',

  yourSled: (speed: number) => `Your sled · speed ${speed}`,
  sledOf: (name: string) => `Dogs of ${name}`,
  noDogs: 'no dogs',
  dog: (card: Card, { attachments }: DogView, names: readonly string[]) =>
    attachments.length > 0 ? `${cardWords(card)}, with ${strings.listed([...names])}` : cardWords(card),
  freeSlot: 'free slot',
  holdsNone: 'holds nothing',
  on: (attachment: string, dog: string) => `${attachment} on ${dog}`,
  risks: 'Your risk stack',
  risksOf: (name: string) => `Risk stack of ${name}`,
  resolved: 'Resolved in this chain',
  resolvedShort: 'Resolved',
  resolvedOf: (name: string) => `Resolved in the chain of ${name}`,
  topFrame: (name: string, { risks }: Frame) => `${name}, on top: ${counted(risks, 'risk')} to pay`,
  yourHand: (count: number) => `Your hand, ${counted(count, 'card')}`,
  handSize: (count: number) => `${counted(count, 'card')} in hand`,
  deckSize: (count: number) => `${counted(count, 'card')} in the deck`,
  discardPile: (name: string) => `Discard pile of ${name}`,
  discardSize: (count: number) => `${counted(count, 'card')} discarded`,
  legendarySize: (count: number) => `${counted(count, 'legendary card')} not yet claimed`,
  yourLegendary: 'Your legendary cards',
  yourDeck: 'Your deck, in no order',
  handAndDeck: (name: string) => `Hand and deck of ${name} together`,
  knownHand: 'Known in hand',

  laidOut: {
    unclaimed: 'Your legendary cards',
    looked_at: 'On top of your deck',
    discard: 'Your discard pile',
    supply: 'The supply',
    upgrades: 'The upgrade decks',
    table: 'Dogs',
  } as Readonly<Record<string, string>>,
  ofSeat: (name: string) => `of ${name}`,
  payFor: 'You pay for',
  paid: (paid: number, of: number) => `${paid} of ${of} energy paid`,
  fromDeck: (cards: number) => `then ${counted(cards, 'card')} from your deck`,
  thenWaits: (risks: number) => `then it waits for ${counted(risks, 'risk')}`,
  takesEffect: 'then it takes effect',

  byCards: 'by cards',
  byTurns: 'at the end of turns',
  roundName: (round: number) => `round ${round}`,

  soloWon: (turns: number, days: number) =>
    `Over the line after ${counted(turns, 'turn')} and ${counted(days, 'new day')}.`,
  soloLost: (cause: string, leg: string, square: number, turns: number) =>
    `${cause} in the ${leg}, on ${squareName(square)}, after ${counted(turns, 'turn')}. The trail will be there tomorrow.`,
  frozen: 'Frozen to death',
  starved: 'Starved',
  outOfTime: 'Out of time',
  squaresOf: (square: number) => `${square} of 160`,
  checkpoints: 'checkpoints',
  dogs: 'dogs at the end',
} as const;
