import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const here = import.meta.dirname;
export const node = join(here, '../../../node_modules/.bin/node');

/** Starts a server of the folder `bare`, and resolves when it has printed its port. */
export function startWithPort(
  script: string,
  argument: string,
): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(node, [join(here, '../bare', script), argument], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
    child.stdout.once('data', (chunk: Buffer) => resolve({ child, port: Number(chunk.toString()) }));
  });
}

export function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
