import { describe, expect, it } from 'vitest';
import { readMarkdown, readSpans } from './markdown';

describe('the Markdown of the rules', () => {
  it('marks bold, italic and code, and keeps the text of links', () => {
    expect(readSpans('a **b** `c d` *e* [glossary](../glossary.md).')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'strong', text: 'b' },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'c d' },
      { kind: 'text', text: ' ' },
      { kind: 'em', text: 'e' },
      { kind: 'text', text: ' ' },
      { kind: 'text', text: 'glossary' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('leaves underscores inside words alone', () => {
    expect(readSpans('first_chooser and last_chooser')).toHaveLength(1);
  });

  it('joins broken lines and splits paragraphs, lists and tables', () => {
    const blocks = readMarkdown('one\ntwo\n\n- a\n  b\n- c\n\n| x | y |\n|---|---|\n| 1 | 2 |');
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'list', 'table']);
    expect(blocks[0]).toEqual({ kind: 'paragraph', spans: [{ kind: 'text', text: 'one two' }] });
    expect(blocks[1]).toMatchObject({ items: [[{ text: 'a b' }], [{ text: 'c' }]] });
    expect(blocks[2]).toMatchObject({
      head: [[{ text: 'x' }], [{ text: 'y' }]],
      rows: [[[{ text: '1' }], [{ text: '2' }]]],
    });
  });

  it('keeps the numbers of steps', () => {
    expect(readMarkdown('1. a\n   b\n2. c')).toMatchObject([
      { kind: 'numbered', items: [[{ text: 'a b' }], [{ text: 'c' }]] },
    ]);
  });
});
