import { spawn } from 'node:child_process';

/**
 * Runs the system's haproxy with a settings file.
 * @returns a function that stops it
 */
export function runHaproxy(file: string): () => Promise<void> {
  const child = spawn('haproxy', ['-db', '-q', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  process.once('exit', () => child.kill('SIGKILL'));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}
