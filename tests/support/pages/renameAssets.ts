import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file name with a hash of its content, such as `{name}-{hash}.js`. */
const HASHED = /^(?<name>.+)-(?<hash>[\w-]{6,8})(?=\.|$)/;

/**
 * Turns a built site into its next build: gives every asset another name and changes it in all texts.
 * @param dist the folder of the build, with `site` and `worker`; it is changed, so give it a copy
 */
export function renameAssets(dist: string): void {
  for (const path of filesIn(dist).filter((each) => /\.(br|gz)$/.test(each))) rmSync(path);
  const assets = join(dist, 'site/assets');
  const renamed = readdirSync(assets).map((file): [string, string] => [
    file,
    file.replace(HASHED, '$<name>-next$<hash>'),
  ]);
  for (const [from, to] of renamed) renameSync(join(assets, from), join(assets, to));
  const names = new Map(renamed);
  const mention = new RegExp(renamed.map(([from]) => from.replaceAll('.', String.raw`\.`)).join('|'), 'g');
  for (const path of filesIn(dist).filter((each) => /\.(js|css|html|json|webmanifest)$/.test(each))) {
    const text = readFileSync(path, 'utf8').replace(mention, (name) => names.get(name) ?? name);
    writeFileSync(path, text.replace(/(?<=version:[`'"])[\w-]{10}(?=[`'"])/, 'next-build'));
  }
}

const filesIn = (dist: string) =>
  ['site', 'worker'].flatMap((part) =>
    readdirSync(join(dist, part), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
