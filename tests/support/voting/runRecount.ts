import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const program = join(import.meta.dirname, '../../../scripts/recount.mjs');

/**
 * Runs the recount program.
 * @returns its exit code and the lines that it printed, those of standard error included
 */
export async function runRecount(...args: string[]): Promise<{ code: number; output: string[] }> {
  const child = spawn(process.execPath, [program, ...args]);
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output: output.trim().split('\n') };
}
