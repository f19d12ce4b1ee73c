// Reading a view without knowing its game: lists of card ids are zones, plain values are facts. A field that is
// called a seat ("active_seat", "seen_seats") holds players.

import type { Position, SeatNumber, Target } from '../../protocol';
import type { Pack } from '../../state/pack';

export type View = Readonly<Record<string, unknown>>;

export interface Zone {
  readonly name: string;
  readonly cards: readonly string[];
  /** What the view says of each card, if it does: "3" of { amber: 3 }. */
  readonly notes?: readonly string[];
}

export interface Fact {
  readonly name: string;
  readonly value: string;
}

export function viewOf(position: Position): View {
  return position.view as View;
}

/** What the view says about one seat. */
export function playerOf(view: View, seat: SeatNumber): View {
  const players = view['players'];
  const player: unknown = Array.isArray(players) ? players[seat] : undefined;
  return isView(player) ? player : {};
}

export function zonesOf(view: View, pack: Pack): Zone[] {
  return Object.entries(view).flatMap(([name, value]): Zone[] => {
    if (isTally(value, pack))
      return [{ name, cards: Object.keys(value), notes: Object.values(value).map(String) }];
    return isCards(value, pack) ? [{ name, cards: value }] : [];
  });
}

/** The zones that the question begins with first, so that they are in sight on a phone. */
export function askedFirst(zones: readonly Zone[], { choices }: Pick<Position, 'choices'>): Zone[] {
  const asked = new Set(choices.map(({ targets }) => targets[0]?.zone));
  return zones.toSorted((a, b) => Number(asked.has(b.name)) - Number(asked.has(a.name)));
}

// The screen shows whose turn it is by itself.
const silent = ['viewer', 'players', 'pending'];

/** `names` by seat. */
export function factsOf(view: View, pack: Pack, names: readonly string[]): Fact[] {
  return Object.entries(view).flatMap(([name, value]) => {
    if (silent.includes(name) || isTally(value, pack) || isCards(value, pack)) return [];
    const shown = textOf(value, (item) =>
      typeof item === 'number' && isSeat(name) ? (names[item] ?? '') : plainText(item, pack),
    );
    return shown === '' ? [] : [{ name, value: shown }];
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

/** What a target is called on a button: the card, or its place and whose it is. "player" is the seat itself. */
export function targetName(target: Target, pack: Pack, names: readonly string[]): string {
  const owner = target.seat === null || target.seat === undefined ? '' : (names[target.seat] ?? '');
  if (target.zone === 'player' && owner) return owner;
  const place = typeof target.index === 'number' ? ` ${target.index + 1}` : '';
  const thing = target.id ? pack.name(target.id) : readable(target.zone) + place;
  return [thing, owner].filter(Boolean).join(' · ');
}

const kinds = 5;

/** Cards of one table have one colour, --kind-1 to --kind-5 by the order of the tables in the pack. */
export function kindOf(id: string, pack: Pack): number {
  const tables = [...new Set(pack.all().map(({ table }) => table))];
  return (Math.max(0, tables.indexOf(pack.card(id)?.table ?? '')) % kinds) + 1;
}

/** A name from a view in words: "hand_size" is "Hand size". */
export function readable(name: string): string {
  const text = name.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function isView(value: unknown): value is View {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSeat(name: string): boolean {
  return ['seat', 'seats'].includes(name.split('_').at(-1) ?? '');
}

function isCards(value: unknown, pack: Pack): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => isCard(item, pack));
}

/** Something plain said of each of some cards: { amber: 3, brine: 0 }. */
function isTally(value: unknown, pack: Pack): value is View {
  if (!isView(value)) return false;
  const entries = Object.entries(value);
  return entries.length > 0 && entries.every(([key, item]) => isCard(key, pack) && isPlain(item));
}

function isCard(item: unknown, pack: Pack): item is string {
  return typeof item === 'string' && pack.card(item) !== undefined;
}

function isPlain(item: unknown): boolean {
  return item === null || ['number', 'string', 'boolean'].includes(typeof item);
}

/** A plain value, a list of them, or one for each of some words; '' for what is deeper or says nothing. */
function textOf(value: unknown, text: (item: unknown) => string): string {
  if (Array.isArray(value)) return value.every(isPlain) ? value.map(text).filter(Boolean).join(', ') : '';
  if (!isView(value)) return text(value);
  const said = Object.entries(value).map(([key, item]) => [readable(key), isPlain(item) ? text(item) : '']);
  return said.flatMap(([key, item]) => (item ? [`${key} ${item}`] : [])).join(', ');
}

function plainText(item: unknown, pack: Pack): string {
  if (typeof item === 'boolean') return item ? '✓' : '';
  if (typeof item === 'number') return String(item);
  return typeof item === 'string' ? (pack.card(item)?.words.name ?? readable(item)) : '';
}
