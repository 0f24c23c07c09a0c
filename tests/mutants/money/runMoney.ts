// oxlint-disable no-await-in-loop -- one mutant lives at a time, and one test
/** Runs tests against the mutants of source files, within one test of vitest. See scripts/mutateMoney.ts. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import type { NotedTest } from '../vitest.ts';
import { activate, reachedBy } from './mutantSwitch.ts';
import { loadTests, runTests, type TestFailure } from './runTests.ts';

export type MoneyTask = {
  /** `reached`: mutants of code that runs within tests. `loaded`: of code that runs while files are loaded. */
  phase: 'reached' | 'loaded';
  /** The files of tests for each source file; the nearest come first. */
  related: Record<string, string[]>;
  /** The ids of the mutants to run. */
  only: string[];
  /** The file that gets a line for each mutant. */
  results: string;
  /** The file that keeps which tests reach which mutants, for a run that continues this one. */
  coverage: string;
};

type Known = { file: string; index: number; ms: number; reaches: string[] };
type Coverage = { loaded: string[]; tests: Known[] };

/** How long all tests of one mutant may take (ms). TEST_MS: how long a test may take to be used. */
const BUDGET_MS = 15_000;
const TEST_MS = 8_000;

const task = JSON.parse(process.env['MUTANTS']!) as MoneyTask;
const say = (line: object) => appendFileSync(task.results, `${JSON.stringify(line)}\n`);
const fileOf = (id: string) => id.slice(0, id.indexOf('#'));

it('mutants of money', { timeout: 86_400_000 }, async () => {
  await (task.phase === 'loaded' ? runLoaded() : runReached());
  expect(existsSync(task.results)).toBe(true);
});

async function runReached(): Promise<void> {
  const files = [...new Set(Object.values(task.related).flat())];
  const counts = new Map<string, number>();
  const loaded = await reachedBy(async () => {
    for (const file of files) {
      counts.set(file, (await loadTests(file)).length);
    }
  });
  const coverage = await coverageOf(counts, loaded);
  const isLoaded = new Set(coverage.loaded);
  for (const id of task.only) {
    if (isLoaded.has(id)) say({ id, loaded: true });
    else {
      say({ begun: id });
      const chosen = choose(id, coverage.tests);
      const caught = await firstFailure(id, chosen);
      say({ id, caught: caught ? `${caught.file}: ${caught.failed}` : null, tests: chosen.length });
      if (caught && (await runTests(await pick(caught.file, [caught.index])))) return;
    }
  }
}

async function coverageOf(counts: Map<string, number>, loaded: Set<string>): Promise<Coverage> {
  if (existsSync(task.coverage)) return JSON.parse(readFileSync(task.coverage, 'utf8')) as Coverage;
  const known: Known[] = [];
  for (const [file, count] of counts)
    for (let index = 0; index < count; index += 1) {
      const tests = await pick(file, [index]);
      const start = performance.now();
      let failure: TestFailure | null = null;
      const reaches = await reachedBy(async () => void (failure = await runTests(tests, () => 60_000)));
      if (failure) say({ unusable: `${file}: ${tests[0]!.name}`, failure });
      else known.push({ file, index, ms: performance.now() - start, reaches: [...reaches] });
    }
  const coverage = { loaded: [...loaded], tests: known };
  writeFileSync(task.coverage, JSON.stringify(coverage));
  return coverage;
}

/** The tests that reach a mutant, the nearest files first and the fastest tests of each, within the budget. */
function choose(id: string, known: Known[]): Known[] {
  const near = task.related[fileOf(id)]!;
  const reaching = known.filter(
    ({ file, ms, reaches }) => near.includes(file) && ms < TEST_MS && reaches.includes(id),
  );
  const ordered = reaching.toSorted((a, b) => near.indexOf(a.file) - near.indexOf(b.file) || a.ms - b.ms);
  let left = BUDGET_MS;
  return ordered.filter(({ ms }) => (left -= ms) > 0);
}

type Failure = TestFailure & { file: string; index: number };

/** Tests of `domain` by file: they keep nothing from one run to the next, so each file is loaded once. */
const pure = new Map<string, NotedTest[]>();

async function pick(file: string, indexes: number[]): Promise<NotedTest[]> {
  const tests = pure.get(file) ?? (await loadTests(file));
  if (file.startsWith('domain/')) pure.set(file, tests);
  return indexes.map((index) => tests[index]!);
}

async function firstFailure(id: string, chosen: Known[]): Promise<Failure | null> {
  activate(id);
  try {
    for (const file of new Set(chosen.map((each) => each.file))) {
      const ofFile = chosen.filter((each) => each.file === file);
      const indexes = ofFile.map(({ index }) => index);
      const failure = await runTests(await pick(file, indexes), (place) => 2_000 + 5 * ofFile[place]!.ms);
      if (failure) return { ...failure, file, index: indexes[failure.place]! };
    }
    return null;
  } finally {
    activate(null);
  }
}

/**
 * Runs the tests against mutants of code that runs while files are loaded: loads every module again for each
 * mutant.
 */
async function runLoaded(): Promise<void> {
  for (const id of task.only) {
    say({ begun: id });
    vi.resetModules();
    activate(id);
    const caught = await firstFailureAfterLoading(task.related[fileOf(id)]!);
    activate(null);
    say({ id, caught: caught?.failed ?? null });
    if (caught?.isOverdue) return;
  }
}

async function firstFailureAfterLoading(files: string[]): Promise<Omit<TestFailure, 'place'> | null> {
  const end = performance.now() + BUDGET_MS;
  for (const file of files.filter(() => performance.now() < end)) {
    try {
      const failure = await runTests(await loadTests(file));
      if (failure) return { failed: `${file}: ${failure.failed}`, isOverdue: failure.isOverdue };
    } catch (error) {
      return {
        failed: `${file}: ${(error as Error).message.split('\n')[0]!.slice(0, 160)}`,
        isOverdue: false,
      };
    }
  }
  return null;
}
