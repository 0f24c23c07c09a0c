import type { i18n as I18n } from 'i18next';
import { toaster } from '../components/Toasts/toaster.ts';
import type { Language } from '../i18n/language.ts';
import { switchLanguage } from '../i18n/switchLanguage.ts';
import { keepPlace } from './keepPlace.ts';

/** Changes the language and keeps the reading position; shows a toast if the words did not load. */
export async function changeLanguage(i18n: I18n, language: Language): Promise<void> {
  const restorePlace = keepPlace();
  if (await switchLanguage(i18n, language)) restorePlace();
  else toaster.toast('error', i18n.t('language.failed'));
}
