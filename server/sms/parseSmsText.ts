import { codeWords, dropZeros, withZeros } from '../../domain/contestantCode.ts';
import type { Language } from '../../domain/localized.ts';
import { RecentMap } from '../platform/recentMap.ts';
import type { ContestantDirectory } from '../voting/contestantDirectory.ts';

type SmsText = {
  language: Language;
  /** Lists of possible codes; a list is used only if the lists before it hold no code. */
  candidates: string[][];
};

/**
 * Reads a text as people type it: a contestant's code, alone or among other words, in Arabic or Latin letters and
 * digits, with the invisible characters that phones add.
 */
export function parseSmsText(text: string): SmsText {
  const words = codeWords(text);
  const parts = words.flatMap((word) => word.match(/[0-9]+|[^0-9]+/g) ?? []).map(dropZeros);
  const candidates = [words.flatMap(withZeros), parts, [dropZeros(words.join(''))]];
  return { language: languageOf(text), candidates };
}

/** How many texts a parser remembers at least. */
const KEPT_TEXTS = 1_000;

/** A `parseSmsText` that remembers recent texts: most messages of an evening have one of few. */
export function smsTextParser(): typeof parseSmsText {
  const recent = new RecentMap<string, SmsText>(KEPT_TEXTS);
  return (text) => {
    const known = recent.get(text);
    if (known) return known;
    const parsed = parseSmsText(text);
    recent.set(text, parsed);
    return parsed;
  };
}

/** Arabic, unless the text has more Latin than Arabic letters. */
function languageOf(text: string): Language {
  const arabic = text.match(/[\p{Script=Arabic}&&\p{L}]/gv)?.length ?? 0;
  const latin = text.match(/[\p{Script=Latin}&&\p{L}]/gv)?.length ?? 0;
  return latin > arabic ? 'en' : 'ar';
}

/** The entries of each code in a text, in any competition; empty if it names none. */
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
