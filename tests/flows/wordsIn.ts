import { bundledI18n } from '../../src/i18n/bundledI18n.ts';
import { type Language, languages } from '../../src/i18n/language.ts';
import { localeWords } from './localeWords.ts';
import type { Words } from './sentences.ts';

const areasIn = (language: Language) => bundledI18n(language).getDataByLanguage(language)!;

const words = Object.fromEntries(
  languages.map((language) => [language, localeWords(language, areasIn(language))]),
) as Record<Language, Words>;

/** The words of the site in a language, for the labels that sentences quote. */
export const wordsIn = (language: Language): Words => words[language];
