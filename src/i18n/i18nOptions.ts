import type { InitOptions } from 'i18next';
import { languages, type Language } from './language.ts';

export const i18nOptions = (language: Language): InitOptions => ({
  lng: language,
  supportedLngs: [...languages],
  // A check ensures that both languages have every key. A fallback would hide gaps and load a second language.
  fallbackLng: false,
  defaultNS: 'common',
  ns: ['common'],
  interpolation: { escapeValue: false },
});
