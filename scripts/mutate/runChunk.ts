import { appendFileSync } from 'node:fs';
import { linesOf, type Result, resultsFile } from './results.ts';
import { runVitest } from './runVitest.ts';

type Chunk = { machine: string; files: string[]; only: string[]; phase: Result['phase'] };

/**
 * Seconds without a new line in the results after which a mutant counts as endless; pages take longer than
 * machines.
 */
const PATIENCE_S = { machine: 90, page: 240 };

/**
 * Runs mutants in one vitest process. An endless mutant counts as caught, and the rest run in another
 * process.
 */
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
  return runVitest({
    config: 'vitest.mutants.config.ts',
    mutants: { machine, files, only, phase, results },
    patienceS: PATIENCE_S[phase],
  });
}

/** Notes the mutant that began last as endless, unless it has a result. */
function noteEndless(chunk: Chunk): void {
  const { machine, phase } = chunk;
  const name = linesOf(machine).findLast((line) => 'begun' in line)?.begun;
  if (name === undefined || resultsWithin(chunk).some((result) => result.name === name)) return;
  const endless: Result = { name, kind: 'unknown', phase, caught: 'it never ends' };
  appendFileSync(resultsFile(machine), `${JSON.stringify(endless)}\n`);
}
