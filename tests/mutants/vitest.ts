/** vitest for tests that run inside of a test: they are noted down, to be run once for every mutant. */
import { expect, vi } from 'vitest';

export { expect, vi };

type Run = (...args: unknown[]) => unknown;
type Scope = { before: Run[]; after: Run[] };
export type NotedTest = { run: Run; scopes: Scope[] };

type Noted = { tests: NotedTest[]; scopes: Scope[] };
export const noted = globalThis as typeof globalThis & { noted: Noted };
noted.noted ??= { tests: [], scopes: [{ before: [], after: [] }] };

function inScope(run: Run): void {
  const { scopes } = noted.noted;
  scopes.push({ before: [], after: [] });
  run();
  scopes.pop();
}

/** A page says the same in every language, to a machine. */
const isSpoken = (args: readonly unknown[]) => args[0] !== 'en';

type Cases = readonly unknown[] | readonly (readonly unknown[])[];
const argsOf = (each: unknown): readonly unknown[] => (Array.isArray(each) ? each : [each]);

export const describe = Object.assign((_: string, run: Run) => inScope(run), {
  each: (cases: Cases) => (_: string, run: Run) => {
    for (const args of cases.map(argsOf).filter(isSpoken)) inScope(() => run(...args));
  },
});

const note = (run: Run) => void noted.noted.tests.push({ run, scopes: [...noted.noted.scopes] });
export const it = Object.assign((_: string, run: Run) => note(run), {
  each: (cases: Cases) => (_: string, run: Run) => {
    for (const args of cases.map(argsOf).filter(isSpoken)) note(() => run(...args));
  },
});
export { it as test };

export const beforeEach = (run: Run) => void noted.noted.scopes.at(-1)!.before.push(run);
export const afterEach = (run: Run) => void noted.noted.scopes.at(-1)!.after.push(run);
/** Nothing comes after all of them: the files are read again for the next mutant. */
export const afterAll: (run: Run) => void = () => {};
