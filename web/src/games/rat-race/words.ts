// Every word the Rat Race screen says by itself. What happens and what may be chosen arrives in words from the
// server.

import { strings } from '../../strings';
import { counted } from '../../ui/phrases';
import type { Cards, Ideal, Title } from './cards';
import {
  standing,
  type Ahead,
  type CouncilorView,
  type FieldView,
  type Place,
  type Standing,
  type View,
} from './view';

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

/** "laurel-hands field": within its row that names a field. */
const fieldName = ({ ideals }: FieldView): string => `${ideals.join('-')} field`;

/** A field and whatever is on it, for those who cannot see it. */
export function fieldWords(field: FieldView, { councilors }: View, cards: Cards): string {
  const here = councilors.filter(({ place }) => place === field.place);
  const names = here.map(({ id }) => cards.councilor(id)?.name ?? id);
  return [
    `Row ${field.row}: ${fieldName(field)}`,
    field.riot ? 'riot' : '',
    names.length > 0 ? `${strings.listed(names)} here` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** A Councilor, where it stands and what it has. */
export function councilorWords(councilor: CouncilorView, view: View, cards: Cards): string {
  const { id, place, arsenal, row } = councilor;
  return [
    cards.councilor(id)?.name ?? id,
    placeWords(place, view),
    `has ${strings.listed([...arsenal])}`,
    counted(row.length, 'Issue'),
    tags[standing(councilor, view)],
  ]
    .filter(Boolean)
    .join(', ');
}

function placeWords(place: Place, { fields }: View): string {
  if (place === 'off') return words.offBoard;
  const field = fields.find((one) => one.place === place);
  return field ? `on the ${fieldName(field)} in row ${field.row}` : words.onThrone;
}

/** "money-plant field: riot; hands field: occupied" */
export function closedWords({ ahead }: CouncilorView, { fields }: View): string {
  return ahead
    .flatMap((next) => {
      const field = fields.find(({ place }) => place === next.place);
      const why = whyClosed(next);
      return field && why !== '' ? [`${fieldName(field)}: ${why}`] : [];
    })
    .join('; ');
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
  monarch: 'Monarch',
  beaten: '',
};

export const words = {
  paper: 'The Hexagon Herald',
  turn: (turn: number) => `Turn ${turn}`,
  turnOf: (turn: number, limit: number | null) =>
    limit === null ? `Turn ${turn}` : `Turn ${turn} of ${limit}`,
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
  banksOpen: (name: string) => `All banks are open: symbols of the ${name} decide.`,
  drawPile: 'draw pile',
  discards: 'discards',
  banked: 'banked',
  otherBanks: 'Banks of the others',
  peeked: 'face down',
  inHand: 'in hand',
  nothingKnown: 'You know none of these cards.',
  noDiscards: 'Nothing has been discarded yet.',
  discardPile: 'Discard pile',
  knownInPile: (cards: readonly string[]) =>
    `You know where ${strings.listed(cards)} ${cards.length > 1 ? 'lie' : 'lies'} in the pile.`,
  pile: (count: number) => `Draw pile, ${counted(count, 'card')}`,
  draw: 'Draw',

  councilors: 'Councilors',
  noIssues: 'no Issues yet',
  arsenal: (ideals: readonly string[]) => `has ${strings.listed(ideals)}`,
  active: 'Active card',
  issueOf: (name: string) => `Issue of the ${name}`,
  offBoard: 'off the board',
  onThrone: 'on the Throne',
  throne: 'The Throne',
  bench: 'Off the board',
  fieldList: 'The field, from the gates to the Throne',
  councilorList: 'The Councilors',

  yourBank: 'Your bank · symbols',
  yourBankShort: 'Bank',
  symbols: (name: string, count: number) => `${name}: ${counted(count, 'symbol')}`,
  yourHand: (count: number) => `Your hand, ${counted(count, 'card')}`,
  toChooseFrom: 'Cards to choose from',
  inPlay: 'in play',
  toHandOut: 'for whom?',
  handedOutNext: 'next',
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
  counts: (name: string) => `Symbols of the ${name} in every bank.`,
  tied: 'Where banks are equal, whoever began later is ahead.',
  emptyBank: 'nothing banked',
  symbolUnit: 'symbols',
} as const;
