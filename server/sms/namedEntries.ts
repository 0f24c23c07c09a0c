import type { ContestantDirectory } from '../voting/contestantDirectory.ts';
import type { SmsText } from './parseSmsText.ts';

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
