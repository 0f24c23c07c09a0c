import { spawn } from 'node:child_process';
import { appendFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A vitest process to start. It gets `mutants` as JSON in an environment variable. It is killed when it
 * adds no line to `results` for `patienceS` seconds.
 */
type VitestRun = {
  config: string;
  mutants: { results: string } & Record<string, unknown>;
  patienceS: number;
};

const root = join(import.meta.dirname, '../..');

/**
 * Runs mutants in a vitest process; rejects if vitest itself fails.
 * @returns whether the process ended by itself; false if it was killed after too long without a result
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
      // Count the seconds, not the clock's time: if this process is suspended, the wait does not grow.
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
