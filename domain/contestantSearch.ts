import { dropZeros, foldCode, withZeros } from './contestantCode.ts';
import type { Participant } from './contract.ts';
import { foldedWords } from './foldedWords.ts';
import { hasWord } from './textSearch.ts';

/** What a search reads of a contestant. */
export type Searchable = Pick<Participant, 'sms_code'> & {
  user: Pick<Participant['user'], 'full_name' | 'full_name_ar' | 'full_name_en'>;
};

/**
 * A search in a list of contestants (decision D181). It finds those of whom each of its words is part of a name, in
 * either language, or begins the code.
 * @param text as typed
 * @returns whether the search finds a contestant; undefined for a text without letters and digits, which searches
 * nothing
 */
export function contestantSearch(text: string): ((contestant: Searchable) => boolean) | undefined {
  const words = foldedWords(text);
  if (words.length === 0) return undefined;
  return ({ sms_code, user }) => {
    const code = foldCode(sms_code);
    const names = [user.full_name, user.full_name_ar, user.full_name_en].map((name) =>
      foldedWords(name ?? ''),
    );
    const isFoundBy = (word: string) => begins(code, word) || names.some((name) => hasWord(name, word));
    return begins(code, words.join('')) || words.every(isFoundBy);
  };
}

/** Whether a folded code begins with a word, as a text message may spell it. */
const begins = (code: string, word: string) =>
  withZeros(dropZeros(word)).some((form) => code.startsWith(form));
