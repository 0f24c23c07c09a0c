/** Phrases that code and documents must not use; docs/glossary.md has plainer words. */
export const forbiddenPhrases = [
  'whoever',
  'is told',
  'was told',
  'are told',
  'taken over',
  'painted',
  'comes to',
] as const;

/** What may be between two words of a phrase: spaces, line breaks and the marks of a comment. */
const BREAK = String.raw`[\s*/]+`;
const anyPhrase = new RegExp(String.raw`\b(?:${forbiddenPhrases.join('|').replaceAll(' ', BREAK)})\b`, 'gi');

/** The forbidden phrases in a text, each as `file:line: phrase`. */
export function findForbiddenPhrases(file: string, text: string): string[] {
  return [...text.matchAll(anyPhrase)].map(({ 0: phrase, index }) => {
    const line = text.slice(0, index).split('\n').length;
    return `${file}:${line}: ${phrase.replaceAll(/[\s*/]+/g, ' ').toLowerCase()}`;
  });
}
