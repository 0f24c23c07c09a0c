import { DEFAULT_ZONE } from '../../../domain/defaultZone.ts';
import { languageTags } from '../../../domain/languageTags.ts';
import type { Language } from '../../../domain/localized.ts';
import { startOfDay } from '../../../domain/zonedTime.ts';
import ar from '../../../locales/ar/common.json' with { type: 'json' };
import en from '../../../locales/en/common.json' with { type: 'json' };
import { filled } from '../../../domain/messages/filled.ts';

const words = { ar, en };

/** `15 Jul 2025, 9:30 PM, Muscat time`. @param at UTC ms */
export function writtenMoment(language: Language, at: number, zone: string): string {
  const { deadline, midnight, zone: zones } = words[language];
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageTags[language], { ...options, timeZone: zone });
  const name = written({ timeZoneName: 'shortGeneric' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName');
  return filled(deadline, {
    date: written({ day: 'numeric', month: 'short', year: 'numeric' }).format(at),
    time: startOfDay(at, zone) === at ? midnight : written({ hour: 'numeric', minute: '2-digit' }).format(at),
    zone: zone === DEFAULT_ZONE ? zones.default : filled(zones.other, { name: name?.value ?? zone }),
  });
}
