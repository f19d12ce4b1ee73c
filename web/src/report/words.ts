// The sentences of the page: what the numbers say, and how sure that is.

import type { CountName, Measured, ReportData, Thing, ThingTable } from './data';

export const countWords: Record<CountName, string> = {
  seen: 'seen',
  held: 'held',
  taken: 'taken',
  played: 'played',
  kept: 'kept',
  early: 'played early',
  unused: 'not used',
};

export const seatLetters = 'ABCDEFGH';

export function percent(share: number, digits = 1): string {
  return `${(share * 100).toFixed(digits)} %`;
}

/** A difference of shares, in percentage points. */
export function points(difference: number, digits = 1): string {
  const number = (Math.abs(difference) * 100).toFixed(digits);
  const sign = Number(number) === 0 ? '' : difference < 0 ? '−' : '+';
  return sign + number;
}

export function grouped(number: number): string {
  return Math.round(number).toLocaleString('en-GB');
}

export function reach(measured: Measured): number {
  return (measured[2] - measured[1]) / 2;
}

/** "A, B and C" */
export function joined(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1] ?? ''}`;
}

/** Whether the effect of such things means anything: not where everybody has them. */
export function hasEffect(data: ReportData, table: ThingTable): boolean {
  return data.team_game || !table.of_table;
}

export interface Verdict {
  readonly title: string;
  readonly words: string;
}

export function outliers(table: ThingTable, sign: 1 | -1): Thing[] {
  return table.things
    .filter((thing) => thing.outlier === true && (thing.beyond ?? 0) * sign > 0)
    .sort((a, b) => sign * ((b.beyond ?? 0) - (a.beyond ?? 0)));
}

function seatVerdict(data: ReportData): Verdict {
  if (data.team) {
    const [share, low, high] = data.team.wins;
    return {
      title: `The team wins ${percent(share)}`,
      words: `Between ${percent(low)} and ${percent(high)}, with 95 % confidence, for bots that play like these.`,
    };
  }
  const even = 1 / data.seats.length;
  const off = data.seats
    .map((seat, index) => ({ letter: seatLetters[index] ?? '', wins: seat.wins }))
    .filter(({ wins }) => wins[1] > even || wins[2] < even);
  const alike = new Set(data.seats.map((seat) => seat.bot)).size === 1;
  if (!alike)
    return {
      title: 'Different bots play',
      words: 'So a seat’s share tells about its bot as well as about the seat.',
    };
  if (off.length === 0)
    return {
      title: 'The seats are even',
      words: `No seat differs from ${percent(even)} by more than chance explains.`,
    };
  const named = off.map(({ letter, wins }) => `${letter} wins ${percent(wins[0])}`);
  return { title: 'The seats differ', words: `${joined(named)}, where ${percent(even)} would be even.` };
}

function lengthVerdict(data: ReportData): Verdict {
  const { waits, minutes, seconds_for_a_choice: each } = data.length;
  const words =
    waits === null
      ? ''
      : `Eight games in ten have ${grouped(waits.tenth)} to ${grouped(waits.ninetieth)} moments at which somebody has to choose; we reckon ${each} seconds for each.`;
  return { title: `About ${grouped(minutes)} minutes`, words };
}

function leadVerdict(data: ReportData): Verdict | null {
  const course = data.course;
  if (!course || course.with_lead === 0) return null;
  const parts = course.lead_for_good.length - 1;
  let below = 0;
  const median = course.lead_for_good.findIndex((games) => (below += games) * 2 >= course.with_lead);
  const changes = course.lead_changes?.mean[0] ?? 0;
  return {
    title: `Decided after ${percent(median / parts, 0)} of the game`,
    words: `By then the winner leads for good in half of the games; the lead changes ${changes.toFixed(1)} times a game.`,
  };
}

function outlierVerdict(data: ReportData): Verdict {
  const tables = data.tables.filter((table) => hasEffect(data, table));
  const strong = tables.flatMap((table) => outliers(table, 1)).map((thing) => thing.name);
  const weak = tables.flatMap((table) => outliers(table, -1)).map((thing) => thing.name);
  if (strong.length + weak.length === 0)
    return { title: 'Nothing stands out', words: 'Everything does about as well as others of its table.' };
  const said = [];
  if (strong.length > 0) said.push(`${joined(strong)} won more than their tables explain`);
  if (weak.length > 0) said.push(`${joined(weak)} won less`);
  return { title: `${strong.length + weak.length} stand out`, words: `${said.join('; ')}.` };
}

export function verdicts(data: ReportData): Verdict[] {
  return [outlierVerdict(data), seatVerdict(data), lengthVerdict(data), leadVerdict(data)].filter(
    (verdict) => verdict !== null,
  );
}
