import { defaultLanguage, toLanguage, type Language } from './language.ts';
import { languageKey } from './languageKey.ts';

const yearInSeconds = 365 * 24 * 3_600;

/**
 * The first supported language, in the order of decision D31; Arabic if there is none. It is stored, so that the next
 * visit and the server use the same.
 */
export function detectLanguage(): Language {
  for (const candidate of candidates()) {
    const language = supported(candidate);
    if (!language) continue;
    rememberLanguage(language);
    return language;
  }
  return defaultLanguage;
}

const supported = (candidate: string | null | undefined) => (candidate ? toLanguage(candidate) : undefined);

function* candidates(): Generator<string | null | undefined> {
  yield new URLSearchParams(window.location.search).get(languageKey.query);
  yield new RegExp(`(?:^|; )${languageKey.cookie}=([^;]*)`).exec(document.cookie)?.[1];
  yield stored(() => localStorage);
  yield stored(() => sessionStorage);
  yield* navigator.languages;
  yield document.documentElement.lang;
}

// Storage may be forbidden (private windows, blocked cookies).
function stored(storage: () => Storage): string | null {
  try {
    return storage().getItem(languageKey.storage);
  } catch {
    return null;
  }
}

/** Stores the language, and updates the address if it names another. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(languageKey.storage, language);
  } catch {
    // The cookie still stores it.
  }
  // The cookie lets the server set `lang` and `dir` of the next page.
  document.cookie = `${languageKey.cookie}=${language}; Max-Age=${yearInSeconds}; Path=/; SameSite=Lax`;
  const url = new URL(window.location.href);
  if (!url.searchParams.has(languageKey.query) || url.searchParams.get(languageKey.query) === language)
    return;
  url.searchParams.set(languageKey.query, language);
  window.history.replaceState(window.history.state, '', url);
}
