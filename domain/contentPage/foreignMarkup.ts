/** Finds what a text of a content page has of other markups. The site knows none of it, and shows it as it is typed. */

export type ForeignKind =
  | 'heading'
  | 'bold'
  | 'link'
  | 'image'
  | 'html'
  | 'numbers'
  | 'bullet'
  | 'spaceless'
  | 'table'
  | 'quote';

/** `line`: of the text, from 1. */
export type Foreign = { line: number; kind: ForeignKind };

/**
 * Of a line without spaces around it, the first that fits counts: an image is no link, and a heading of another size may be
 * bold.
 */
const kinds: readonly (readonly [ForeignKind, (line: string) => boolean])[] = [
  ['heading', (line) => /^(#|#{3,6})\s/u.test(line)],
  // `##Heading` and `-Item`; no number below zero, no dash between words.
  ['spaceless', (line) => /^(##[^\s#]|-\p{L})/u.test(line)],
  ['bullet', (line) => /^[*•+]\s/u.test(line)],
  ['numbers', (line) => /^[\d٠-٩]{1,3}[.)]\s/u.test(line)],
  ['quote', (line) => /^>./u.test(line)],
  ['table', (line) => line.length > 1 && line.startsWith('|') && line.endsWith('|')],
  ['image', (line) => /!\[[^[\]]*\]\([^()]*\)/u.test(line)],
  ['link', (line) => /\[[^[\]]+\]\([^()]*\)/u.test(line)],
  ['html', (line) => /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>/iu.test(line)],
  ['bold', (line) => /`[^`]+`/u.test(line) || isBetween(line, '**') || isBetween(line, '__')],
];

/** Whether a mark stands before and after some words. */
function isBetween(line: string, mark: string): boolean {
  const [, inside, ...after] = line.split(mark);
  return after.length > 0 && inside !== undefined && inside !== '' && inside === inside.trim();
}

/** What a text has of other markups, by lines. */
export function foreignMarkup(text: string): Foreign[] {
  return text.split(/\r\n|\r|\n/).flatMap((line, index) => {
    const found = kinds.find(([, isIn]) => isIn(line.trim()));
    return found ? [{ line: index + 1, kind: found[0] }] : [];
  });
}
