import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Subject } from './moneyFiles.ts';

/**
 * What became of a mutant. `caught`: the first test that failed; null if none did. `loaded`: its code runs
 * while files load, so it is run later, in the phase `loaded`.
 */
export type MoneyResult = { id: string; caught: string | null } | { id: string; loaded: true };
type Line = MoneyResult | { begun: string } | { unusable: string };

const folder = join(import.meta.dirname, '../../data/mutants');

export function moneyFile(name: string): string {
  mkdirSync(folder, { recursive: true });
  return join(folder, name);
}

export const moneyResultsFile = (subject: Subject): string => moneyFile(`money-${subject}.jsonl`);

export function moneyLines(subject: Subject): Line[] {
  const file = moneyResultsFile(subject);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
}

export const moneyResults = (subject: Subject): MoneyResult[] =>
  moneyLines(subject).filter((line): line is MoneyResult => 'id' in line);

/**
 * The part of a mutant's id after the file. It identifies the result, so that a mutant keeps it when its
 * file moves.
 */
export const keyOf = (id: string): string => id.slice(id.indexOf('#') + 1);

/** The known results by key. A later line of the file replaces an earlier one. */
export const knownMoney = (subject: Subject): Map<string, MoneyResult> =>
  new Map(moneyResults(subject).map((result) => [keyOf(result.id), result]));

export function forgetMoney(subject: Subject, isForgotten: (result: MoneyResult) => boolean): void {
  const kept = moneyResults(subject).filter((result) => !isForgotten(result));
  writeFileSync(moneyResultsFile(subject), kept.map((result) => `${JSON.stringify(result)}\n`).join(''));
}
