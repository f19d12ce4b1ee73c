// What the engine says comes in parts: text, numbers, and things that a screen may link.

import type { Words } from './generated/messages';

export type Part = Words[number];

/** The parts as they are printed, joined. */
export function plain(words: Words): string {
  return words.map((part) => (typeof part === 'object' ? part.text : String(part))).join('');
}
