import { foldedWords } from './foldedWords.ts';

/**
 * A search in texts: it finds a record of which each searched word is in one of the texts.
 * @param text as typed
 * @returns whether the search finds a record by its texts; undefined for a text without letters and digits, which
 * searches nothing
 */
export function textSearch(text: string): ((texts: readonly (string | null)[]) => boolean) | undefined {
  const words = foldedWords(text);
  if (words.length === 0) return undefined;
  return (texts) => {
    const folded = texts.map((each) => foldedWords(each ?? ''));
    return words.every((word) => folded.some((each) => hasWord(each, word)));
  };
}

/** Whether a word is in one of others, or begins in it and goes on in the next ones: "عبدالله" is in "عبد الله". */
export const hasWord = (words: readonly string[], word: string): boolean =>
  words.some((each, at) => each.includes(word) || words.slice(at).join('').startsWith(word));
