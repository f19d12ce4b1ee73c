// Every word the Slow and Steady screen says by itself. What happens and what may be chosen arrives in words from the
// server.

import { strings } from '../../strings';
import { counted } from '../../ui/phrases';
import type { Cards, Side } from './cards';
import { columnOf, type ColumnView, type EntryView, type PieceView, type Place, type View } from './view';

const verbs: Readonly<Record<string, string>> = {
  draft: 'drafting',
  forget: 'returning a card',
  exchange: 'passing a card',
  cull: 'looking at challenges',
  trade: 'trading',
  'trade-give': 'trading',
  'trade-return': 'trading',
};

/** What somebody does who owes this decision. */
export function verbOf(decision: string | null): string {
  return decision === null ? '' : (verbs[decision] ?? 'playing');
}

export function signed(number: number): string {
  return number === 0 ? '±0' : `${number < 0 ? '−' : '+'}${Math.abs(number)}`;
}

const powerOf = ({ power, variable }: Side): string => `power ${power}${variable ? ', variable' : ''}`;

/** A side of a card in the order the eye reads it. */
export function sideWords(side: Side): string {
  const kind = side.kind === 'challenge' ? 'challenge' : side.basic ? 'basic resource' : 'special resource';
  return `${side.name}: ${kind}, ${powerOf(side)}. ${side.text}`.trim();
}

/** Both sides of a card. */
export function cardWords(id: string, cards: Cards): string {
  const ours = cards.side(id, 'resource');
  const theirs = cards.side(id, 'challenge');
  if (!ours || !theirs) return id;
  return ours.basic ? sideWords(ours) : `${sideWords(ours)} Other side, ${sideWords(theirs)}`;
}

export function entryName({ card, copy }: EntryView, cards: Cards): string {
  const name = cards.side(card, 'challenge')?.name ?? card;
  return copy ? words.copyOf(name) : name;
}

/** "Public Shaming + Basic 2 (copy)" */
export function columnName({ entries }: ColumnView, cards: Cards): string {
  return entries.map((entry) => entryName(entry, cards)).join(' + ');
}

/** "against Nosy Neighbor", "unopposed" */
export function placeWords(place: Place, { columns }: Pick<View, 'columns'>, cards: Cards): string {
  const column = columns[columnOf(place)];
  return column ? `against ${columnName(column, cards)}` : words.unopposed.toLowerCase();
}

/** A challenge, what it says and how it stands, for those who cannot see it. */
export function columnWords(column: ColumnView, at: number, cards: Cards): string {
  const texts = column.entries.flatMap((entry) => {
    const text = cards.side(entry.card, 'challenge')?.text ?? '';
    return [text, entry.silenced ? words.silenced : '', entry.activated ? '' : words.waiting];
  });
  return [
    `Challenge ${at + 1}: ${columnName(column, cards)}, power ${column.power}`,
    ...texts,
    standingWords(column),
  ]
    .filter(Boolean)
    .map((part) => (part.endsWith('.') ? part.slice(0, -1) : part))
    .join('. ');
}

function standingWords({ pieces, strength, overcome, power }: ColumnView): string {
  if (pieces.length === 0) return power === 0 ? words.needsNothing : 'not opposed yet';
  return `opposed with ${strength}, ${overcome ? 'overcome' : 'not overcome'}`;
}

/** "Ask for Help of Bo, power 3: 2 printed, +1 for itself" */
export function pieceWords(piece: PieceView, names: readonly string[], cards: Cards): string {
  const name = cards.side(piece.card, 'resource')?.name ?? piece.card;
  const what = { card: name, token: `extra piece of ${name}`, copy: `part of ${name}` }[piece.kind];
  return `${what}, ${ownerWords(names[piece.owner] ?? '')}, power ${piece.power}: ${sourceWords(piece)}`;
}

function ownerWords(name: string): string {
  return name === strings.you ? 'yours' : `of ${name}`;
}

