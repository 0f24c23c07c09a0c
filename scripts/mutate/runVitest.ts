import { spawn } from 'node:child_process';
import { appendFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * vitest gets `mutants` as JSON in an environment variable. A run that adds no line to `results` for
 * `patienceS` seconds is stopped.
 */
type VitestRun = {
  config: string;
  mutants: { results: string } & Record<string, unknown>;
  patienceS: number;
};

const root = join(import.meta.dirname, '../..');

/**
 * Runs mutants in a vitest process; rejects if vitest fails.
 * @returns whether the process ended by itself; false if it was stopped after a long silence
 */
export function runVitest({ config, mutants, patienceS }: VitestRun): Promise<boolean> {
  const { results } = mutants;
  appendFileSync(results, '');
  const vitest = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--config', config], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, MUTANTS: JSON.stringify(mutants) },
  });
  const stop = () => process.kill(-vitest.pid!, 'SIGKILL');
  const leave = () => {
    stop();
    process.exit(1);
  };
  process.once('SIGINT', leave).once('SIGTERM', leave);
  let said = '';
  let silent = { since: 0, seconds: 0 };
  vitest.stderr.on('data', (text: Buffer) => (said += text.toString()));
  return new Promise((resolve, reject) => {
    const watch = setInterval(() => {
      // Counts seconds instead of reading the clock: a suspended run continues where it was.
      const { mtimeMs: since } = statSync(results);
      silent = { since, seconds: since === silent.since ? silent.seconds + 1 : 0 };
      if (silent.seconds > patienceS) stop();
    }, 1_000);
    vitest.on('exit', (code, signal) => {
      clearInterval(watch);
      process.off('SIGINT', leave).off('SIGTERM', leave);
      if (signal === null && code !== 0) reject(new Error(said.slice(-2_000)));
      else resolve(signal === null);
    });
  });
}
