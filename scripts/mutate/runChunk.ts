import { spawn } from 'node:child_process';
import { appendFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { linesOf, type Result, resultsFile } from './results.ts';

type Chunk = { machine: string; files: string[]; only: string[]; phase: Result['phase'] };

/** Seconds after which a mutant counts as endless; pages take longer than machines. */
const PATIENCE_S = { machine: 90, page: 240 };
const root = join(import.meta.dirname, '../..');

/** Runs mutants in one vitest process. An endless one counts as caught, and the rest run in another process. */
export async function runChunk(chunk: Chunk): Promise<void> {
  let left = chunk.only;
  while (left.length > 0) {
    const before = left.length;
    // oxlint-disable-next-line no-await-in-loop -- the rest is known only when the run ends
    const ended = await runOnce({ ...chunk, only: left });
    if (!ended) noteEndless(chunk);
    const done = new Set(resultsWithin(chunk).map(({ name }) => name));
    left = left.filter((name) => !done.has(name));
    if (left.length === before) throw new Error(`The mutants of ${chunk.machine} gave no result`);
  }
}

const resultsWithin = ({ machine, phase }: Chunk): Result[] =>
  linesOf(machine).filter((line): line is Result => 'name' in line && line.phase === phase);

/** @returns whether the run ended by itself */
function runOnce({ machine, files, only, phase }: Chunk): Promise<boolean> {
  const results = resultsFile(machine);
  appendFileSync(results, '');
  const vitest = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.mutants.config.ts'],
    {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, MUTANTS: JSON.stringify({ machine, files, only, phase, results }) },
    },
  );
  let said = '';
  let silent = { since: 0, seconds: 0 };
  vitest.stderr.on('data', (text: Buffer) => (said += text.toString()));
  return new Promise((resolve, reject) => {
    const watch = setInterval(() => {
      // Counted, not read from the clock: a suspended run continues where it was.
      const { mtimeMs: since } = statSync(results);
      silent = { since, seconds: since === silent.since ? silent.seconds + 1 : 0 };
      if (silent.seconds > PATIENCE_S[phase]) process.kill(-vitest.pid!, 'SIGKILL');
    }, 1_000);
    vitest.on('exit', (code, signal) => {
      clearInterval(watch);
      if (signal === null && code !== 0) reject(new Error(said.slice(-2_000)));
      else resolve(signal === null);
    });
  });
}

/** Notes the mutant that began last and did not end. */
function noteEndless(chunk: Chunk): void {
  const { machine, phase } = chunk;
  const name = linesOf(machine).findLast((line) => 'begun' in line)?.begun;
  if (name === undefined || resultsWithin(chunk).some((result) => result.name === name)) return;
  const endless: Result = { name, kind: 'unknown', phase, caught: 'it never ends' };
  appendFileSync(resultsFile(machine), `${JSON.stringify(endless)}\n`);
}
