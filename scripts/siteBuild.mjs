import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './steps.mjs';

/** Every file and folder that `vite build` reads; a test checks that none is missing. */
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

/** A hash of the names and contents of the site's sources. @param folder the checkout */
export function fingerprintSite(folder = root) {
  const hash = createHash('sha256');
  for (const file of siteInputs.flatMap((name) => filesIn(join(folder, name)))) {
    const content = readFileSync(file);
    hash.update(`${file.slice(folder.length)} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/** Whether `dist` holds the site that the present sources make. */
export const isBuilt = (folder = root) =>
  existsSync(stamp(folder)) && readFileSync(stamp(folder), 'utf8') === fingerprintSite(folder);

/** Stamps a finished build with the hash of its sources. */
export const stampBuild = (fingerprint, folder = root) => writeFileSync(stamp(folder), fingerprint);

/** Removes the stamp of the last build: a build that breaks off must not pass for a finished one. */
export const forgetBuild = (folder = root) => rmSync(stamp(folder), { force: true });

/** Builds the site unless `dist` holds it already. Ends the process if the build fails. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  const code = await run('vite build --logLevel warn');
  if (code !== 0) process.exit(code);
}
