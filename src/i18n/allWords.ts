import type { Resource } from 'i18next';
import { languages } from './language.ts';

const files = import.meta.glob<Record<string, unknown>>('../../locales/*/*.json', {
  eager: true,
  import: 'default',
});

/** All words of both languages, for the server, stories and tests; the browser fetches those of its page. */
export function allWords(): Resource {
  const resources: Resource = Object.fromEntries(languages.map((language) => [language, {}]));
  for (const [path, words] of Object.entries(files)) {
    const [, language = '', area = ''] = /\/(\w+)\/(\w+)\.json$/.exec(path) ?? [];
    Object.assign(resources[language] ?? {}, { [area]: words });
  }
  return resources;
}
