import { appendFileSync } from 'node:fs';
import { linesOf, type Result, resultsFile } from './results.ts';
import { runVitest } from './runVitest.ts';

type Chunk = { machine: string; files: string[]; only: string[]; phase: Result['phase'] };

/**
 * If a run adds no line to the results for this many seconds, its mutant counts as endless. Page tests take
 * longer.
 */
const PATIENCE_S = { machine: 90, page: 240 };

/**
 * Runs mutants in a vitest process. If one never ends, it counts as caught, and the remaining mutants run
 * in a new process.
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

/**
 * Runs mutants in one vitest process.
 * @returns whether the process ended by itself; false if it was killed because it added no results for too
 * long
 */
function runOnce({ machine, files, only, phase }: Chunk): Promise<boolean> {
  const results = resultsFile(machine);
  return runVitest({
    config: 'vitest.mutants.config.ts',
    mutants: { machine, files, only, phase, results },
    patienceS: PATIENCE_S[phase],
  });
}

/** Stores that the last mutant which was started never ends, unless it has a result. */
function noteEndless(chunk: Chunk): void {
  const { machine, phase } = chunk;
  const name = linesOf(machine).findLast((line) => 'begun' in line)?.begun;
  if (name === undefined || resultsWithin(chunk).some((result) => result.name === name)) return;
  const endless: Result = { name, kind: 'unknown', phase, caught: 'it never ends' };
  appendFileSync(resultsFile(machine), `${JSON.stringify(endless)}\n`);
}
