/**
 * `npm run mutate`: changes (mutates) every state machine in small ways, and counts the changes that tests
 * notice. See docs/testing.md.
 */
import { parseArgs } from 'node:util';
import type { Flow } from '../tests/flows/flow.ts';
import { flows } from '../tests/flows/flows.ts';
import { mutantsOf } from '../tests/mutants/mutants.ts';
import { machineTests, pageTests } from './mutate/findTests.ts';
import { forgetResults, resultsOf } from './mutate/results.ts';
import { runChunk } from './mutate/runChunk.ts';
import { table } from './mutate/table.ts';

const usage = `npm run mutate                 every mutant of every machine; continues after a stop
npm run mutate -- login ...    those of the named machines
  --fresh                      forgets earlier results
  --survivors                  repeats those that were not caught
  --report                     prints the results and runs nothing`;

const CHUNK = 150;
const AT_ONCE = 2;
const TO_CATCH = 0.9;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    fresh: { type: 'boolean' },
    survivors: { type: 'boolean' },
    report: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

type Task = { flow: Flow; files: string[]; only: string[] };

const chosen = positionals.length === 0 ? flows : flows.filter(({ name }) => positionals.includes(name));
if (values.help || chosen.length === 0) {
  console.log(usage);
  process.exit(values.help ? 0 : 1);
}
if (!values.report) {
  for (const flow of chosen) {
    if (values.fresh) forgetResults(flow.name, () => true);
    else if (values.survivors) forgetResults(flow.name, ({ caught }) => caught === null);
  }
  await runAll(chosen.flatMap((flow) => chunks(flow, machineTests(flow), untried(flow, 'machine'))));
  await runAll(chosen.flatMap((flow) => chunks(flow, pageTests(flow), untried(flow, 'page'))));
}
const { text, share } = table(chosen);
console.log(text);
process.exitCode = share >= TO_CATCH ? 0 : 1;

/**
 * The mutants to run in a phase. The machine's tests are fast and run first; the page's tests run only on
 * mutants that these did not catch.
 */
function untried(flow: Flow, phase: 'machine' | 'page'): string[] {
  const found = resultsOf(flow.name);
  const isOpen = (name: string) => {
    const results = found.filter((result) => result.name === name);
    if (results.some(({ caught }) => caught !== null)) return false;
    return !results.some((result) => result.phase === phase);
  };
  return mutantsOf(flow.machine)
    .map(({ name }) => name)
    .filter(isOpen);
}

function chunks(flow: Flow, files: string[], only: string[]): Task[] {
  if (files.length === 0 || only.length === 0) return [];
  const count = Math.ceil(only.length / CHUNK);
  return Array.from({ length: count }, (_, index) => ({
    flow,
    files,
    only: only.filter((__, place) => place % count === index),
  }));
}

async function runAll(tasks: Task[]): Promise<void> {
  const waiting = [...tasks];
  const work = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const phase = task.files[0]!.startsWith('src/machines') ? 'machine' : 'page';
      console.log(`${task.flow.name}: ${task.only.length} mutants against the tests of the ${phase}`);
      await runChunk({ machine: task.flow.name, files: task.files, only: task.only, phase });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
