import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toolEnvironment } from '../../../../scripts/steps.mjs';
import { renameAssets } from '../../../support/pages/renameAssets.ts';

const checkout = join(import.meta.dirname, '../../../..');

/** The name of a migration step that only the next release has. */
export const NEXT_STEP = '9999-rehearsal';

/** Before the first step, in the bundle of the server. */
const FIRST_STEP = /(?="0001-[\w-]+": step\()/;

export type Releases = { old: string; next: string };

/**
 * Makes a release of the checkout and unpacks it twice. The second becomes the next release: it gets
 * another migration step, and another name for every asset.
 */
export function makeReleases(folder: string): Releases {
  execFileSync('npm', ['run', 'release'], { cwd: checkout, env: toolEnvironment(), stdio: 'ignore' });
  const made = join(checkout, 'dist/release');
  const archive = readdirSync(made).find((name) => name.endsWith('.tar.gz')) ?? '';
  const [old, next] = ['old', 'next'].map((name) => {
    const release = join(folder, name);
    mkdirSync(release);
    execFileSync('tar', ['xzf', join(made, archive), '-C', release, '--strip-components=1']);
    return release;
  }) as [string, string];
  renameAssets(join(next, 'dist'));
  const bundle = join(next, 'dist/server');
  const files = readdirSync(bundle).map((name) => join(bundle, name));
  const steps = files.find((file) => FIRST_STEP.test(readFileSync(file, 'utf8'))) ?? bundle;
  edit(steps, FIRST_STEP, `"${NEXT_STEP}": step(["ALTER TABLE events ADD COLUMN rehearsed TEXT"]), `);
  edit(join(next, 'package.json'), /(?<="version":")[^"]+/, '999.0.0');
  return { old, next };
}

/**
 * Replaces a place in a file.
 * @throws Error if the file does not have the place
 */
function edit(path: string, place: RegExp, text: string): void {
  const before = readFileSync(path, 'utf8');
  const after = before.replace(place, text);
  if (after === before) throw new Error(`${path} has no ${place}`);
  writeFileSync(path, after);
}
