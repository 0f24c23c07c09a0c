import type { i18n as I18n } from 'i18next';
import { toaster } from '../components/Toasts/toaster.ts';
import type { Language } from '../i18n/language.ts';
import { switchLanguage } from '../i18n/switchLanguage.ts';

/** Assumed reading position, as a share of the window's height. */
const EYE = 1 / 3;

/**
 * Remembers the element at the reading position. The returned function scrolls it back there after the text has
 * changed.
 */
function keepPlace(): () => void {
  const anchor = document.elementFromPoint(window.innerWidth / 2, window.innerHeight * EYE);
  const before = anchor?.getBoundingClientRect().top ?? 0;
  return () => {
    requestAnimationFrame(() => {
      if (anchor?.isConnected)
        window.scrollBy({ top: anchor.getBoundingClientRect().top - before, behavior: 'instant' });
    });
  };
}

/** Changes the language and keeps the reading position; shows a toast if the words did not load. */
export async function changeLanguage(i18n: I18n, language: Language): Promise<void> {
  const restorePlace = keepPlace();
  if (await switchLanguage(i18n, language)) restorePlace();
  else toaster.toast('error', i18n.t('language.failed'));
}
