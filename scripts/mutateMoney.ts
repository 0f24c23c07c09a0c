/**
 * `npm run mutate:money`: changes (mutates) the code that decides about money and votes in small ways, and
 * counts the changes that tests notice. See docs/testing.md.
 */
import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type SourceMutant, sourceMutants } from '../tests/mutants/money/sourceMutants.ts';
import { relatedTests, sourcesOf, type Subject, subjectNames } from './mutate/moneyFiles.ts';
import {
  forgetMoney,
  keyOf,
  knownMoney,
  moneyFile,
  moneyLines,
  moneyResultsFile,
} from './mutate/moneyResults.ts';
import { moneyTable } from './mutate/moneyTable.ts';
import { runVitest } from './mutate/runVitest.ts';

const usage = `npm run mutate:money                      every mutant; goes on where it was stopped
npm run mutate:money -- domain ...        those of a subject: domain, votes, money
npm run mutate:money -- pricing.ts ...    those of files whose path ends so
  --fresh                                 forgets what was found before
  --survivors                             tries those again that were not caught
  --report                                tells what was found, and runs nothing`;

const TO_CATCH = 0.85;
/** If no result is added for this many seconds, the running mutant counts as endless. */
const PATIENCE_S = 150;
const root = join(import.meta.dirname, '..');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    fresh: { type: 'boolean' },
    survivors: { type: 'boolean' },
    report: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

type Source = { file: string; mutants: SourceMutant[] };

const isChosen = (subject: Subject, file: string) =>
  positionals.length === 0 || positionals.some((word) => word === subject || file.endsWith(word));
const chosen = subjectNames
  .map((subject) => ({
    subject,
    sources: sourcesOf(subject)
      .filter((file) => isChosen(subject, file))
      .map((file): Source => ({ file, mutants: mutantsOf(file) })),
  }))
  .filter(({ sources }) => sources.length > 0);

if (values.help || chosen.length === 0) {
  console.log(usage);
  process.exit(values.help ? 0 : 1);
}
if (!values.report) await Promise.all(chosen.map(({ subject, sources }) => runSubject(subject, sources)));
const { text, share } = moneyTable(chosen);
console.log(text);
process.exitCode = share >= TO_CATCH ? 0 : 1;

function mutantsOf(file: string): SourceMutant[] {
  return sourceMutants(file, readFileSync(join(root, file), 'utf8')).mutants;
}

async function runSubject(subject: Subject, sources: Source[]): Promise<void> {
  const ids = new Set(sources.flatMap(({ mutants }) => mutants.map(({ id }) => id)));
  const keys = new Set([...ids].map(keyOf));
  if (values.fresh) forgetMoney(subject, ({ id }) => keys.has(keyOf(id)));
  if (values.survivors)
    forgetMoney(
      subject,
      (result) => keys.has(keyOf(result.id)) && 'caught' in result && result.caught === null,
    );
  const related = Object.fromEntries(sources.map(({ file }) => [file, relatedTests(file)]));
  const coverage = moneyFile(`money-${subject}-coverage.json`);
  rmSync(coverage, { force: true });
  await runPhase('reached', subject, ids, related, coverage);
  await runPhase('loaded', subject, ids, related, coverage);
  rmSync(coverage, { force: true });
}

/**
 * Runs the mutants of a phase until each has a result. If a mutant never ends, its process is killed, and
 * the remaining mutants run in another.
 */
async function runPhase(
  phase: 'reached' | 'loaded',
  subject: Subject,
  ids: Set<string>,
  related: Record<string, string[]>,
  coverage: string,
): Promise<void> {
  const results = moneyResultsFile(subject);
  const open = () => {
    const known = knownMoney(subject);
    return [...ids].filter((id) => {
      const result = known.get(keyOf(id));
      return phase === 'loaded' ? result && 'loaded' in result : !result;
    });
  };
  for (let only = open(); only.length > 0;) {
    console.log(`${subject}: ${only.length} mutants of code that is ${phase}`);
    const of = new Set(only.map((id) => id.slice(0, id.indexOf('#'))));
    const near = Object.fromEntries(Object.entries(related).filter(([file]) => of.has(file)));
    // oxlint-disable-next-line no-await-in-loop -- what is left is known when it has ended
    const hasEnded = await runVitest({
      config: 'tests/mutants/money/vitest.config.ts',
      mutants: { phase, related: near, only, results, coverage },
      patienceS: PATIENCE_S,
    });
    if (!hasEnded) noteEndless(subject);
    const left = open();
    if (left.length === only.length) throw new Error(`Nothing came of the mutants of ${subject}`);
    only = left;
  }
}

/** Stores that the last mutant which was started never ends, unless it has a result. */
function noteEndless(subject: Subject): void {
  const id = moneyLines(subject).findLast((line) => 'begun' in line)?.begun;
  const known = id === undefined ? undefined : knownMoney(subject).get(keyOf(id));
  if (id === undefined || (known && 'caught' in known)) return;
  appendFileSync(moneyResultsFile(subject), `${JSON.stringify({ id, caught: 'it never ends' })}\n`);
}
