/**
 * A name with a word that docs/glossary.md replaces by error, failure and refusal. Locale keys and wire names
 * keep these words.
 */
const NAME = String.raw`\w*(?:problem|trouble)\w*`;

/** Where a name is declared or stands alone; not `{ problem: errors }` and `texts.problem`, which read a key. */
const anyName = new RegExp(
  [
    String.raw`\b(?:const|let|function|class|type|interface)\s+(${NAME})`,
    String.raw`\(\s*(${NAME})\??:`,
    String.raw`[({[,]\s*(${NAME})\s*(?=[,)\]}])`,
  ].join('|'),
  'gi',
);
const inFileName = new RegExp(String.raw`[^/]*(?:problem|trouble)[^/]*$`, 'i');

/** Each forbidden name of a file of code, as `file:line: name`; the file's own name has no line. */
export function findForbiddenNames(file: string, code: string): string[] {
  const ofFile = inFileName.test(file) ? [`${file}: ${file.split('/').at(-1)}`] : [];
  const declared = [...code.matchAll(anyName)].map(({ 0: match, 1: a, 2: b, 3: c, index }) => {
    const name = a ?? b ?? c ?? '';
    const line = code.slice(0, index + match.lastIndexOf(name)).split('\n').length;
    return `${file}:${line}: ${name}`;
  });
  return [...ofFile, ...declared];
}
