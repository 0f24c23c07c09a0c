import { foldedWords } from '../foldedWords.ts';

/** The most characters of a search text: an index of PostgreSQL holds no longer row. */
const MOST_CHARACTERS = 400;

/**
 * The text in which a search for a person looks: each name once, as folded words that a space precedes, and as one word, so
 * that "عبدالله" finds "عبد الله".
 */
export function nameSearchText(names: readonly (string | null)[]): string {
  const folded = names.map((name) => foldedWords(name ?? '')).filter((words) => words.length > 0);
  const parts = folded.flatMap((words) => [...words, ...(words.length > 1 ? [words.join('')] : [])]);
  return [...new Set(parts)]
    .map((part) => ` ${part}`)
    .join('')
    .slice(0, MOST_CHARACTERS);
}

/** Words shorter than this are looked for at the beginning of a word only: nearly every name contains one letter. */
const LETTERS_INSIDE = 3;

/**
 * What a search text must contain for each word of a search, all of it letters, digits and spaces.
 * @returns nothing for a text without letters and digits, which searches nothing
 */
export const searchedParts = (text: string): string[] =>
  foldedWords(text).map((word) => (word.length < LETTERS_INSIDE ? ` ${word}` : word));
