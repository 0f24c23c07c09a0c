import type { Language } from './language.ts';

const localeOf: Record<Language, string> = { ar: 'ar-OM-u-ca-gregory-nu-latn', en: 'en' };

/** January to December, as in the site's dates. */
export function monthNames(language: Language): string[] {
  const format = new Intl.DateTimeFormat(localeOf[language], { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month, 1)));
}
