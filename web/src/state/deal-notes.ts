// What this browser saw of each deal while it was made. Kept on this device, so that a server cannot say later
// that it had been otherwise.

import type { Hash, Table, TableId, Token } from '../protocol';
import type { Noted } from './fairness';

export interface DealNote extends Noted {
  readonly table: TableId;
  /** Names of tables may come back; the moment does not. */
  readonly created: number;
  /** Of the match. */
  readonly number: number;
  readonly seal: Hash;
  /** Whether the seal was seen before the cards were dealt. */
  readonly before: boolean;
  /** Under which the match is shown again. */
  readonly replay?: Token;
}

const place = 'homestretch-deals';
const most = 100;

function stored(): DealNote[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(found) ? (found as DealNote[]) : [];
  } catch {
    return []; // private windows may forbid storage
  }
}

class DealNotes {
  private notes = stored();

  of({ id, created }: Table, number: number): DealNote | undefined {
    return this.notes.find((note) => note.table === id && note.created === created && note.number === number);
  }

  ofReplay(token: Token): DealNote | undefined {
    return this.notes.find(({ replay }) => replay === token);
  }

  /** The first time counts: what was noted is never written over. */
  add(table: Table, number: number, more: Omit<DealNote, 'table' | 'created' | 'number'>): void {
    const known = this.of(table, number);
    if (known && Object.keys(more).every((field) => field in known)) return;
    const note = { ...more, ...known, table: table.id, created: table.created, number };
    this.notes = [note, ...this.read().filter((other) => !isSame(other, note))].slice(0, most);
    try {
      localStorage.setItem(place, JSON.stringify(this.notes));
    } catch {
      // It holds until the page is closed.
    }
  }

  forget(): void {
    this.notes = [];
    try {
      localStorage.removeItem(place);
    } catch {
      // There was nothing to be kept.
    }
  }

  /** Other tabs note, too. */
  private read(): readonly DealNote[] {
    const others = stored();
    return [...this.notes, ...others.filter((note) => !this.notes.some((own) => isSame(own, note)))];
  }
}

function isSame(one: DealNote, other: DealNote): boolean {
  return one.table === other.table && one.created === other.created && one.number === other.number;
}

export const dealNotes = new DealNotes();
