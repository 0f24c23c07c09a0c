import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Language } from '../../src/i18n/language.ts';
import { localeWords } from '../../tests/flows/localeWords.ts';
import type { Words } from '../../tests/flows/sentences.ts';

/** The site's texts in a language, from the files of `locales`. */
export function fileWords(language: Language): Words {
  const folder = join(import.meta.dirname, '../../locales', language);
  const areas = readdirSync(folder).map((file) => [
    basename(file, '.json'),
    JSON.parse(readFileSync(join(folder, file), 'utf8')),
  ]);
  return localeWords(language, Object.fromEntries(areas));
}
