import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { allWords } from './allWords.ts';
import { formatter } from './formatter.ts';
import { i18nOptions } from './i18nOptions.ts';
import type { Language } from './language.ts';

/** All words of both languages, loaded synchronously; only for stories and tests. */
export function bundledI18n(language: Language): I18n {
  const i18n = createInstance();
  void i18n
    .use(formatter)
    .use(initReactI18next)
    .init({ ...i18nOptions(language), resources: allWords(), initAsync: false });
  return i18n;
}
