import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { renameAssets } from '../../support/pages/renameAssets.ts';

const root = join(import.meta.dirname, '../../..');

export type Build = { site: string; remove: () => void };

/** Copies the built site into a folder that a test may change. */
export function copyBuild(): Build {
  const folder = mkdtempSync(join(tmpdir(), 'sawt-build-'));
  cpSync(join(root, 'dist'), folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  // The module that renders pages imports packages, so a copy needs the project's packages above it.
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  return { site: join(folder, 'site'), remove: () => rmSync(folder, { recursive: true }) };
}

/** A copy of the built site as the next build, with other names for every asset. */
export function nextBuild(): Build {
  const build = copyBuild();
  renameAssets(dirname(build.site));
  return build;
}
