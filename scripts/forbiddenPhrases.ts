/** Phrases that plain English does without; docs/glossary.md has the words to use. */
export const forbiddenPhrases = [
  'whoever',
  'is told',
  'was told',
  'are told',
  'taken over',
  'painted',
  'comes to',
] as const;

/** What may stand between two words of a phrase: spaces, line breaks, and the marks of a comment. */
const BREAK = String.raw`[\s*/]+`;
const anyPhrase = new RegExp(String.raw`\b(?:${forbiddenPhrases.join('|').replaceAll(' ', BREAK)})\b`, 'gi');

/** Each forbidden phrase of a text, as `file:line: phrase`. */
export function findForbiddenPhrases(file: string, text: string): string[] {
  return [...text.matchAll(anyPhrase)].map(({ 0: phrase, index }) => {
    const line = text.slice(0, index).split('\n').length;
    return `${file}:${line}: ${phrase.replaceAll(/[\s*/]+/g, ' ').toLowerCase()}`;
  });
}
