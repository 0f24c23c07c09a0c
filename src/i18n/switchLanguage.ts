import type { i18n as I18n } from 'i18next';
import { rememberLanguage } from './detectLanguage.ts';
import type { Language } from './language.ts';

/**
 * Changes the language in place: route, scroll, forms and focus stay.
 * @returns false when the words could not be fetched; the page then stays as it was.
 */
export async function switchLanguage(i18n: I18n, language: Language): Promise<boolean> {
  const areas = Object.keys(i18n.store.data[i18n.language] ?? {});
  await i18n.reloadResources(
    [language],
    areas.filter((area) => !i18n.hasResourceBundle(language, area)),
  );
  if (!areas.every((area) => i18n.hasResourceBundle(language, area))) return false;
  await i18n.changeLanguage(language);
  rememberLanguage(language);
  return true;
}
