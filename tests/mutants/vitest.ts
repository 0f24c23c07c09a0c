/** Replaces vitest for tests that run inside of a test: it collects them, to run once for every mutant. */
import { expect, vi } from 'vitest';

export { expect, vi };

type Run = (...args: unknown[]) => unknown;
export type Scope = { before: Run[]; after: Run[]; beforeAll: Run[]; afterAll: Run[] };
export type NotedTest = { name: string; run: Run; scopes: Scope[] };

type Noted = { tests: NotedTest[]; scopes: Scope[]; isEveryLanguageNoted?: boolean };
export const newScope = (): Scope => ({ before: [], after: [], beforeAll: [], afterAll: [] });
export const noted = globalThis as typeof globalThis & { noted: Noted };
noted.noted ??= { tests: [], scopes: [newScope()] };

/** Whether to leave tests out: those on PostgreSQL also run on SQLite. */
const isLeftOut = (name: string) => name.endsWith(', on PostgreSQL');

function inScope(run: Run): void {
  const { scopes } = noted.noted;
  scopes.push(newScope());
  run();
  scopes.pop();
}

/**
 * Whether to run the case: for mutants of machines the English case is left out, because a page behaves alike
 * in every language.
 */
const isSpoken = (args: readonly unknown[]) => noted.noted.isEveryLanguageNoted || args[0] !== 'en';

type Cases = readonly unknown[] | readonly (readonly unknown[])[];
const argsOf = (each: unknown): readonly unknown[] => (Array.isArray(each) ? each : [each]);

/** The function among the arguments; options may stand before it. */
const runIn = (args: readonly unknown[]) => args.find((each) => typeof each === 'function') as Run;

const describeScope = (name: string, ...args: unknown[]) => {
  if (!isLeftOut(name)) inScope(runIn(args));
};
export const describe = Object.assign(describeScope, {
  each:
    (cases: Cases) =>
    (_: string, ...given: unknown[]) => {
      for (const args of cases.map(argsOf).filter(isSpoken)) inScope(() => runIn(given)(...args));
    },
});

const note = (name: string, run: Run) =>
  void noted.noted.tests.push({ name, run, scopes: [...noted.noted.scopes] });
export const it = Object.assign((name: string, ...args: unknown[]) => note(name, runIn(args)), {
  each:
    (cases: Cases) =>
    (name: string, ...given: unknown[]) => {
      for (const args of cases.map(argsOf).filter(isSpoken)) note(name, () => runIn(given)(...args));
    },
});
export { it as test };

const innermost = () => noted.noted.scopes.at(-1)!;
export const beforeEach = (run: Run) => void innermost().before.push(run);
export const afterEach = (run: Run) => void innermost().after.push(run);
/**
 * `beforeAll` and `afterAll` run for mutants of money only: for mutants of machines, files are loaded again
 * for the next mutant.
 */
export const beforeAll = (run: Run) => void innermost().beforeAll.push(run);
export const afterAll = (run: Run) => void innermost().afterAll.push(run);
