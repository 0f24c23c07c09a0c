import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What became of a mutant. `caught` is the first test that failed; null if none did. */
export type Result = { name: string; kind: string; phase: 'machine' | 'page'; caught: string | null };

const folder = join(import.meta.dirname, '../../data/mutants');

export function resultsFile(machine: string): string {
  mkdirSync(folder, { recursive: true });
  return join(folder, `${machine}.jsonl`);
}

/** All lines of a machine's results file. A `begun` line says that a mutant was started, and no more. */
export function linesOf(machine: string): (Result | { begun: string })[] {
  const file = resultsFile(machine);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Result | { begun: string });
}

export const resultsOf = (machine: string): Result[] => linesOf(machine).filter((line) => 'name' in line);

export function forgetResults(machine: string, isForgotten: (result: Result) => boolean): void {
  const kept = resultsOf(machine).filter((result) => !isForgotten(result));
  writeFileSync(resultsFile(machine), kept.map((result) => `${JSON.stringify(result)}\n`).join(''));
}
