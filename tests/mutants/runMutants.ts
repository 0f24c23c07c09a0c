/** Runs the tests of a machine against each of its mutants, within one test of vitest. See scripts/mutate.ts. */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { configure } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { flows } from '../flows/flows.ts';
import { mutantsOf } from './mutants.ts';
import { newScope, type NotedTest, noted } from './vitest.ts';
import { become } from './xstate.ts';

const root = join(import.meta.dirname, '../..');
const {
  machine: name,
  files,
  only,
  phase,
  results,
} = JSON.parse(process.env['MUTANTS']!) as {
  machine: string;
  /** The files of tests, in the order in which they run; the first failure ends the run of a mutant. */
  files: string[];
  /** The names of the mutants to run. */
  only: string[];
  phase: string;
  /** The file that gets a line for each mutant. */
  results: string;
};

it(`mutants of ${name}`, { timeout: 86_400_000 }, async () => {
  const flow = flows.find((each) => each.name === name)!;
  const wanted = new Set(only);
  const say = (line: object) => appendFileSync(results, `${JSON.stringify(line)}\n`);
  expect(await firstFailure(files), 'without a mutant').toBeNull();
  const mutants = mutantsOf(flow.machine).filter((each) => wanted.has(each.name));
  for (const mutant of mutants) {
    say({ begun: mutant.name });
    become(flow.machine.id, mutant);
    // oxlint-disable-next-line no-await-in-loop -- one mutant lives at a time
    const failure = await firstFailure(files);
    say({ name: mutant.name, kind: mutant.kind, phase, caught: failure });
  }
});

// Waits less long than usual for what should appear: under a mutant it often never does.
configure({ asyncUtilTimeout: 3_000 });

let imports = 0;
/** The hooks of tests/support/pages/setup.ts, which run around every test. */
const everywhere = noted.noted.scopes[0]!;

/**
 * The first failure; null if every test passes. Files of tests are loaded again each time; the modules that
 * they import are loaded once.
 */
async function firstFailure(paths: readonly string[]): Promise<string | null> {
  for (const path of paths) {
    try {
      imports += 1;
      noted.noted = { tests: [], scopes: [everywhere, newScope()] };
      // oxlint-disable-next-line no-await-in-loop -- the first that fails ends it
      await import(/* @vite-ignore */ `${join(root, path)}?${imports}`);
      for (const test of noted.noted.tests) {
        // oxlint-disable-next-line no-await-in-loop -- one page at a time
        await runTest(test);
      }
    } catch (error) {
      return `${path}: ${(error as Error).message.split('\n')[0]!.slice(0, 160)}`;
    }
  }
  return null;
}

async function runTest({ run, scopes }: NotedTest): Promise<void> {
  try {
    for (const { before } of scopes) for (const each of before) await each();
    await run();
  } finally {
    for (const { after } of scopes.toReversed()) for (const each of after) await each();
    vi.useRealTimers();
  }
}
