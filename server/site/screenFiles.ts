import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onAccountPages, onEntryPages, screenWords, type Screen } from '../../domain/screenWords.ts';
import type { Language } from '../platform/http/language.ts';

/** Files of one screen, besides those of every page. */
export type ScreenFiles = { scripts: string[]; styles: string[]; words: string[] };
export type FilesOf = (screen: Screen, language: Language) => ScreenFiles;

type Part = { file: string; name?: string; imports?: string[]; css?: string[] };
type Manifest = Readonly<Record<string, Part>>;

/**
 * Screens without a file of their own in the build: the first route's screen is in a chunk that others share.
 */
const sharedChunks: Partial<Record<Screen, string>> = { vote: 'voting' };

/** Pages that share one screen. */
const sharedScreens: Partial<Record<Screen, string>> = {
  ...onAccountPages('account'),
  ...onEntryPages('submissions'),
};

/**
 * Reads from the build which files each screen needs, so that the browser can preload them. A build without a
 * manifest names none.
 */
export function readScreenFiles(siteDir: string, html: string): FilesOf {
  const path = join(siteDir, '.vite/manifest.json');
  const manifest: Manifest = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {};
  const isNew = (file: string) => !html.includes(file);
  return (screen, language) => {
    const parts = [...reached(manifest, keyOf(manifest, screen))].map((key) => manifest[key] as Part);
    const words = ['common', ...screenWords[screen]].flatMap(
      (area) => manifest[`locales/${language}/${area}.json`]?.file ?? [],
    );
    const addresses = (files: readonly string[]) =>
      [...new Set(files)].filter(isNew).map((file) => `/${file}`);
    return {
      scripts: addresses(parts.map(({ file }) => file)),
      styles: addresses(parts.flatMap(({ css = [] }) => css)),
      words: addresses(words),
    };
  };
}

/** The source file of a screen, from the root of the project. */
export function screenSource(screen: Screen): string {
  const name = sharedScreens[screen] ?? screen;
  return `src/app/screens/${name[0]?.toUpperCase()}${name.slice(1)}Screen.tsx`;
}

function keyOf(manifest: Manifest, screen: Screen): string | undefined {
  const chunk = sharedChunks[screen];
  if (chunk !== undefined)
    return Object.keys(manifest).find((key) => key.endsWith('.js') && manifest[key]?.name === chunk);
  const key = screenSource(screen);
  return manifest[key] ? key : undefined;
}

/** A chunk and all its static imports. */
function reached(manifest: Manifest, start: string | undefined): Set<string> {
  const keys = new Set(start === undefined ? [] : [start]);
  for (const key of keys) for (const each of manifest[key]?.imports ?? []) if (manifest[each]) keys.add(each);
  return keys;
}
