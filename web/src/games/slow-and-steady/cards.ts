// The pack of a Slow and Steady match, typed: every card has a side for us and a side that stands in the way.

import { perPack, firstSide, isOtherSide, otherSide, type Pack } from '../../state/pack';

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
  private readonly ids: readonly string[];

  constructor(private readonly pack: Pack) {
    this.ids = ['special_cards', 'basic_cards'].flatMap((table) =>
      pack.table(table).map(({ id }) => id ?? ''),
    );
  }

  side(id: string, kind: SideKind): Side | undefined {
    const words = this.pack.card(sideId(id, kind))?.words;
    if (!words) return undefined;
    const { power, variable, effect = [] } = words.data;
    return {
      id,
      kind,
      name: words.name,
      text: words.text,
      power: Number(power),
      variable: variable === true,
      basic: effect.length === 0,
      verbs: effect.flatMap(({ verb }) => verb.split(' ').slice(0, 1)),
    };
  }

  /** What the zoom, the log and banners call by an id of the pack. */
  printed(id: string): Side | undefined {
    return this.side(firstSide(id), isOtherSide(id) ? 'challenge' : 'resource');
  }

  /** In the order of the pack. */
  all(): string[] {
    return [...this.ids];
  }
}

/** What the pack calls a side. */
export function sideId(id: string, kind: SideKind): string {
  return kind === 'resource' ? id : otherSide(id);
}

export const cardsOf = perPack((pack) => new Cards(pack));
