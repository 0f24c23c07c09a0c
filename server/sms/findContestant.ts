import type { Contestant } from '../voting/contestantsRepo.ts';
import type { ContestantDirectory } from '../voting/contestantDirectory.ts';
import type { SmsText } from './parseSmsText.ts';

/** The one contestant that a text names; undefined when it names none, or several. */
export function findContestant(
  directory: Pick<ContestantDirectory, 'findByCode'>,
  text: SmsText,
  now: number,
): Contestant | undefined {
  for (const list of text.candidates) {
    const named = new Map<string, Contestant>();
    for (const word of list) {
      const contestant = directory.findByCode(word, now);
      if (contestant) named.set(contestant.entryId, contestant);
    }
    if (named.size > 0) return named.size === 1 ? [...named.values()][0] : undefined;
  }
  return undefined;
}
