import { type BackendModule, createInstance, type i18n as I18n, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { dirOf, type Language, toLanguage } from './language.ts';
import type { Area } from './areas.ts';
import { formatter } from './formatter.ts';
import { i18nOptions } from './i18nOptions.ts';

/** Sets language and direction of the document. */
function applyLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = dirOf(language);
}

declare global {
  interface ImportMetaEnv {
    /** Folder of the word files. */
    readonly SAWT_WORDS: string;
  }
}

/** Fetches words as JSON, which is cheaper to parse than a script. */
const lazyAreas: BackendModule = {
  type: 'backend',
  callbackApi: false,
  init() {},
  async read(language: string, area: string) {
    const response = await fetch(`${import.meta.env.SAWT_WORDS}/${language}/${area}.json`);
    if (!response.ok) throw new Error(`the words for ${language}/${area} did not load: ${response.status}`);
    return (await response.json()) as ResourceKey;
  },
};

/**
 * The site's words: loads `areas` before it resolves, others on first use.
 * Rejects if the first areas do not load, because the page would show only keys.
 */
export async function createI18n(language: Language, areas: readonly Area[] = []): Promise<I18n> {
  const i18n = createInstance();
  await i18n
    .use(lazyAreas)
    .use(formatter)
    .use(initReactI18next)
    .init({ ...i18nOptions(language), ns: ['common', ...areas] });
  const missing = ['common', ...areas].filter((area) => !i18n.hasResourceBundle(language, area));
  if (missing.length > 0) throw new Error(`the words of ${missing.join()} did not load`);
  applyLanguage(language);
  i18n.on('languageChanged', (code) => applyLanguage(toLanguage(code) ?? language));
  return i18n;
}
