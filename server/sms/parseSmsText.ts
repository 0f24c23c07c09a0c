import type { Language } from '../../domain/localized.ts';
import { codeWords, dropZeros } from '../voting/contestantCode.ts';
import type { ContestantDirectory } from '../voting/contestantDirectory.ts';

type SmsText = {
  language: Language;
  /** What may be the code, in lists: only when no word of a list is one, the next list is looked at. */
  candidates: string[][];
};

/**
 * Reads a text as people type it: a contestant's number or keyword, alone or among other words, in Arabic or Latin
 * letters and digits, with whatever invisible characters their phone adds.
 */
export function parseSmsText(text: string): SmsText {
  const words = codeWords(text);
  const parts = words.flatMap((word) => word.match(/[0-9]+|[^0-9]+/g) ?? []).map(dropZeros);
  return { language: languageOf(text), candidates: [words, parts, [dropZeros(words.join(''))]] };
}

/** Arabic unless more of its letters are Latin; a text without letters is answered in Arabic. */
function languageOf(text: string): Language {
  const arabic = text.match(/[\p{Script=Arabic}&&\p{L}]/gv)?.length ?? 0;
  const latin = text.match(/[\p{Script=Latin}&&\p{L}]/gv)?.length ?? 0;
  return latin > arabic ? 'en' : 'ar';
}

/** For each code in a text the entries that have it, in whatever competition; empty when it names nobody. */
export function namedEntries(
  directory: Pick<ContestantDirectory, 'entriesOfCode'>,
  { candidates }: SmsText,
): (readonly string[])[] {
  for (const list of candidates) {
    const named = [...new Set(list)].map((word) => directory.entriesOfCode(word));
    const found = named.filter((entries) => entries.length > 0);
    if (found.length > 0) return found;
  }
  return [];
}
