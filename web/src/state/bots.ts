// What people call the bots. The server knows them by words that never change.

import type { GameEntry } from '../protocol';
import { strings } from '../strings';

/** What opponents are chosen by, the weakest first. */
const strengths: readonly string[] = ['easy', 'normal', 'hard'];

/** The bot for empty seats: as strong as this person had it last; whoever has never chosen begins with an easy one. */
export function usualBot(game: GameEntry | undefined, liked: string): string {
  const names = game?.bots.map(({ name }) => name) ?? [];
  return names.includes(liked) ? liked : (names.at(-1) ?? 'random');
}

/** "Normal". A bot that is newer than this client is called as the server calls it. */
export function botName(kind: string): string {
  return strings.bots[kind]?.name ?? kind.charAt(0).toUpperCase() + kind.slice(1);
}

/** One line about how it plays. */
export function botText(kind: string, game: GameEntry): string {
  return strings.bots[kind]?.text ?? game.bots.find(({ name }) => name === kind)?.meaning ?? '';
}

/** The bots of a game: those that people choose from, and those for the curious. */
export function botKinds(game: GameEntry): { usual: string[]; others: string[] } {
  const names = game.bots.map(({ name }) => name);
  const usual = strengths.filter((name) => names.includes(name));
  return { usual, others: names.filter((name) => !usual.includes(name)) };
}
