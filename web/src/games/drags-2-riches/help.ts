// What the words on a card mean, to be read beside it. Which of them a card uses is told by its facts and by the steps
// of its effect, as the pack writes them.

import type { Card } from '../../state/pack';
import type { Explained } from '../board';

interface Used {
  readonly data: Card['words']['data'];
  readonly steps: readonly (readonly string[])[];
}

const says =
  (...words: string[]) =>
  ({ steps }: Used): boolean =>
    steps.some((step) => step.some((word) => words.includes(word)));

const taking = ['borrow', 'discard', 'trash'];
const chosen = ['pick', 'floordrobe'];

/** Cards of others that nobody points at. */
function byLot({ steps }: Used): boolean {
  return steps.some(
    (step) =>
      taking.includes(step[0] ?? '') &&
      (step.includes('target') || step.includes('others')) &&
      !step.some((word) => chosen.includes(word)),
  );
}

const meanings: readonly (readonly [(used: Used) => boolean, name: string, text: string])[] = [
  [
    ({ data }) => data['shade'] === true,
    'Shade',
    'Whoever it is thrown at may block or reverse it. The coins and all other steps stay.',
  ],
  [
    ({ data }) => data['block'] === true,
    'Block',
    'Show it from your hand when Shade is thrown at you: nothing of it happens to you.',
  ],
  [
    (used) => used.data['reverse'] === true || says('reverse')(used),
    'Reverse',
    'Like a Block, and then the Shade happens to whoever threw it, with the new hand if this one is too small.',
  ],
  [says('borrow'), 'Borrow', 'The cards go to your Floordrobe, for good.'],
  [says('lend'), 'Lend', 'The cards go to the other Floordrobe, for good. Lending is no Shade.'],
  [says('trash'), 'Trash', 'The cards leave the match.'],
  [says('peek'), 'Peek', 'Only you see the cards; everybody sees that you look.'],
  [says('return'), 'Return', 'You choose among the cards of your Floordrobe.'],
  [says('wardrobe'), 'Wardrobe', 'Your draw deck. When it is empty, your Floordrobe is shuffled into it.'],
  [says('floordrobe', 'return'), 'Floordrobe', 'Your discard pile. Everybody may look through it.'],
  [byLot, 'Random', 'Drawn by lot; nobody chooses.'],
];

export function helpFor({ words, row }: Card): Explained[] {
  const steps = (row['effect'] ?? '').split(';').map((step) => step.trim().split(' '));
  const used = { data: words.data, steps };
  return meanings.flatMap(([isUsed, name, text]) => (isUsed(used) ? [{ name, text }] : []));
}
