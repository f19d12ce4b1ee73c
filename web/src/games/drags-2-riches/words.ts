// Every word the Drags 2 Riches screen says by itself. What happens and what may be chosen arrives in words from
// the server.

import { strings } from '../../strings';
import { counted } from '../../ui/phrases';
import { letters, type Cards, type Category, type Character, type Garment, type Icon } from './cards';
import type { Showing } from './contests';
import type { Answer } from './exchange';
import { hidden, slots, type PlayerView, type View } from './view';

const verbs: Readonly<Record<string, string>> = {
  character: 'choosing',
  play: 'dressing',
  tour: 'on tour',
  werk: 'shopping',
  target: 'aiming',
  react: 'answering',
  answer: 'answering',
  'last-minute': 'last minute',
  declare: 'deciding',
  'category-is': 'judging',
  judge: 'judging',
  nothing: '',
};

export function verbOf(decision: string): string {
  return verbs[decision] ?? 'choosing';
}

const icons: Readonly<Record<Icon, string>> = { shade: 'Shade', block: 'Block', reverse: 'Reverse' };

/** A garment in the order the eye reads it. */
function garmentWords({ name, category, value, coins, icon, text }: Garment): string {
  const facts = [
    `${name}: ${category}`,
    `value ${value}`,
    coins > 0 ? counted(coins, 'coin') : '',
    icon ? icons[icon] : '',
  ];
  return `${facts.filter(Boolean).join(', ')}. ${text}`.trim();
}

/** Any card of the pack, in words. */
export function cardWords(id: string, cards: Cards): string {
  const garment = cards.garment(id);
  if (garment) return garmentWords(garment);
  const coin = cards.coin(id);
  if (coin) return `${coin.name}: ${counted(coin.coins, 'coin')}`;
  const event = cards.event(id);
  if (event) return `${event.name}: ${words.eventFacts(event.deck, event.prestige)}. ${event.text}`;
  const character = cards.character(id);
  return character ? `${character.name}: ${character.power}. ${character.text}` : id;
}

/** What the zoom says between a garment's name and its text, which names coins and icon itself. */
export function garmentFacts({ category, value }: Garment): string {
  return `${category} (${letters[category]}), value ${value}`;
}

export function powerFacts({ power, reaction }: Character): string {
  return `${power}, once in the match, ${reaction ? 'as an answer to Shade' : 'on your turn'}`;
}

/** "Hair: face down; Outfit: empty; …" */
function lookWords({ look }: PlayerView, cards: Cards): string {
  return slots(look)
    .map(({ category, card }) => `${category}: ${wornWords(card, cards)}`)
    .join('; ');
}

function wornWords(card: string | null, cards: Cards): string {
  if (card === null) return 'empty';
  if (card === hidden) return 'face down';
  const garment = cards.garment(card);
  return garment ? `${garment.name}, value ${garment.value}` : card;
}

/** A slot of a Look, for those who cannot see it. */
export function slotWords(category: Category, card: string | null, cards: Cards): string {
  const garment = cards.garment(card);
  return garment ? garmentWords(garment) : `${category}: ${wornWords(card, cards)}`;
}

/** A whole player, for the text of the board. */
export function playerWords(
  name: string,
  player: PlayerView,
  view: View,
  seat: number,
  cards: Cards,
): string {
  const character = cards.character(player.character);
  return [
    name,
    character ? `${character.name}${player.power_used ? ', power used' : ''}` : '',
    view.first === seat ? words.firstPlayer : '',
    `${counted(player.hand_size, 'card')} in hand`,
    `${player.wardrobe_size} in the Wardrobe`,
    `${player.floordrobe.length} in the Floordrobe`,
    words.wonEvents(player.won_size),
    `Look: ${lookWords(player, cards)}`,
  ]
    .filter(Boolean)
    .join('; ');
}

