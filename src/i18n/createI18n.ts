import { createInstance, type BackendModule, type i18n as I18n, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { applyLanguage } from './applyLanguage.ts';
import type { Area } from './areas.ts';
import { formatter } from './formatter.ts';
import { i18nOptions } from './i18nOptions.ts';
import { toLanguage, type Language } from './language.ts';

declare global {
  interface ImportMetaEnv {
    /** The folder of the words, by language and area. */
    readonly SAWT_WORDS: string;
  }
}

/** Words are data: fetched as JSON, they are neither parsed nor run as a script. */
const lazyAreas: BackendModule = {
  type: 'backend',
  callbackApi: false,
  init() {},
  async read(language: string, area: string) {
    const response = await fetch(`${import.meta.env.SAWT_WORDS}/${language}/${area}.json`);
    if (!response.ok) throw new Error(`the words for ${language}/${area} did not come: ${response.status}`);
    return (await response.json()) as ResourceKey;
  },
};

/**
 * The words of the site: `areas` are loaded before it resolves, others when a page first asks for them.
 * Rejects when the first words do not come: a page of keys would be no page.
 */
export async function createI18n(language: Language, areas: readonly Area[] = []): Promise<I18n> {
  const i18n = createInstance();
  await i18n
    .use(lazyAreas)
    .use(formatter)
    .use(initReactI18next)
    .init({ ...i18nOptions(language), ns: ['common', ...areas] });
  const missing = ['common', ...areas].filter((area) => !i18n.hasResourceBundle(language, area));
  if (missing.length > 0) throw new Error(`the words of ${missing.join()} did not come`);
  applyLanguage(language);
  i18n.on('languageChanged', (code) => applyLanguage(toLanguage(code) ?? language));
  return i18n;
}
