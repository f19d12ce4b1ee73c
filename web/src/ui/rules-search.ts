// Finding rules: every word must occur somewhere in a block, its number or its section's title.

import type { RuleSection } from '../protocol';

/** The address of a section on its page: "what-the-rulebook-leaves-open". */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

export function search(sections: readonly RuleSection[], text: string): RuleSection[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...sections];
  return sections
    .map((section) => ({
      ...section,
      blocks: section.blocks.filter((block) => {
        const all = `${section.title} ${block.id ?? ''} ${block.text}`.toLowerCase();
        return words.every((word) => all.includes(word));
      }),
    }))
    .filter(({ blocks }) => blocks.length > 0);
}