/** How a total comes about where it is not the plain sum: "Outfit doubled, 1 more for each card". */
export function extras({ doubled, bonus }: Pick<Showing, 'doubled' | 'bonus'>): string {
  return [
    doubled.length > 0 ? `${strings.listed([...doubled])} doubled` : '',
    bonus > 0 ? `${bonus} more for each card` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

export const answerWords: Readonly<Record<Answer, string>> = {
  asked: 'decides',
  suffered: 'lets it happen',
  blocked: 'blocks it',
  reversed: 'reverses it',
};

export const ownAnswers: Readonly<Record<Answer, string>> = {
  asked: 'decide',
  suffered: 'let it happen',
  blocked: 'block it',
  reversed: 'reverse it',
};

export const words = {
  round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  icons,
  won: 'won',
  prestigeUnit: 'prestige',
  tonight: (deck: string) => `Tonight · deck ${deck}`,
  tonightSoon: 'Before the show',
  special: (deck: string) => `Special · deck ${deck}`,
  prestigeFor: ['prestige for the', 'highest Look'],
  noContest: 'no contest tonight',
  eventFacts: (deck: string, prestige: number) =>
    prestige > 0 ? `deck ${deck}, ${prestige} prestige` : `deck ${deck}`,
  rounds: 'Rounds',
  spreeLetter: 'S',
  tourLetter: 'T',
  spree: 'Shopping Spree',
  tour: 'Sell-Out Tour',
  turnOrder: (names: readonly string[]) => `Turn order: ${names.join(', ')}`,
  you: 'you',
  setup: 'The dressing room opens',
  currentEvent: 'Current event',

  market: 'Market',
  left: (count: number) => `${count} left in the draw pile`,
  soldOut: 'sold out',
  soldOutSlot: (slot: number) => `Market slot ${slot}: sold out`,
  drawPile: 'Draw pile',
  reserve: 'Tour reserve',
  trash: 'Trash',
  spentEvents: 'Spent events',
  contests: 'Contests so far',
  noContests: 'Nobody has competed yet.',
  nothingHere: 'Nothing lies here.',
  showMarket: 'Show the Market',

  onTurn: (name: string, you: boolean) => (you ? 'Your turn' : `${name}’s turn`),
  activated: 'Activated',
  activatedCount: (count: number) => `${count} activated`,
  nothingActivated: 'nothing activated yet',
  coins: 'Coins',
  coinCount: (count: number) => counted(count, 'coin'),

  chooseCharacter: 'Who will you be?',
  someoneChooses: 'Characters are being chosen',
  takenBy: (name: string) => `taken by ${name}`,
  onTurnPower: 'on your turn',
  reactionPower: 'answers Shade',
  unused: 'unused',
  used: 'used',
  oncePerMatch: (power: string) => `${power}, once in the match:`,
  notChosen: 'You have not chosen a character yet.',
  noCharacter: 'No characters in this match.',
  usePower: 'Use power',
  watching: 'You are watching.',

  throws: 'throws Shade',
  throwsWith: (name: string, you: boolean) => (you ? 'You throw Shade' : `${name} throws Shade`),
  answer: 'Your answer',
  theirHand: (name: string) => `Hand of ${name}`,
  theirLook: (name: string) => `Look of ${name}`,
  theirFloordrobe: (name: string) => `Floordrobe of ${name}`,
  holds: (hand: number, worn: number) => `${hand} in hand, ${worn} worn`,
  suffer: 'Suffer',
  noBlock: 'no Block card in hand',
  noReverse: 'no Reverse card in hand',
  withPower: 'with your power',
  sufferText: 'it happens to you',
  cancelled: 'cancels the reversal',

  yourFloordrobe: 'Your Floordrobe',
  yourWardrobe: 'The top of your Wardrobe',

  lastMinute: 'Last-minute additions',
  declarations: 'Who competes?',
  runway: 'The runway',
  competes: 'competes',
  staysOut: 'stays out',
  noLook: 'no Look',
  waits: 'waits',
  winner: 'winner',
  prestigeOf: (prestige: number) => `${prestige} prestige`,
  declared: 'has decided',
  deciding: 'deciding',
  wins: (name: string, you: boolean) => (you ? 'You win' : `${name} wins`),
  nobodyCompetes: 'Nobody competes',
  tie: 'A tie',
  tied: 'tied',
  judges: (name: string, you: boolean) => (you ? 'You choose the winner' : `${name} chooses the winner`),

  look: 'Look',
  yourLook: 'Your Look',
  yourLookTotal: (total: number) => `Your Look · ${total}`,
  hidden: 'hidden',
  seen: 'seen',
  hiddenFromOthers: 'hidden from others',
  seenByOthers: 'others have seen it',
  emptySlot: (category: string) => `${category}: empty`,
  doubledTag: '×2',
  bonusTag: (bonus: number) => `+${bonus} each`,
  yourHand: (count: number) => `Your hand, ${counted(count, 'card')}`,
  emptyHand: 'Your hand is empty.',

  lookOf: (name: string) => `Look of ${name}`,
  floordrobe: 'Floordrobe',
  ownPiles: (wardrobe: number, floordrobe: number) =>
    `Your piles: ${wardrobe} in the Wardrobe, ${floordrobe} in the Floordrobe`,
  pilesOf: (hand: number, wardrobe: number, floordrobe: number) =>
    `${hand} in hand, ${wardrobe} in the Wardrobe, ${floordrobe} in the Floordrobe`,
  wardrobeCount: (count: number) => `Wardrobe, ${counted(count, 'card')} in an unknown order`,
  unseenOf: (count: number) => `Unseen: ${counted(count, 'card')} in hand, Wardrobe or Look`,
  floordrobeCount: (count: number) => `Floordrobe, ${counted(count, 'card')}`,
  dressingRoomOf: (name: string, you: boolean) => (you ? 'Your dressing room' : `Dressing room of ${name}`),
  knownHand: 'You know in hand',
  firstPlayer: 'first player',
  wonEvents: (count: number) => counted(count, 'event') + ' won',
  prizes: (count: number) => `${counted(count, 'prize')}, face down`,
  reversalWaits: (name: string, source: string, you: boolean) =>
    `${you ? 'You reverse' : `${name} reverses`} ${source} after the new hand`,
  dressingRooms: 'Dressing rooms',
  deck: 'Your whole deck',
  onTopOfWardrobe: 'On top of the Wardrobe',

  referenceTab: 'Look',
  summary: (name: string, power: string, used: boolean) => `${name} · ${power}${used ? ' (used)' : ''}`,
  beforeTheShow: 'Before the show',
  contestName: (round: number, event: string, prestige: number) =>
    `Round ${round}: ${event}, ${prestige} prestige`,
  finale: 'The prizes are turned up',
  finaleText: 'The prestige of every event won. A tie goes to whoever won more of them.',
  noPrize: 'no event won',
  deckName: (deck: string) => `deck ${deck}`,
  start: 'start',
  roundName: (round: number) => `round ${round}`,
  copies: (count: number) => `×${count}`,

  boardText: 'The table in words',
} as const;
