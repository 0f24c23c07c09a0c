/**
 * Texts of content pages and requirements: plain text with empty lines between paragraphs, `## ` for headings and `- `
 * for list items. There is no other markup, so a text cannot contain code.
 */

export type ProseBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] };

/** The blocks of a text, none of them empty. */
export function proseBlocks(text: string): ProseBlock[] {
  const blocks: ProseBlock[] = [];
  let last: ProseBlock | undefined;
  for (const line of text.split(/\r\n|\r|\n/).map((each) => each.trim())) {
    last = joined(last, line);
    if (last && blocks.at(-1) !== last) blocks.push(last);
  }
  return blocks;
}

/** The block that a line continues or starts; undefined after an empty line, which ends a block. */
function joined(before: ProseBlock | undefined, line: string): ProseBlock | undefined {
  const [, mark, rest = ''] = /^(##|-) +(\S.*)$/.exec(line) ?? [];
  if (line === '') return undefined;
  if (mark === '##') return { kind: 'heading', text: rest };
  if (mark === '-') {
    if (before?.kind !== 'list') return { kind: 'list', items: [rest] };
    before.items.push(rest);
    return before;
  }
  if (before?.kind !== 'paragraph') return { kind: 'paragraph', text: line };
  before.text = `${before.text} ${line}`;
  return before;
}

/** The non-empty lines of a text, trimmed and without a leading `- `. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim().replace(/^- +/, ''))
    .filter((line) => line !== '');
}
