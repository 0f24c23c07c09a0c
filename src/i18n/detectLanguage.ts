import { defaultLanguage, toLanguage, type Language } from './language.ts';
import { languageKey } from './languageKey.ts';

const yearInSeconds = 365 * 24 * 3_600;

/**
 * The first candidate that we speak, in the order of decision D31; Arabic when there is none. One that the address
 * names is a choice: it is kept, since the next page's address does not name it.
 */
export function detectLanguage(): Language {
  const chosen = spoken(new URLSearchParams(window.location.search).get(languageKey.query));
  if (chosen) {
    rememberLanguage(chosen);
    return chosen;
  }
  for (const candidate of candidates()) {
    const language = spoken(candidate);
    if (language) return language;
  }
  return defaultLanguage;
}

const spoken = (candidate: string | null | undefined) => (candidate ? toLanguage(candidate) : undefined);

function* candidates(): Generator<string | null | undefined> {
  yield new RegExp(`(?:^|; )${languageKey.cookie}=([^;]*)`).exec(document.cookie)?.[1];
  yield stored(() => localStorage);
  yield stored(() => sessionStorage);
  yield* navigator.languages;
  yield document.documentElement.lang;
}

// Storage can be refused altogether (private windows, blocked cookies).
function stored(storage: () => Storage): string | null {
  try {
    return storage().getItem(languageKey.storage);
  } catch {
    return null;
  }
}

/** Keeps a choice for the next visit, and in the address if the address names a language. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(languageKey.storage, language);
  } catch {
    // The cookie alone remembers it then.
  }
  // The cookie lets the server write the right lang and dir into the first byte of the next page.
  document.cookie = `${languageKey.cookie}=${language}; Max-Age=${yearInSeconds}; Path=/; SameSite=Lax`;
  const url = new URL(window.location.href);
  if (!url.searchParams.has(languageKey.query) || url.searchParams.get(languageKey.query) === language)
    return;
  url.searchParams.set(languageKey.query, language);
  window.history.replaceState(window.history.state, '', url);
}
