import type { i18n as I18n } from 'i18next';
import { rememberLanguage } from './detectLanguage.ts';
import type { Language } from './language.ts';

/**
 * Changes the language in place; route, scroll position, forms and focus stay.
 * @returns false if the words did not load; the page then stays unchanged
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
