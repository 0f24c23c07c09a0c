import type { i18n as I18n } from 'i18next';
import type { Language } from '../i18n/language.ts';
import { switchLanguage } from '../i18n/switchLanguage.ts';
import { keepPlace } from './keepPlace.ts';

/** Changes the language, with what one reads staying where it is. @returns false when the words could not be fetched */
export async function changeLanguage(i18n: I18n, language: Language): Promise<boolean> {
  const restorePlace = keepPlace();
  const changed = await switchLanguage(i18n, language);
  if (changed) restorePlace();
  return changed;
}
