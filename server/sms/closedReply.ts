/** When voting continues, for the reply to a text message outside its window. */
import commonAr from '../../locales/ar/common.json' with { type: 'json' };
import commonEn from '../../locales/en/common.json' with { type: 'json' };
import ar from '../../locales/ar/sms.json' with { type: 'json' };
import en from '../../locales/en/sms.json' with { type: 'json' };
import { languageTags } from '../../domain/languageTags.ts';
import { localized, type Language } from '../../domain/localized.ts';
import { startOfDay } from '../../domain/zonedTime.ts';
import { filled } from '../../domain/messages/filled.ts';
import { isolate } from '../../domain/messages/isolate.ts';
import type { Contestant } from '../voting/contestantDirectory.ts';

/** The group that is open now or opens next, with the zone of its event. */
export type NextVote = Pick<Contestant, 'group' | 'opensAt' | 'zone'>;

const texts = {
  ar: { ...ar.next, midnight: commonAr.midnight },
  en: { ...en.next, midnight: commonEn.midnight },
};

/** @param next undefined after the last group; @param now UTC ms */
export function nextVoteSentence(next: NextVote | undefined, now: number, language: Language): string {
  const words = texts[language];
  if (!next) return words.ended;
  const group = isolate(localized(next.group, 'name', language));
  if (next.opensAt <= now) return filled(words.open, { group });
  return filled(words.opens, { group, ...momentOf(next, language) });
}

function momentOf({ opensAt, zone }: NextVote, language: Language): { date: string; time: string } {
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageTags[language], { ...options, timeZone: zone }).format(opensAt);
  const isMidnight = startOfDay(opensAt, zone) === opensAt;
  return {
    date: written({ day: 'numeric', month: 'short', year: 'numeric' }),
    time: isMidnight ? texts[language].midnight : written({ hour: 'numeric', minute: '2-digit' }),
  };
}
