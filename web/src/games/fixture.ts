// What the tests of every board need: a small pack, a position around a view, a choice, something that happened.

import type { CardStep, CardWords, Choice, LogEntry, PackPage, Position, Target } from '../protocol';
import { Pack } from '../state/pack';

export function position(shown: object, some: Partial<Position> = {}): Position {
  return {
    number: 1,
    viewer: 0,
    ply: 3,
    epoch: 1,
    log_size: 0,
    view: shown,
    pending: [0],
    question: null,
    decision: 3,
    choices: [],
    blocked: [],
    clock: null,
    undo: 'none',
    outcome: null,
    ...some,
  };
}

export function choice(action: string, ...targets: Target[]): Choice {
  return { action, label: action, words: [action], targets };
}

export function event(kind: string, details: object = {}, ply = 0): LogEntry {
  return { ply, kind, words: [`${kind} happened.`], details };
}

export function smallPack(game: string, tables: PackPage['tables'], cards: PackPage['cards']): Pack {
  const hash = '0'.repeat(64);
  return new Pack({
    hash,
    id: 'small',
    version: '1',
    title: 'Small',
    game,
    authors: [],
    licence: '',
    tables,
    cards,
  });
}

/** As a spreadsheet writes it, without quoted cells. */
export function table(file: string, header: string, ...rows: string[]): PackPage['tables'][number] {
  return { file, columns: header.split(','), rows: rows.map((row) => row.split(',')) };
}

export function card(
  table: string,
  id: string,
  name: string,
  text: string,
  data: CardWords['data'] = {},
): CardWords {
  return { table, id, name, facts: '', text, data };
}

/** The steps of an effect as a pack writes it, and the sentence of each. */
export function steps(effect: string, ...sentences: string[]): CardStep[] {
  return effect.split('; ').map((step, at) => {
    const [verb = '', ...words] = step.split(' ');
    return { verb, arguments: words.map((word) => Number(word) || word), text: sentences[at] ?? '' };
  });
}
