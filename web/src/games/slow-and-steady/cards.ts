// The pack of a Slow and Steady match, typed: every card has a side for us and a side that stands in the way.

import { firstSide, isOtherSide, otherSide, type Pack, type Row } from '../../state/pack';

export type SideKind = 'resource' | 'challenge';

export interface Side {
  readonly id: string;
  readonly kind: SideKind;
  readonly name: string;
  readonly text: string;
  readonly power: number; // as printed; where it varies, what it starts from
  readonly variable: boolean;
  readonly basic: boolean;
  /** The verbs of its effect, in order. */
  readonly verbs: readonly string[];
}

export class Cards {
  private readonly rows = new Map<string, Row>();

  constructor(private readonly pack: Pack) {
    for (const table of ['special_cards', 'basic_cards']) {
      for (const row of pack.table(table)) this.rows.set(row['id'] ?? '', row);
    }
  }

  side(id: string, kind: SideKind): Side | undefined {
    const row = this.rows.get(id);
    const words = this.pack.card(sideId(id, kind))?.words;
    if (!row || !words) return undefined;
    const effect = row[`${kind}_effect`] ?? '';
    return {
      id,
      kind,
      name: words.name,
      text: words.text,
      power: Number(row[`${kind}_power`]),
      variable: row[`${kind}_variable`] === 'yes',
      basic: effect === '',
      verbs: effect.split(';').flatMap((step) => step.trim().split(' ').slice(0, 1)),
    };
  }

  /** What the zoom, the log and banners call by an id of the pack. */
  printed(id: string): Side | undefined {
    return this.side(firstSide(id), isOtherSide(id) ? 'challenge' : 'resource');
  }

  /** In the order of the pack. */
  all(): string[] {
    return [...this.rows.keys()];
  }
}

/** What the pack calls a side. */
export function sideId(id: string, kind: SideKind): string {
  return kind === 'resource' ? id : otherSide(id);
}

const known = new WeakMap<Pack, Cards>();

export function cardsOf(pack: Pack): Cards {
  const found = known.get(pack) ?? new Cards(pack);
  known.set(pack, found);
  return found;
}
