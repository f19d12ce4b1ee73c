// The little Markdown that the rules are written in: paragraphs, lists, tables, and bold, italic, code and
// link texts inside them. The result is data, so nothing in a text can become markup.

export interface Span {
  readonly kind: 'text' | 'strong' | 'em' | 'code';
  readonly text: string;
}

export type Block =
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Span[])[] }
  | { readonly kind: 'numbered'; readonly items: readonly (readonly Span[])[] }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Span[])[];
      readonly rows: readonly (readonly (readonly Span[])[])[];
    };

export function readMarkdown(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(readBlock);
}

export function readSpans(text: string): Span[] {
  const spans: Span[] = [];
  const pattern = /\*\*(.+?)\*\*|`([^`]+)`|\*([^*]+)\*|_([^_]+)_(?!\w)|\[([^\]]+)\]\([^)]*\)/g;
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > from) spans.push({ kind: 'text', text: text.slice(from, match.index) });
    const [whole, strong, code, star, line, link] = match;
    if (strong !== undefined) spans.push({ kind: 'strong', text: strong });
    else if (code !== undefined) spans.push({ kind: 'code', text: code });
    else if (link !== undefined) spans.push({ kind: 'text', text: link });
    else spans.push({ kind: 'em', text: star ?? line ?? '' });
    from = match.index + whole.length;
  }
  if (from < text.length) spans.push({ kind: 'text', text: text.slice(from) });
  return spans;
}

function readBlock(part: string): Block {
  const lines = part.split('\n');
  if (lines.length > 1 && lines.every((line) => line.trim().startsWith('|'))) return readTable(lines);
  if (/^- /.test(part)) return { kind: 'list', items: readItems(part, '- ') };
  if (/^1\. /.test(part)) return { kind: 'numbered', items: readItems(part, '\\d+\\. ') };
  return { kind: 'paragraph', spans: readSpans(joined(lines)) };
}

function readItems(part: string, mark: string): (readonly Span[])[] {
  return part
    .split(new RegExp(`\\n(?=${mark})`))
    .map((item) => readSpans(joined(item.replace(new RegExp(`^${mark}`), '').split('\n'))));
}

function readTable(lines: readonly string[]): Block {
  const [head = [], , ...rows] = lines.map((line) =>
    line
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => readSpans(cell.trim())),
  );
  return { kind: 'table', head, rows };
}

function joined(lines: readonly string[]): string {
  return lines.map((line) => line.trim()).join(' ');
}
