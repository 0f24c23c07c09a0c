import { createInstance, type BackendModule, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { applyLanguage } from './applyLanguage.ts';
import type { Area } from './areas.ts';
import { formatter } from './formatter.ts';
import { i18nOptions } from './i18nOptions.ts';
import { toLanguage, type Language } from './language.ts';

type Words = Record<string, unknown>;
const files = import.meta.glob<Words>('../../locales/*/*.json', { import: 'default' });

const lazyAreas: BackendModule = {
  type: 'backend',
  callbackApi: false,
  init() {},
  async read(language: string, area: string) {
    const load = files[`../../locales/${language}/${area}.json`];
    if (!load) throw new Error(`no words for ${language}/${area}`);
    return load();
  },
};

/** The words of the site: `areas` are loaded before it resolves, others when a page first asks for them. */
export async function createI18n(language: Language, areas: readonly Area[] = []): Promise<I18n> {
  const i18n = createInstance();
  await i18n
    .use(lazyAreas)
    .use(formatter)
    .use(initReactI18next)
    .init({ ...i18nOptions(language), ns: ['common', ...areas] });
  applyLanguage(language);
  i18n.on('languageChanged', (code) => applyLanguage(toLanguage(code) ?? language));
  return i18n;
}
