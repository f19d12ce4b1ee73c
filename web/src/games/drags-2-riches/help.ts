// What the words on a card mean, to be read beside it.

import type { Explained } from '../board';

const meanings: readonly (readonly [RegExp, Explained])[] = [
  [
    /(^|\. )Shade\./,
    {
      name: 'Shade',
      text: 'Whoever it is thrown at may block or reverse it. The coins and all other steps stay.',
    },
  ],
  [
    /Block Shade\./,
    {
      name: 'Block',
      text: 'Show it from your hand when Shade is thrown at you: nothing of it happens to you.',
    },
  ],
  [
    /Reverse Shade\.|: reverse it/,
    {
      name: 'Reverse',
      text: 'Like a Block, and then the Shade happens to whoever threw it, with the new hand if this one is too small.',
    },
  ],
  [/[Bb]orrow/, { name: 'Borrow', text: 'The cards go to your Floordrobe, for good.' }],
  [/[Ll]end/, { name: 'Lend', text: 'The cards go to the other Floordrobe, for good. Lending is no Shade.' }],
  [/[Tt]rash/, { name: 'Trash', text: 'The cards leave the match.' }],
  [/[Pp]eek/, { name: 'Peek', text: 'Only you see the cards; everybody sees that you look.' }],
  [/[Rr]eturn/, { name: 'Return', text: 'You choose among the cards of your Floordrobe.' }],
  [
    /Wardrobe/,
    { name: 'Wardrobe', text: 'Your draw deck. When it is empty, your Floordrobe is shuffled into it.' },
  ],
  [/Floordrobe/, { name: 'Floordrobe', text: 'Your discard pile. Everybody may look through it.' }],
  [/random/, { name: 'Random', text: 'Drawn by lot; nobody chooses.' }],
];

export function helpFor(text: string): Explained[] {
  return meanings.flatMap(([words, meaning]) => (words.test(text) ? [meaning] : []));
}
