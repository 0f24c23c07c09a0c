import { languageTags } from '../../domain/languageTags.ts';
import type { Language } from './language.ts';

/** January to December, as in the site's dates. */
export function monthNames(language: Language): string[] {
  const format = new Intl.DateTimeFormat(languageTags[language], { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month, 1)));
}
