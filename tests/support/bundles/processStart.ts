import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bundledName } from '../../../scripts/release/bundledName.ts';
import { serverFlags } from '../../../scripts/serverFlags.mjs';
import { root } from '../../../scripts/steps.mjs';
import { processSources } from './processSources.ts';

const here = import.meta.dirname;
const run = promisify(execFile);
/** Processes of a test run end soon: less work for small memory. Benchmarks have the flags of `npm start`. */
const runFlags = ['--max-semi-space-size=64', '--single-threaded-gc'];

/**
 * The file and the flags of Node with which a process of a test begins. In a test run the file is a bundle, because each process
 * would read a thousand files; the first process makes it, and others begin with the source until it is there. `npm run bench` makes
 * another one beforehand.
 */
export async function processStart(
  name: keyof typeof processSources,
): Promise<{ file: string; flags: string[] }> {
  const source = processSources[name];
  const ofBench = process.env['SAWT_BENCH_BUNDLE'];
  if (ofBench !== undefined) return { file: join(ofBench, bundledName(source)), flags: serverFlags };
  const folder = process.env['SAWT_TEST_THREADS'];
  const file = folder === undefined ? undefined : await bundleIn(folder, source);
  return {
    file: file ?? join(root, source),
    flags: [...(folder === undefined ? serverFlags : runFlags), '--import', join(here, 'bundledModules.mjs')],
  };
}

/** Makes the bundle if nobody began to. @returns undefined while another process makes it */
async function bundleIn(folder: string, source: string): Promise<string | undefined> {
  const made = join(folder, 'processes');
  const file = join(made, bundledName(source));
  if (existsSync(file)) return file;
  const making = `${made}.new`;
  try {
    mkdirSync(making);
  } catch {
    return undefined;
  }
  // Packages outside the bundle are looked up from its folder on.
  symlinkSync(join(root, 'node_modules'), join(making, 'node_modules'));
  await run(process.execPath, [join(here, 'bundleProcesses.ts'), making]);
  renameSync(making, made);
  return file;
}
