import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const TIMEOUT_MS = 10_000;
const script = join(import.meta.dirname, 'posterProcess.ts');

/** Redraws a picture as WebP, at most 960 px wide; false for one that is no JPEG, PNG or WebP, or too large. */
export async function drawPoster(source: string, target: string): Promise<boolean> {
  return run(process.execPath, [script, source, target], {
    env: {},
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL',
  }).then(
    () => true,
    () => false,
  );
}
