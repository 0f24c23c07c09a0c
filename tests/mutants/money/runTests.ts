/** Loads files of tests, and runs single tests of them with the hooks before and after each. */
import { join } from 'node:path';
import { vi } from 'vitest';
import { newScope, type NotedTest, noted, type Scope } from '../vitest.ts';

const root = join(import.meta.dirname, '../../..');
/** How long (ms) a test of unknown length may take, and each hook after a test. */
const PATIENCE_MS = 10_000;
const { setTimeout: wait, clearTimeout: stopWaiting } = globalThis;

class Overdue extends Error {}

/**
 * `failed`: the message. `place`: the index of the test that failed. `isOverdue`: the test did not end in
 * time.
 */
export type TestFailure = { failed: string; place: number; isOverdue: boolean };

let loads = 0;

/**
 * Loads a file of tests again, since its variables belong to one run; the modules that it imports are loaded
 * once.
 */
export async function loadTests(file: string): Promise<NotedTest[]> {
  loads += 1;
  noted.noted = { tests: [], scopes: [newScope()], isEveryLanguageNoted: true };
  await import(/* @vite-ignore */ `${join(root, file)}?${loads}`);
  return noted.noted.tests;
}

/**
 * Runs tests of one file in order, and stops at the first that fails. @returns the failure; null if all pass
 * @param patience how long the test at an index may take (ms)
 */
export async function runTests(
  tests: readonly NotedTest[],
  patience: (index: number) => number = () => PATIENCE_MS,
): Promise<TestFailure | null> {
  const begun: Scope[] = [];
  let place = 0;
  try {
    for (const test of tests) {
      place = tests.indexOf(test);
      // oxlint-disable-next-line no-await-in-loop -- one test at a time
      await inTime(() => runTest(test, begun), `${test.name}: no end`, patience(place));
    }
    return null;
  } catch (error) {
    return {
      failed: (error as Error).message.split('\n')[0]!.slice(0, 160),
      place,
      isOverdue: error instanceof Overdue,
    };
  } finally {
    vi.useRealTimers();
    for (const { afterAll } of begun.toReversed()) for (const each of afterAll) await settle(each);
  }
}

async function runTest({ run, scopes }: NotedTest, begun: Scope[]): Promise<void> {
  for (const scope of scopes.filter((each) => !begun.includes(each))) {
    begun.push(scope);
    for (const each of scope.beforeAll) await each();
  }
  try {
    for (const { before } of scopes) for (const each of before) await each();
    await run();
  } finally {
    for (const { after } of scopes.toReversed()) for (const each of after) await settle(each);
    vi.useRealTimers();
  }
}

/** Runs a hook that cleans up after a test; after a failed test the hook may fail as well. */
async function settle(run: () => unknown): Promise<void> {
  try {
    await inTime(run, 'no end of tidying up', PATIENCE_MS);
  } catch {
    // The failure of the test itself counts, not this one.
  }
}

async function inTime(run: () => unknown, otherwise: string, patience: number): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = wait(() => late.reject(new Overdue(otherwise)), patience);
  try {
    await Promise.race([run(), late.promise]);
  } finally {
    stopWaiting(timer);
  }
}
