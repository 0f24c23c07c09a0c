import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './steps.mjs';

const stamp = join(root, 'node_modules/.installed');
const fingerprint = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** Installs the packages of the lockfile, unless they are installed already. Works on Node 20 and later. */
export async function ensureInstalled() {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing dependencies…');
  const code = await run('npm ci --loglevel=error', { env: process.env });
  if (code !== 0) {
    console.error('The dependencies could not be installed; see above.');
    process.exit(code);
  }
  writeFileSync(stamp, wanted);
}
