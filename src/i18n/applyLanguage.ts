import { dirOf, type Language } from './language.ts';

/** Sets language and direction of the document. */
export function applyLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = dirOf(language);
}
