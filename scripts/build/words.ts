import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { screenWords } from '../../domain/screenWords.ts';
import { laterAreas, sectionAreas, staffAreas } from '../../domain/staff/staffAreas.ts';
import { buildsPages } from './builtPages.ts';

const languages = ['ar', 'en'];
/** The areas of each build. */
const areas: Readonly<Record<string, readonly string[]>> = {
  client: [...new Set(['common', ...Object.values(screenWords).flat()])],
  staff: [
    ...new Set([
      'common',
      ...staffAreas,
      ...Object.values(sectionAreas).flat(),
      ...Object.values(laterAreas).flat(),
    ]),
  ],
};

function read(environment: string) {
  const paths = languages.flatMap((language) =>
    (areas[environment] ?? []).map((area) => `${language}/${area}.json`),
  );
  return paths.map((path) => {
    // Parse and write it again, which drops the indentation.
    const written = JSON.parse(readFileSync(join('locales', path), 'utf8')) as unknown;
    return { path, source: JSON.stringify(written) };
  });
}

const folderOf = (environment: string) =>
  `assets/words-${hash('sha256', JSON.stringify(read(environment)), 'base64url').slice(0, 8)}`;

const define = (folder: string) => ({ 'import.meta.env.SAWT_WORDS': JSON.stringify(folder) });

/**
 * A plugin for the texts, which the pages fetch as JSON by language and area. Those of the site, and those of the
 * staff application, are in one folder whose name changes with any text, so that the pages need not know a name for
 * each file. In development they come from `locales`.
 */
export function words(): Plugin {
  return {
    name: 'sawt-words',
    applyToEnvironment: buildsPages,
    config: (_config, { command }) => ({
      define: define(command === 'build' ? `/${folderOf('client')}` : '/locales'),
    }),
    configEnvironment: (environment, _config, { command }) =>
      command === 'build' && environment === 'staff'
        ? { define: define(`/${folderOf('staff')}`) }
        : undefined,
    generateBundle() {
      const { name: environment } = this.environment;
      const folder = folderOf(environment);
      for (const { path, source } of read(environment)) {
        const name = path.replace('/', '-');
        this.emitFile({
          type: 'asset',
          fileName: `${folder}/${path}`,
          name,
          originalFileName: `locales/${path}`,
          source,
        });
      }
    },
  };
}
