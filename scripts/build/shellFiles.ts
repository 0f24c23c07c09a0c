import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { SHELL_PATH } from '../../domain/routes.ts';
import { screenWords } from '../../domain/screenWords.ts';

type Part = { file: string; name?: string; isEntry?: boolean; imports?: string[]; css?: string[] };
type Manifest = Readonly<Record<string, Part>>;

const MODULE = 'virtual:shell-files';
/** Modules that the page loads later but needs offline, too. */
const beside = [
  'src/app/arrive.ts',
  'src/app/SiteFooter.tsx',
  'src/app/screens/AccountMenuScreen.tsx',
  'src/app/screens/SmsVoteScreen.tsx',
  'src/app/screens/TabGuardScreen.tsx',
  'src/pages/voter/VotePage/VoteNotice.tsx',
  'src/components/Moves/listEffects.tsx',
  'src/pages/voter/VotePage/awaitedCardShapes.tsx',
  'src/pages/voter/VotePage/rankedBars.tsx',
  'src/pages/voter/VotePage/votingEffects.tsx',
  'src/app/flows/boardCalls.ts',
  'src/app/flows/boardMemory.ts',
  'src/app/flows/openAskedStream.ts',
  'src/app/flows/sampleBoard.ts',
];

/**
 * A plugin that tells the service worker which files show the vote offline. It reads them from the built
 * site. Their names are part of the worker's own bytes, so browsers install a new worker for each new site.
 */
export function shellFiles(site: string): Plugin {
  return {
    name: 'sawt-shell-files',
    applyToEnvironment: ({ name }) => name === 'worker',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const manifest = JSON.parse(readFileSync(`${site}/.vite/manifest.json`, 'utf8')) as Manifest;
      const { entry, files } = filesOf(manifest);
      const version = hash('sha256', JSON.stringify(manifest), 'base64url').slice(0, 10);
      return `export const shell = ${JSON.stringify({ version, entry, files, pages, fonts: fontsOf(manifest) })};`;
    },
  };
}

const pages = ['ar', 'en'].map((language) => `${SHELL_PATH}?lng=${language}`);

function filesOf(manifest: Manifest): { entry: string; files: string[] } {
  const entry = keyWhere(manifest, ({ isEntry }) => isEntry === true);
  const vote = keyWhere(manifest, ({ name, file }) => name === 'voting' && file.endsWith('.js'));
  const reached = new Set([entry, vote, ...beside]);
  for (const key of reached) for (const each of partOf(manifest, key).imports ?? []) reached.add(each);
  const scripts = [...reached].map((key) => partOf(manifest, key));
  const words = ['ar', 'en'].flatMap((language) =>
    ['common', ...screenWords.vote].map((area) => partOf(manifest, `locales/${language}/${area}.json`)),
  );
  const all = [...scripts, ...words].flatMap(({ file, css = [] }) => [file, ...css]);
  return { entry: `/${partOf(manifest, entry).file}`, files: [...new Set(all)].map((file) => `/${file}`) };
}

/**
 * The addresses of the two fonts. The worker caches a font only after a page showed it, because readers of
 * one script need not fetch the other's.
 */
function fontsOf(manifest: Manifest) {
  const font = (script: string) =>
    `/${
      partOf(
        manifest,
        keyWhere(manifest, ({ file }) => file.includes(`alexandria-${script}-wght`)),
      ).file
    }`;
  return { arabic: font('arabic'), latin: font('latin') };
}

function keyWhere(manifest: Manifest, matches: (part: Part) => boolean): string {
  const key = Object.keys(manifest).find((each) => matches(manifest[each] as Part));
  if (key === undefined) throw new Error('the build lacks its entry, the vote or a font');
  return key;
}

function partOf(manifest: Manifest, key: string): Part {
  const part = manifest[key];
  if (!part) throw new Error(`the build has no ${key}`);
  return part;
}
