import type { InitOptions } from 'i18next';
import { languages, type Language } from './language.ts';

export const i18nOptions = (language: Language): InitOptions => ({
  lng: language,
  supportedLngs: [...languages],
  // Every word exists in both languages (a check sees to it): falling back would only hide a hole, at double weight.
  fallbackLng: false,
  defaultNS: 'common',
  ns: ['common'],
  interpolation: { escapeValue: false },
});
