import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { node } from './childProcess.ts';

const cli = join(import.meta.dirname, '../../../demo/cli.ts');

/**
 * Runs a command of Sawt and returns what it printed.
 * @throws Error if its exit code is not 0
 */
export async function runSawt(settings: Record<string, string>, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(node, [cli, ...args], {
    env: { ...process.env, ...settings },
  });
  return stdout;
}

/**
 * Runs a command of Sawt.
 * @returns 1 if it failed, else 0
 */
export const sawtFails = (settings: Record<string, string>, ...args: string[]): Promise<number> =>
  runSawt(settings, ...args).then(
    () => 0,
    () => 1,
  );
