// Several verbs on one thing need not all name it.

/** "Wear Victory Rolls", "Activate Victory Rolls": without the words they all end with, if something is left. */
export function shortened(labels: readonly string[]): string[] {
  const words = labels.map((label) => label.split(' '));
  const [first, second] = words;
  if (!first || !second) return [...labels];
  let shared = 0;
  while (words.every((one) => one.length > shared + 1 && one.at(-1 - shared) === first.at(-1 - shared)))
    shared += 1;
  return words.map((one) => one.slice(0, one.length - shared).join(' '));
}
