import { createInstance, type i18n as I18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { formatter } from './formatter.ts';
import { i18nOptions } from './i18nOptions.ts';
import { languages, type Language } from './language.ts';

const files = import.meta.glob<Record<string, unknown>>('../../locales/*/*.json', {
  eager: true,
  import: 'default',
});

function allWords(): Resource {
  const resources: Resource = Object.fromEntries(languages.map((language) => [language, {}]));
  for (const [path, words] of Object.entries(files)) {
    const [, language = '', area = ''] = /\/(\w+)\/(\w+)\.json$/.exec(path) ?? [];
    Object.assign(resources[language] ?? {}, { [area]: words });
  }
  return resources;
}

/** All words of both languages, loaded synchronously; only for stories and tests. */
export function bundledI18n(language: Language): I18n {
  const i18n = createInstance();
  void i18n
    .use(formatter)
    .use(initReactI18next)
    .init({ ...i18nOptions(language), resources: allWords(), initAsync: false });
  return i18n;
}
