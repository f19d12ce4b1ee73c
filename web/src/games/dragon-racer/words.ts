// Every word the Dragon Racer screen says by itself. What happens and what may be chosen arrives in words
// from the server.

import { counted } from '../../ui/phrases';
import type { Mark } from './art/marks';
import { icons, type Cards, type Character, type Dragon, type Icon, type Needs } from './cards';
import type { Phase } from './view';

const symbols: Readonly<Record<Icon, Mark>> = {
  red: 'flame',
  green: 'leaf',
  blue: 'wave',
  gold: 'coin',
  any: 'any',
};

export function symbolOf(icon: Icon): Mark {
  return symbols[icon];
}

export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}

/** "1 red and 2 blue" */
export function needWords(needs: Needs): string {
  return listed(icons.filter((icon) => needs[icon] > 0).map((icon) => `${needs[icon]} ${icon}`));
}

export function ordinal(place: number): string {
  return `${place}${['th', 'st', 'nd', 'rd'][place] ?? 'th'}`;
}

/** A dragon in the order the eye reads it. */
export function dragonWords(dragon: Dragon, needs: Needs = dragon.needs): string {
  const place = `supports ${dragon.colour}, ${dragon.racetrack.name}`;
  if (dragon.speed === null) return `${dragon.name}: attack dragon, ${place}. ${dragon.text}`;
  return `${dragon.name}: speed ${dragon.speed}, needs ${needWords(needs)}, ${place}`;
}

/** "Level 2 racing dragon from Frozen Cove" */
export function dragonFacts({ level, speed, racetrack }: Dragon): string {
  return `Level ${level} ${speed === null ? 'attack' : 'racing'} dragon from ${racetrack.name}`;
}

/** "Formation Flying, sky token" */
export function characterFacts({ ability, token }: Character): string {
  return [ability, token && words.token(token)].filter(Boolean).join(', ');
}

export function cardWords(cards: Cards, id: string): string {
  const dragon = cards.dragon(id);
  if (dragon) return dragonWords(dragon);
  const character = cards.character(id);
  return character ? `${character.name}, character, ${characterFacts(character)}. ${character.text}` : id;
}

export const phaseVerbs: Readonly<Record<Phase, string>> = {
  choose_character: 'choosing',
  draft: 'picking',
  attack: 'attacking',
  fire: 'firing up',
  swap: 'swapping',
  finished: '',
};

/** What a viewer's own seat is called. */
const you = 'You';

export const words = {
  turn: 'Turn',
  phases: { explore: 'Explore', draft: 'Draft', race: 'Race', boost: 'Boost' },
  spaces: 'spaces',
  lap: (lap: number) => `L${lap + 1}`,
  opens: (turn: number | null) => (turn === null ? 'face down' : `opens turn ${turn}`),
  over: (winners: readonly string[]) =>
    `${listed(winners)} ${winners.length > 1 || winners[0] === you ? 'win' : 'wins'} the race`,
  gathering: 'Who will fly?',
  racing: (name: string) => (name === you ? 'Your race' : `${name} races`),
  moves: (name: string, spaces: number) => `${name} ${name === you ? 'move' : 'moves'} ${spaces}`,
  opened: (racetrack: string) => `${racetrack} has opened`,
  starting: 'The ring lies in fog',
  circuit: 'The circuit, from the start line',
  field: 'The field, from the front',
  standing: (name: string, distance: number, lap: number, tile: string) =>
    `${name}: ${counted(distance, 'space')}, lap ${lap + 1}, on ${tile}`,
  team: 'Team',
  teamOf: (name: string) => `Team: ${name}`,
  attacker: 'Attack dragon',
  attacks: 'attacks',
  supportOf: (name: string, support: Icon) => `${name} gives ${support} support`,
  characters: 'Characters',
  token: (colour: string) => `${colour} token`,
  committed: 'your pick',
  ledger: 'Supporters for the team',
  haveOf: (have: number, need: number) => `${have} of ${need}`,
  trophy: 'place trophy',
  thisTurn: 'spaces this turn',
  hand: 'hand',
  taken: 'taken',
  yourTeam: 'Your team',
  yourHand: (count: number) => `Draft hand, ${counted(count, 'card')}`,
  yourTaken: 'Taken',
  supporters: 'Supporters',
  hiddenFromOthers: 'hidden from others',
  passesTo: (pass: 'left' | 'right', name: string) => `Hands pass ${pass} to ${name}`,
  turnName: (turn: number) => `turn ${turn}`,
  turnOf: (turn: number, turns: number) => `Turn ${turn} of ${turns}`,
  byDragons: 'dragons',
  byBoosts: 'boosts',
  byAbility: 'ability',
  start: 'start',
  boostsTab: 'Boosts',
  boosts: 'Boosts this turn',
  boostRate: (sole: number, tie: number) => `sole ${sole}, tie ${tie}`,
  boostNote: "Teams and your own picks. Others' picks count when they race.",
  notes: (count: number) => `${counted(count, 'hand')} you have seen`,
  pick: (round: number) => `Pick ${round}`,
  racetrack: 'Racetrack',
  notEnough: 'not enough support left',
  attackedBy: (names: readonly string[]) => `attacked by ${listed(names)}`,
} as const;
