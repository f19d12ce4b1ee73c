// Reading a view without knowing its game: lists of card ids are zones, plain values are facts.

import type { Position, SeatNumber, Target } from '../../protocol';
import type { Pack } from '../../state/pack';

export type View = Readonly<Record<string, unknown>>;

export interface Zone {
  readonly name: string;
  readonly cards: readonly string[];
}

export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** What the view says about one seat. */
export function playerOf(view: View, seat: SeatNumber): View {
  const players = view['players'];
  const player: unknown = Array.isArray(players) ? players[seat] : undefined;
  return isView(player) ? player : {};
}

export function zonesOf(view: View, pack: Pack): Zone[] {
  return Object.entries(view).flatMap(([name, value]) => {
    if (!Array.isArray(value) || value.length === 0) return [];
    const cards = value.filter(
      (item): item is string => typeof item === 'string' && pack.card(item) !== undefined,
    );
    return cards.length === value.length ? [{ name, cards }] : [];
  });
}

/** The zones that the question begins with first, so that they are in sight on a phone. */
export function askedFirst(zones: readonly Zone[], { choices }: Pick<Position, 'choices'>): Zone[] {
  const asked = new Set(choices.map(({ targets }) => targets[0]?.zone));
  return zones.toSorted((a, b) => Number(asked.has(b.name)) - Number(asked.has(a.name)));
}

const silent = ['viewer', 'players'];

export function factsOf(view: View): Fact[] {
  return Object.entries(view).flatMap(([name, value]) => {
    if (silent.includes(name) || value === null || value === '') return [];
    if (typeof value === 'boolean') return value ? [{ name, value: '✓' }] : [];
    return typeof value === 'number' || typeof value === 'string' ? [{ name, value: String(value) }] : [];
  });
}

/** Everything in a position that can be pointed at, or says why not. */
export function targetsOf({ choices, blocked }: Position): Target[] {
  return [...choices.flatMap(({ targets }) => targets), ...blocked.map(({ target }) => target)];
}

/** The target that means this card of this zone. */
export function targetAt(
  targets: readonly Target[],
  zone: string,
  seat: SeatNumber | null,
  index: number,
  id: string,
): Target | undefined {
  return targets.find(
    (target) =>
      target.zone === zone &&
      (target.seat ?? seat) === seat &&
      (target.index ?? index) === index &&
      (target.id ?? id) === id,
  );
}

/** Ids once each, with how often they occur. */
export function counted(ids: readonly string[]): (readonly [id: string, copies: number])[] {
  const copies = new Map<string, number>();
  for (const id of ids) copies.set(id, (copies.get(id) ?? 0) + 1);
  return [...copies];
}

/** A hue for cards of one kind, so that they are told apart at a glance: the same words, the same hue. */
export function hueOf(facts: string): number {
  let hash = 0;
  for (const letter of facts) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 3600;
  return hash / 10;
}

/** A name from a view in words: "hand_size" is "Hand size". */
export function readable(name: string): string {
  const text = name.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function isView(value: unknown): value is View {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
