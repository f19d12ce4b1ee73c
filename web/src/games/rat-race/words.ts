// Every word the Rat Race screen says by itself. What happens and what may be chosen arrives in words from the
// server.

import { strings } from '../../strings';
import { counted } from '../../ui/phrases';
import type { Cards, Ideal, Title } from './cards';
import type { Ahead, CouncilorView, FieldView, Standing } from './view';

const phaseVerbs: Readonly<Record<string, string>> = {
  vote: 'voting',
  move: 'moving',
  step: 'moving',
  'draw-bank': 'drawing',
  bank: 'banking',
  peek: 'peeking',
  riot: 'rioting',
  finished: '',
};

export function verbOf(phase: string): string {
  return phaseVerbs[phase] ?? 'playing';
}

/** Why a next field is closed to a Councilor, in as few words as fit beside it; empty: it is open. */
export function whyClosed({ needs, riot, taken }: Ahead): string {
  if (riot) return 'riot';
  if (needs.length > 0) return `needs ${strings.listed(needs)}`;
  return taken ? 'occupied' : '';
}

/** A card in the order the eye reads it. */
export function titleWords({ name, symbols, ideal, feet, text }: Title, cards: Cards): string {
  const faces = symbols.map((symbol) => cards.councilor(symbol)?.name ?? symbol);
  const kind = ideal === null ? 'Action' : `Issue, ${ideal}${feet ? ', Feet' : ''}`;
  return `${name}: ${kind}, symbol ${faces.join(' and ')}. ${text}`;
}

/** "Issue of the Rat: laurel, Feet" */
export function titleFacts({ symbols, ideal, feet }: Title, cards: Cards): string {
  const faces = symbols.map((symbol) => cards.councilor(symbol)?.name ?? symbol);
  if (ideal === null) return `Action, counts for ${strings.listed(faces)}`;
  return `Issue: ${ideal}${feet ? ' and Feet' : ''}, counts for ${strings.listed(faces)}`;
}

export const tags: Readonly<Record<Standing, string>> = {
  'can move': 'can move',
  blocked: 'blocked',
  locked: 'held by Feet',
};

export const words = {
  paper: 'The Hexagon Herald',
  turn: (turn: number) => `Turn ${turn}`,
  turnOf: (turn: number, limit: number) => `Turn ${turn} of ${limit}`,
  phases: ['Play', 'Move', 'Draw or bank', 'Draw or bank'],
  phasesOf: 'Phases of a turn',
  bank: 'bank',
  bankOf: (name: string) => `Bank of ${name}`,
  summary: (hand: number, bank: number) => `${hand} in hand · ${bank} banked`,
  ideals: { laurel: 'Laurel', fist: 'Fist', hands: 'Hands', money: 'Money', plant: 'Plant' } satisfies Record<
    Ideal,
    string
  >,
  feet: 'Feet',
  action: 'Action',
  twice: '×2',

  gates: 'Five Councilors wait at the gates',
  leads: (names: readonly string[], steps: number) =>
    `${strings.listed(names)} ${names.length > 1 ? 'stand' : 'stands'} ${counted(steps, 'step')} from the Throne`,
  sprint: 'The final sprint is on',
  crowned: (name: string) => `${name} takes the Throne`,
  regent: (name: string) => `${name} becomes Regent`,
  election: 'Who will open the race?',
  riots: (count: number) => (count === 1 ? 'One field is in riot.' : `${count} fields are in riot.`),
  noRiots: 'The streets are calm.',
  anyMayMove: 'No Active card shows Feet, so any Councilor may be moved.',
  onlyFeet: (names: readonly string[]) => `Feet: only ${strings.listed(names)} may be moved.`,
  drawPile: 'draw pile',
  discards: 'discards',
  noDiscards: 'Nothing has been discarded yet.',
  discardPile: 'Discard pile',
  knownInPile: (cards: readonly string[]) =>
    `You know where ${strings.listed(cards)} ${cards.length > 1 ? 'lie' : 'lies'} in the pile.`,
  pile: (count: number) => `Draw pile, ${counted(count, 'card')}`,
  draw: 'Draw',

  councilors: 'Councilors',
  noIssues: 'no Issues yet',
  arsenal: (ideals: readonly string[]) => `has ${strings.listed(ideals)}`,
  councilor: (name: string, place: string, { arsenal, row }: CouncilorView, tag: string) =>
    `${name}, ${place}, has ${strings.listed([...arsenal])}, ${counted(row.length, 'Issue')}, ${tag}`,
  active: 'Active card',
  issueOf: (name: string) => `Issue of the ${name}`,
  offBoard: 'off the board',
  onField: (place: string) => `on field ${place}`,
  onThrone: 'on the Throne',
  throne: 'The Throne',
  bench: 'Off the board',
  field: ({ place, level, ideals, riot }: FieldView, who: readonly string[]) =>
    [
      `Field ${place}, level ${level}: ${strings.listed([...ideals])}`,
      riot ? 'riot' : '',
      who.length > 0 ? `${strings.listed(who)} here` : '',
    ]
      .filter(Boolean)
      .join(', '),
  fieldList: 'The field, from the gates to the Throne',
  councilorList: 'The Councilors',
  closed: (place: string, why: string) => `field ${place}: ${why}`,

  yourBank: 'Your bank · symbols',
  symbols: (name: string, count: number) => `${name}: ${counted(count, 'symbol')}`,
  yourHand: (count: number) => `Your hand, ${counted(count, 'card')}`,
  toChooseFrom: 'Cards to choose from',
  inPlay: 'in play',
  from: (place: string) => `from ${place}`,
  zones: {
    lifted: 'on top of the pile',
    discard: 'discard pile',
    bank_up: 'your bank, face up',
    bank_down: 'your bank',
  } as Readonly<Record<string, string>>,
  faceUp: 'face up',
  faceDown: 'face down, you know it',
  unknown: (count: number) => `${counted(count, 'card')} face down`,
  knownHand: 'You know in hand',

  finale: 'The count',
  counts: (name: string) => `Symbols of the ${name} in every bank`,
  emptyBank: 'nothing banked',
  symbolUnit: 'symbols',
} as const;
