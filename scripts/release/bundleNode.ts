import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverEnvironment, serverFlags } from '../serverFlags.mjs';
import { licenseText, section } from './licenses.ts';

/** A library that Node needs and bare systems lack; the others are part of every system. */
const LIBRARY = 'libatomic.so.1';

/** The name of this platform in the names of releases, such as `linux-x64`. */
export const platform = `${process.platform}-${process.arch}`;

/**
 * Puts into a release the Node that runs this script, the library that bare systems lack, and the launcher
 * `bin/sawt`.
 * @returns the texts of their licenses
 */
export function bundleNode(folder: string): string {
  mkdirSync(join(folder, 'bin'), { recursive: true });
  const node = join(folder, 'bin/node');
  copyFileSync(process.execPath, node);
  writeFileSync(join(folder, 'bin/sawt'), launcher, { mode: 0o755 });
  const license = readFileSync(join(process.execPath, '../../LICENSE'), 'utf8');
  const texts = section({ name: 'Node.js', version: process.version, license: 'MIT' }, [license]);
  return process.platform === 'linux' ? `${texts}\n${bundleLibrary(folder, node)}` : texts;
}

function bundleLibrary(folder: string, node: string): string {
  const linked = execFileSync('ldd', [process.execPath], { encoding: 'utf8' });
  const path = new RegExp(String.raw`${LIBRARY} => (\S+)`).exec(linked)?.[1];
  if (path === undefined) return '';
  mkdirSync(join(folder, 'lib'));
  copyFileSync(path, join(folder, 'lib', LIBRARY));
  // Write the library's folder into the program: LD_LIBRARY_PATH would not reach processes that the server
  // starts without its environment.
  execFileSync('patchelf', ['--set-rpath', '$ORIGIN/../lib', node]);
  const license = licenseText('GPL-3.0-with-GCC-exception') ?? '';
  const terms = licenseText('GPL-3.0-or-later') ?? '';
  return section({ name: LIBRARY, version: 'of GCC', license: 'GPL-3.0 with GCC exception' }, [
    license,
    terms,
  ]);
}

const variables = Object.entries(serverEnvironment).map(([name, value]) => `export ${name}=${value}`);
const launcher = `#!/bin/sh
here=$(dirname -- "$(readlink -f -- "$0")")
${variables.join('\n')}
exec "$here/node" ${serverFlags.join(' ')} "$here/../scripts/sawt.mjs" "$@"
`;
