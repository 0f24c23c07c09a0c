import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { screenWords } from '../../domain/screenWords.ts';

const languages = ['ar', 'en'];
const areas = [...new Set(['common', ...Object.values(screenWords).flat()])];
const paths = languages.flatMap((language) => areas.map((area) => `${language}/${area}.json`));

/**
 * A plugin for the site's texts, which the site fetches as JSON by language and area. They are in one
 * folder whose name changes with any text, so the site need not know a name for each file. In development
 * they come from `locales`.
 */
export function words(): Plugin {
  const read = () =>
    paths.map((path) => {
      // Parse and write it again, which drops the indentation.
      const written = JSON.parse(readFileSync(join('locales', path), 'utf8')) as unknown;
      return { path, source: JSON.stringify(written) };
    });
  const folder = () => `assets/words-${hash('sha256', JSON.stringify(read()), 'base64url').slice(0, 8)}`;
  return {
    name: 'sawt-words',
    applyToEnvironment: ({ name }) => name === 'client',
    config: (_config, { command }) => ({
      define: {
        'import.meta.env.SAWT_WORDS': JSON.stringify(command === 'build' ? `/${folder()}` : '/locales'),
      },
    }),
    generateBundle() {
      for (const { path, source } of read()) {
        const name = path.replace('/', '-');
        this.emitFile({
          type: 'asset',
          fileName: `${folder()}/${path}`,
          name,
          originalFileName: `locales/${path}`,
          source,
        });
      }
    },
  };
}
