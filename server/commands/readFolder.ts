import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * Reads the folder argument of a command as an absolute path.
 * @throws Error in words when there is not exactly one
 */
export function readFolder(args: string[]): string {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [folder] = positionals;
  if (!folder || positionals.length > 1) throw new Error('Name one folder.');
  return resolve(folder);
}
