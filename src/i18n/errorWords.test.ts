import { expect, it } from 'vitest';
import { errorKeys } from '../../domain/errorKeys.ts';
import { bundledI18n } from './bundledI18n.ts';
import { languages } from './language.ts';

it('has a sentence in both languages for every failure that the rules can name', () => {
  const missing = languages.flatMap((language) => {
    const i18n = bundledI18n(language);
    return errorKeys.filter((key) => !i18n.exists(key)).map((key) => `${language} ${key}`);
  });
  expect(missing).toEqual([]);
});
