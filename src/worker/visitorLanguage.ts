import { defaultLanguage, toLanguage, type Language } from '../i18n/language.ts';
import { languageKey } from '../i18n/languageKey.ts';
import { scope } from './scope.ts';

/** The language in which the server would answer (decision D31): the address's, the one chosen before, the browser's. */
export async function visitorLanguage(url: URL): Promise<Language> {
  const chosen = await scope.cookieStore?.get(languageKey.cookie).catch(() => null);
  const candidates = [url.searchParams.get(languageKey.query), chosen?.value, ...scope.navigator.languages];
  for (const candidate of candidates) {
    const language = toLanguage(candidate);
    if (language) return language;
  }
  return defaultLanguage;
}
