/**
 * The texts of content pages and requirements: plain text in which empty lines part paragraphs, a line that begins with
 * `## ` is a heading and lines that begin with `- ` are a list. Nothing else is markup, so nothing in it can run.
 */

export type ProseBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] };

/** The blocks of a text, in order; none of them is empty. */
export function proseBlocks(text: string): ProseBlock[] {
  const blocks: ProseBlock[] = [];
  let last: ProseBlock | undefined;
  for (const line of text.split(/\r\n|\r|\n/).map((each) => each.trim())) {
    last = joined(last, line);
    if (last && blocks.at(-1) !== last) blocks.push(last);
  }
  return blocks;
}

/** The block that holds the line: the one before it where the line goes on with that, else a new one. */
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

/** The lines of a text that hold something, such as one requirement each; a `- ` before them is left out. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim().replace(/^- +/, ''))
    .filter((line) => line !== '');
}
