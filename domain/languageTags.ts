import type { Language } from './localized.ts';

/**
 * The locale of each language for `Intl`. Arabic has Latin digits: `ar-OM` alone prints Arabic-Indic ones (decision
 * D32).
 */
export const languageTags: Readonly<Record<Language, string>> = {
  ar: 'ar-OM-u-ca-gregory-nu-latn',
  en: 'en',
};
