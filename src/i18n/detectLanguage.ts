import LanguageDetector from 'i18next-browser-languagedetector';
import { defaultLanguage, toLanguage, type Language } from './language.ts';

export const languageKey = { query: 'lng', storage: 'sawt.lng', cookie: 'sawt_lng' } as const;
const yearInMinutes = 365 * 24 * 60;

const options = {
  order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'],
  lookupQuerystring: languageKey.query,
  lookupCookie: languageKey.cookie,
  lookupLocalStorage: languageKey.storage,
  lookupSessionStorage: languageKey.storage,
  // The cookie lets the server write the right lang and dir into the first byte of the next page.
  caches: ['localStorage', 'cookie'],
  cookieMinutes: yearInMinutes,
  cookieOptions: { path: '/', sameSite: 'lax' as const },
};

// The detector answers with every candidate, not only the first, when it believes that i18next can choose.
const services = { languageUtils: { getBestMatchFromCodes: true } };
const detector = () => new LanguageDetector(services, { ...options });

/** The first candidate that we speak, in the order of decision D31; Arabic when there is none. */
export function detectLanguage(): Language {
  const found = detector().detect();
  const candidates = typeof found === 'string' ? [found] : (found ?? []);
  for (const candidate of candidates) {
    const language = toLanguage(candidate);
    if (language) return language;
  }
  return defaultLanguage;
}

/** Keeps a choice for the next visit, and in the address if the address names a language. */
export function rememberLanguage(language: Language): void {
  detector().cacheUserLanguage(language);
  const url = new URL(window.location.href);
  if (!url.searchParams.has(languageKey.query) || url.searchParams.get(languageKey.query) === language)
    return;
  url.searchParams.set(languageKey.query, language);
  window.history.replaceState(window.history.state, '', url);
}
