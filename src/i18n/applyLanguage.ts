import { dirOf, type Language } from './language.ts';

/** Tells the document which language and direction it is in. */
export function applyLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = dirOf(language);
}
