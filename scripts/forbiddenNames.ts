/**
 * Part of a pattern: a name that contains a word which docs/glossary.md replaces by error, failure or
 * refusal. Keys of locales and wire names keep these words.
 */
const NAME = String.raw`\w*(?:problem|trouble)\w*`;

/**
 * Finds where code declares or passes such a name. It does not find keys, as in `{ problem: errors }` and
 * `texts.problem`.
 */
const anyName = new RegExp(
  [
    String.raw`\b(?:const|let|function|class|type|interface)\s+(${NAME})`,
    String.raw`\(\s*(${NAME})\??:`,
    String.raw`[({[,]\s*(${NAME})\s*(?=[,)\]}])`,
  ].join('|'),
  'gi',
);
const inFileName = new RegExp(String.raw`[^/]*(?:problem|trouble)[^/]*$`, 'i');

/**
 * The forbidden names in a file of code, each as `file:line: name`; for the name of the file itself, `file:
 * name`.
 */
export function findForbiddenNames(file: string, code: string): string[] {
  const ofFile = inFileName.test(file) ? [`${file}: ${file.split('/').at(-1)}`] : [];
  const declared = [...code.matchAll(anyName)].map(({ 0: match, 1: a, 2: b, 3: c, index }) => {
    const name = a ?? b ?? c ?? '';
    const line = code.slice(0, index + match.lastIndexOf(name)).split('\n').length;
    return `${file}:${line}: ${name}`;
  });
  return [...ofFile, ...declared];
}
