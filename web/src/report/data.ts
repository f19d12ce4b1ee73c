// What `homestretch report` writes into the page; docs/lab.md describes each part.

/** A measured number, and the ends of its 95 % interval. */
export type Measured = readonly [value: number, low: number, high: number];

/** How often each number came: number, games. */
export type Histogram = readonly (readonly [number, number])[];

export interface Spread {
  readonly mean: Measured;
  readonly least: number;
  readonly tenth: number;
  readonly median: number;
  readonly ninetieth: number;
  readonly most: number;
  readonly games: Histogram;
}

export const countNames = ['seen', 'held', 'taken', 'played', 'kept', 'early', 'unused'] as const;
export type CountName = (typeof countNames)[number];

export interface Counted {
  readonly games: number;
  readonly seats: number;
  readonly wins: Measured;
  readonly more: Measured;
}

export interface Thing {
  readonly id: string;
  readonly name: string;
  readonly facts?: string;
  readonly text?: string;
  readonly counts: Partial<Record<CountName, Counted>>;
  readonly beyond?: number;
  readonly false_alarm?: number;
  readonly outlier?: boolean;
}

export interface ThingTable {
  readonly name: string;
  readonly by: CountName;
  readonly of_table: boolean;
  readonly usual: { readonly middle: number; readonly spread: number };
  readonly things: readonly Thing[];
}

export interface NamedThing {
  readonly table: string;
  readonly name: string;
}

export interface Pair {
  readonly one: NamedThing;
  readonly other: NamedThing;
  readonly seats: number;
  readonly wins: Measured;
  readonly more: Measured;
  readonly together: Measured;
  readonly false_alarm: number;
}

export interface SeatResult {
  readonly bot: string;
  readonly wins: Measured;
  readonly score: number;
}

export interface Course {
  readonly with_lead: number;
  readonly lead_changes: Spread | null;
  readonly lead_for_good: readonly number[];
  readonly half_time: readonly { readonly rank: number; readonly seats: number; readonly wins: Measured }[];
  readonly winners: readonly number[];
  readonly margins: Spread | null;
}

/** Two bots at one table; `even` is what each would win for a seat if skill did not count. */
export interface Rung {
  readonly weaker: string;
  readonly stronger: string;
  readonly games: number;
  readonly wins: Measured;
  readonly weaker_wins: Measured;
  readonly even: number | null;
}

export interface ReportData {
  readonly format: number;
  readonly game: { readonly id: string; readonly title: string };
  readonly pack: {
    readonly id: string;
    readonly title: string;
    readonly version: string;
    readonly hash: string;
  };
  readonly options: Readonly<Record<string, string>>;
  readonly seed: string;
  readonly again: string;
  readonly team_game: boolean;
  readonly games: number;
  readonly finished: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly seats: readonly SeatResult[];
  readonly team: { readonly wins: Measured; readonly score: number | null } | null;
  readonly length: {
    readonly decisions: Spread | null;
    readonly choices: Spread | null;
    readonly waits: Spread | null;
    readonly turns: Spread | null;
    readonly seconds_for_a_choice: number;
    readonly minutes: number;
  };
  readonly course: Course | null;
  readonly tables: readonly ThingTable[];
  readonly pairs: readonly Pair[];
  readonly ladder: readonly Rung[];
}
