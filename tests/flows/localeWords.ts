/** Words of the locale files, for texts that describe the site and are not on it. */
import { createInstance, type Resource } from 'i18next';
import type { Language } from '../../src/i18n/language.ts';
import type { Words } from './sentences.ts';

/** @param areas the locale files of that language, by name */
export function localeWords(language: Language, areas: Resource[string]): Words {
  const i18n = createInstance();
  void i18n.init({ lng: language, resources: { [language]: areas }, initAsync: false });
  const t = i18n.t as unknown as (key: string, options: object) => string;
  return (key, count) => {
    const options = count === undefined ? {} : { count };
    if (!i18n.exists(key, options)) throw new Error(`No locale holds ${key}`);
    const text = t(key, { ...options, skipInterpolation: true });
    return text.replaceAll('{{count, number}}', String(count));
  };
}