/** Where the power of a piece comes from. */
export function sourceWords({ fixed, varying, auras }: PieceView): string {
  return [
    `${fixed < 0 ? '−' : ''}${Math.abs(fixed)} of its own`,
    varying === 0 ? '' : `${signed(varying)} varying`,
    auras === 0 ? '' : `${signed(auras)} from others`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** What the words of an effect mean where the sentence on the card leaves a question. */
export const meanings: Readonly<Record<string, readonly [name: string, text: string]>> = {
  merge: ['Merge', 'Two challenges become one. Powers add up, effects stay, resources share the slot.'],
  break: ['Break', 'A challenge becomes two that share its power; the new one has the same effect.'],
  silence: ['Silence', 'Lasting effects and variable power stop; what has happened stays.'],
  swap: ['Swap', 'The challenges change places under the resources that oppose them.'],
  split: ['Break a resource', 'Half of its power goes to a new piece, rounded down.'],
  token: ['Extra resource', 'A piece of its own: it may oppose another challenge or stay unopposed.'],
  boost: ['+ power for a player', 'It counts for the first card they play this round, now or later.'],
  guard: ['Lose less', 'It softens the loss of a failed round only.'],
  confidence: ['Confidence', 'After a failed round it can only soften the loss.'],
  join: ['Join', 'Resources in one slot add up their powers.'],
  vary: ['Variable power', 'It changes with the table; what counts is the end of the round.'],
  aura: ['Lasting effect', 'It counts as long as the card is in play.'],
  penalty: ['Lose more', 'Added to the loss if this challenge is not overcome.'],
};

export const words = {
  shortTitle: 'Slow and Steady',
  round: (round: number) => `Round ${round} of 4`,
  draftStep: (step: number) => `Draft, step ${step} of 4`,
  draftShort: (step: number) => `Draft ${step}`,
  over: 'The show is over',
  roundShort: 'Round',
  heartsOf: (hearts: number, cap: number) =>
    cap === 0 ? `Confidence ${hearts}` : `Confidence ${hearts} of ${cap}`,
  more: (count: number) => `+${count}`,
  anyLossDefeats: 'Any loss now ends the show',
  inHand: 'in hand',
  offered: 'to choose from',

  lead: 'lead',
  played: 'played',
  playsNow: 'in turn',
  playsNext: 'plays next',
  playsLater: 'plays later',
  summary: (parts: readonly string[]) => parts.join(' · '),
  piles: (deck: number, discard: number) => `deck ${deck}, discard ${discard}`,
  boost: (number: number) => `${signed(number)} waits for the next card`,
  committed: 'has chosen',
  planned: 'planned',

  special: 'Special',
  basic: 'Basic',
  noEffect: 'No effect.',
  token: 'token',
  copy: 'copy',
  copyOf: (name: string) => `${name} (copy)`,
  silenced: 'silenced',
  waiting: 'not in effect yet',
  against: 'against',
  needsNothing: 'power 0: overcome without a card',
  merged: 'merged',
  unopposed: 'Unopposed',
  unopposedText: 'Adds its power to confidence if every challenge is overcome.',
  total: (power: number) => `Together ${power}`,
  rowList: 'The challenges, from left to right',
  pieceList: 'Resources in play',
  opposes: (name: string, place: string) => `${name}, ${place}`,

  offerOf: (name: string) => (name === strings.you ? 'Your offer' : `${name} chooses from`),
  offerWaits: (name: string) => (name === strings.you ? 'You have chosen' : `${name} has chosen`),
  keptSoFar: 'kept',
  ifKept: 'if you keep it',
  ifPassed: 'if you do not',
  closed: (count: number) => `${counted(count, 'card')} you cannot see`,

  turnOrder: 'Turn order',
  yourHand: (count: number) => `Your hand, ${counted(count, 'card')}`,
  toChooseFrom: 'Cards to choose from',
  asks: 'asks',
  committedHere: 'passed on',
  zones: { looked_at: 'challenge deck', discard: 'your discard' } as Readonly<Record<string, string>>,

  plan: 'Plan',
  ifLikeThis: 'If you play it like this',
  ifNow: 'If the round ended now',
  ifTheyPlay: 'If the team plays it like this',
  allOvercome: 'All overcome.',
  notOvercome: (count: number) => (count === 1 ? '1 not overcome.' : `${count} not overcome.`),
  becomesHearts: (before: number, after: number) =>
    before === after ? `Confidence stays ${after}.` : `Confidence ${before} becomes ${after}.`,
  defeat: 'Confidence runs out: defeat.',
  planSum: (change: number, hearts: number, success: boolean) =>
    `${success ? 'all overcome' : 'not all overcome'}, confidence ${signed(change)} to ${hearts}`,
  asPlanned: 'As planned',
  now: 'Now',
  row: (power: number, strength: number) => `${strength} / ${power}`,
  isOvercome: 'overcome',
  isNotOvercome: 'not overcome',
  gain: 'Unopposed',
  loss: 'Loss',
  ledger: 'Effects on confidence',
  guard: 'Guard',
  unknown: 'Open, because it takes hidden cards:',
  unknowns: {
    draw: 'a new challenge',
    replace: 'the challenge that replaces another',
    gather: 'cards drawn to a hand',
    cull: 'a look into the challenge deck',
    forget: 'a card returned from a hand',
    exchange: 'cards passed on',
    trade: 'a trade',
  } as Readonly<Record<string, string>>,
  leftOut: (names: readonly string[]) => `Not possible so: ${strings.listed(names)}.`,
  agreed: 'Agreed',
  agree: 'Agree with the plan',
  agreesNot: 'Take your agreement back',
  willAsk: (name: string) => `${name} will ask`,
  yourPlan: 'your plan',
  plans: (name: string) => `${name} plans`,
  suggests: (name: string) => `${name} suggests`,
  suggestFor: (card: string, name: string) => `Suggest where ${name} plays ${card}`,
  where: (card: string, name: string) =>
    name === strings.you ? `Where would you play ${card}?` : `Where could ${name} play ${card}?`,
  whereText: 'Choose a place. It is only a plan, and everybody sees it.',
  stopPlanning: 'Never mind',
  clearPlan: 'Clear plan',
  playAsPlanned: 'Play as planned',
  playIt: (name: string, place: string) => `Play ${name} ${place}?`,
  stillMove: 'You can still change it.',
  thenAnswer: (label: string) => `Its effect: ${label}.`,
  noPlan: 'Choose a card, then a place: everybody sees it as a plan, and this panel what would come of it.',

  draftTitle: 'The draft',
  draftText:
    'Whatever you keep is yours for four rounds. The other card goes to the challenge deck and may stand against you.',
  howItEnds: 'How a round ends',
  howItEndsText:
    'If every challenge is overcome, unopposed power becomes confidence. If not, each one that is left costs its power.',

  decks: 'What may still come',
  decksText: 'Nobody knows the order.',
  challengeDeck: (count: number) => `Challenge deck, ${counted(count, 'card')}`,
  challengeDiscard: (count: number) => `Overcome and discarded, ${counted(count, 'card')}`,
  deckOf: (name: string, count: number) =>
    `${name === strings.you ? 'Your deck' : `Deck of ${name}`}, ${counted(count, 'card')}`,
  discardOf: (name: string, count: number) =>
    `${name === strings.you ? 'Your discard' : `Discard of ${name}`}, ${counted(count, 'card')}`,
  unknownCards: (count: number) => `and ${counted(count, 'card')} you do not know`,
  knownOwned: (name: string) => `${name} owns, in hand or deck`,
  empty: 'nothing',
  challenges: 'challenges',

  teamWon: (hearts: number) => `Mary takes the stage with ${counted(hearts, 'heart')}.`,
  teamLost: (round: number) =>
    `Confidence ran out in round ${round}. Mary will try again, and so can you: the next try is one button away.`,
  teamLimit: 'It took too long to come to an end.',
  finale: 'Round by round',
  roundNumber: (round: number) => `Round ${round}`,
  bestRound: 'best round',
  lostRound: 'not all overcome',
  notPlayed: 'not played',
  cardsPlayed: 'Cards played',
  nothingPlayed: 'nothing',
  heartsAfter: (round: number, hearts: number, change: number) =>
    `Round ${round}: ${counted(hearts, 'heart')}, ${signed(change)}`,
} as const;
