// The tables of a Dragon Racer pack as the screen needs them: what is printed on dragons, characters and
// tiles. What a card does arrives from the server in words.

import { perPack, effectText, type Card, type Pack, type Row } from '../../state/pack';

export const colours = ['red', 'green', 'blue', 'gold'] as const;
export type Colour = (typeof colours)[number];
export type Icon = Colour | 'any';
export const icons: readonly Icon[] = [...colours, 'any'];

const scenes = [
  'speed_city',
  'wyrm_woods',
  'burning_spire',
  'frozen_cove',
  'golden_caves',
  'star_field',
] as const;
/** The landscapes we can draw; a pack's own racetrack borrows one of them. */
export type Racetrack = (typeof scenes)[number];

export type Needs = Readonly<Record<Icon, number>>;

export interface RacetrackInfo {
  readonly id: string;
  readonly name: string;
  readonly scene: Racetrack;
}

export interface Dragon {
  readonly id: string;
  readonly name: string;
  readonly level: number;
  readonly colour: Colour;
  readonly racetrack: RacetrackInfo;
  readonly speed: number | null; // null: an attack dragon
  readonly needs: Needs;
  /** What an attack dragon does; empty: it races. */
  readonly effect: string;
  readonly text: string;
}

export interface Character {
  readonly id: string;
  readonly name: string;
  readonly ability: string;
  readonly support: Icon | null;
  readonly token: string; // the colour of the dragon that flies for it
  readonly text: string;
}

export interface Tile {
  readonly id: string;
  readonly racetrack: RacetrackInfo;
  readonly colour: Colour;
  readonly spaces: number;
}

/** A place of the circuit: which tile lies there from the start, or in which turn one is turned up. */
export interface Place {
  readonly corner: Tile | null;
  readonly opens: number | null;
  readonly spaces: number;
}

export class Cards {
  readonly racetracks: readonly RacetrackInfo[]; // as boosts judge them
  readonly places: readonly Place[]; // the ten of the circuit, clockwise from the start
  private readonly dragons = new Map<string, Dragon>();
  private readonly characters = new Map<string, Character>();
  private readonly tiles = new Map<string, Tile>();

  constructor(pack: Pack) {
    const order = (row: Row): number => Number(row['boost_order']);
    this.racetracks = pack
      .table('racetracks')
      .toSorted((a, b) => order(a) - order(b))
      .map(racetrackFrom);
    for (const card of pack.all()) {
      if (card.table === 'dragons') this.dragons.set(card.id, this.dragonFrom(card));
      else this.characters.set(card.id, characterFrom(card));
    }
    for (const row of pack.table('tiles')) {
      this.tiles.set(row['id'] ?? '', {
        id: row['id'] ?? '',
        racetrack: this.racetrack(row['racetrack'] ?? ''),
        colour: colourOf(row['colour']),
        spaces: Number(row['spaces']),
      });
    }
    this.places = placesOf(pack, this.tiles);
  }

  dragon(id: string): Dragon | undefined {
    return this.dragons.get(id);
  }

  character(id: string | null): Character | undefined {
    return id === null ? undefined : this.characters.get(id);
  }

  tile(id: string): Tile | undefined {
    return this.tiles.get(id);
  }

  allDragons(): Dragon[] {
    return [...this.dragons.values()];
  }

  private racetrack(id: string): RacetrackInfo {
    return this.racetracks.find((known) => known.id === id) ?? racetrackFrom({ id, name: id }, 0);
  }

  private dragonFrom(card: Card): Dragon {
    const { row, words } = card;
    return {
      id: row['id'] ?? '',
      name: row['name'] ?? '',
      level: Number(row['level']),
      colour: colourOf(row['colour']),
      racetrack: this.racetrack(row['racetrack'] ?? ''),
      speed: row['speed'] ? Number(row['speed']) : null,
      needs: Object.fromEntries(icons.map((icon) => [icon, Number(row[`need_${icon}`] ?? 0)])) as Needs,
      effect: effectText(card),
      text: words.text,
    };
  }
}

export const cardsOf = perPack((pack) => new Cards(pack));

/** Needs one by one, as they are printed: ["red", "red", "any"]. */
export function iconList(needs: Needs): Icon[] {
  return icons.flatMap((icon) => Array<Icon>(needs[icon]).fill(icon));
}

/** What a dragon needs beyond what is printed on it. */
export function addedIcons(printed: Needs, now: Needs): Icon[] {
  return icons.flatMap((icon) => Array<Icon>(Math.max(0, now[icon] - printed[icon])).fill(icon));
}

function racetrackFrom(row: Row, index: number): RacetrackInfo {
  const id = row['id'] ?? '';
  const scene = scenes.find((scene) => scene === id) ?? scenes[index % scenes.length] ?? 'speed_city';
  return { id, name: row['name'] ?? id, scene };
}

function characterFrom({ row, words }: Card): Character {
  const { supports } = words.data;
  const given = typeof supports === 'object' && supports !== null ? Object.keys(supports) : [];
  return {
    id: row['id'] ?? '',
    name: row['name'] ?? '',
    ability: row['ability'] ?? '',
    support: icons.find((icon) => given.includes(icon)) ?? null,
    token: row['token'] ?? '',
    text: words.text,
  };
}

function colourOf(word: string | undefined): Colour {
  return colours.find((colour) => colour === word) ?? 'red';
}

const rows = { upper: [2, 3, 4], lower: [7, 8, 9] } as const;

function placesOf(pack: Pack, tiles: ReadonlyMap<string, Tile>): Place[] {
  const table = pack.table('tiles');
  const spacesIn = (row: 'upper' | 'lower'): number =>
    Number(table.find((tile) => tile['place'] === row)?.['spaces']);
  const opens = (row: 'upper' | 'lower', place: number): number | null => {
    const turns = pack.table('turns').filter((turn) => turn['explore'] === row);
    return Number(turns[place]?.['turn'] ?? 0) || null;
  };
  return Array.from({ length: 10 }, (_, position): Place => {
    for (const row of ['upper', 'lower'] as const) {
      const place = rows[row].findIndex((at) => at === position);
      if (place >= 0) return { corner: null, opens: opens(row, place), spaces: spacesIn(row) };
    }
    const corner = table.find((tile) => tile['place'] === 'corner' && Number(tile['position']) === position);
    const tile = tiles.get(corner?.['id'] ?? '') ?? null;
    return { corner: tile, opens: null, spaces: tile?.spaces ?? 8 };
  });
}
