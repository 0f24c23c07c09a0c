import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './steps.mjs';

/** All files and folders that `vite build` reads; a test checks that none is missing here. */
export const siteInputs = [
  'domain',
  'index.html',
  'locales',
  'openapi',
  'package-lock.json',
  'package.json',
  'scripts/build',
  'scripts/siteBuild.mjs',
  'scripts/steps.mjs',
  'server/site/favicon.ts',
  'src',
  'staff.html',
  'tsconfig.json',
  'vite.config.ts',
];

const stamp = (folder) => join(folder, 'dist/built-from');

const filesIn = (path) =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path, { recursive: true })
        .toSorted((one, other) => (one < other ? -1 : 1))
        .map((name) => join(path, name))
        .filter((file) => statSync(file).isFile());

/**
 * A hash of the names and contents of all the site's sources.
 * @param folder the checkout
 */
export function fingerprintSite(folder = root) {
  const hash = createHash('sha256');
  for (const file of siteInputs.flatMap((name) => filesIn(join(folder, name)))) {
    const content = readFileSync(file);
    hash.update(`${file.slice(folder.length)} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/** Whether `dist` has the site that was built from the current sources. */
export const isBuilt = (folder = root) =>
  existsSync(stamp(folder)) && readFileSync(stamp(folder), 'utf8') === fingerprintSite(folder);

/** Stores the hash of the sources of a finished build beside it. */
export const stampBuild = (fingerprint, folder = root) => writeFileSync(stamp(folder), fingerprint);

/**
 * Removes the stored hash of the last build, so that a build that breaks off does not count as finished.
 */
export const forgetBuild = (folder = root) => rmSync(stamp(folder), { force: true });

/** Builds the site, unless `dist` has it already. If the build fails, ends the process. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  const code = await run('vite build --logLevel warn');
  if (code !== 0) process.exit(code);
}
