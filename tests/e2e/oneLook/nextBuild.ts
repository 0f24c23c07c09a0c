import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
/** A file name that changes with the content, such as `assets/{name}-{hash}.js`. */
const HASHED = /^(?<name>.+)-(?<hash>[\w-]{6,8})(?=\.|$)/;

export type Build = { site: string; remove: () => void };

/** Copies the built site into a folder that a test may change. */
export function copyBuild(): Build {
  const folder = mkdtempSync(join(tmpdir(), 'sawt-build-'));
  cpSync(join(root, 'dist'), folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  // The module that renders pages imports packages, so a copy needs the project's packages above it.
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  return { site: join(folder, 'site'), remove: () => rmSync(folder, { recursive: true }) };
}

/** A copy of the built site as the next build: every asset has another name, and all texts name it so. */
export function nextBuild(): Build {
  const build = copyBuild();
  const assets = join(build.site, 'assets');
  const renamed = readdirSync(assets).map((file): [string, string] => [
    file,
    file.replace(HASHED, '$<name>-next$<hash>'),
  ]);
  for (const [from, to] of renamed) renameSync(join(assets, from), join(assets, to));
  const names = new Map(renamed);
  const mention = new RegExp(renamed.map(([from]) => from.replaceAll('.', String.raw`\.`)).join('|'), 'g');
  for (const path of textsIn(dirname(build.site))) {
    const text = readFileSync(path, 'utf8').replace(mention, (name) => names.get(name) ?? name);
    writeFileSync(path, text.replace(/(?<=version:[`'"])[\w-]{10}(?=[`'"])/, 'next-build'));
  }
  return build;
}

const textsIn = (folder: string) =>
  ['site', 'worker']
    .flatMap((part) =>
      readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' }).map((path) => join(part, path)),
    )
    .filter((path) => /\.(js|css|html|json|webmanifest)$/.test(path))
    .map((path) => join(folder, path));
