import { languageTags } from '../../../domain/languageTags.ts';
import type { Language } from '../../../domain/localized.ts';

/** Names days in a zone without their year: `15 يوليو`, `Jul 15`. Instants are UTC ms. */
export function dayLabels(language: Language, timeZone: string): (instant: number) => string {
  const format = new Intl.DateTimeFormat(languageTags[language], {
    day: 'numeric',
    month: 'short',
    timeZone,
  });
  return (instant) => format.format(instant);
}
