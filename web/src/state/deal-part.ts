// This browser's part in a deal: it promises random bytes, and tells them when all promises are known.

import type { Hash, Table } from '../protocol';
import type { TableSocket } from '../protocol/socket';
import { dealNotes } from './deal-notes';
import { randomPart, sealOf } from './fairness';

export class DealPart {
  /** By promise; those that were told are gone, so that none is told for two deals. */
  private readonly secret = new Map<Hash, Hash>();

  constructor(private readonly socket: Pick<TableSocket, 'send' | 'tell'>) {}

  /** To be done with every connection, before anything else is said: the server forgets it with the connection. */
  promise(): void {
    const part = randomPart();
    const promise = sealOf(part);
    this.secret.set(promise, part);
    this.socket.tell({ type: 'promise', promise });
  }

  hear(table: Table): void {
    const { number, seal, parts, until } = table.deal;
    const before = table.phase === 'gathering' || number > table.number;
    dealNotes.add(table, number, { seal, before });
    if (table.phase === 'finished' && table.links.replay !== null) {
      dealNotes.add(table, table.number, { seal: table.seal, before: false, replay: table.links.replay });
    }
    if (until === null) return;
    dealNotes.add(table, number, { seal, before, promises: parts.map(({ promise }) => promise) });
    for (const { promise } of parts) {
      const part = this.secret.get(promise);
      if (part !== undefined) void this.reveal(table, promise, part);
    }
  }

  private async reveal(table: Table, promise: Hash, part: Hash): Promise<void> {
    this.secret.delete(promise);
    const told = this.socket.send({ type: 'reveal', part });
    this.promise(); // for the next deal
    const { number, seal } = table.deal;
    if ((await told).done) dealNotes.add(table, number, { seal, before: true, part });
  }
}
