/**
 * Chooses the source files where money and votes are decided, and for each file the tests that can notice a
 * change of it.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * Source files by subject. `votes`: the ledger, its checkpoints and parts, standings. `money`: orders,
 * settlement, refunds and the cap of text messages. `domain` counts as a whole.
 */
const subjects = {
  domain: ['domain/**/*.ts'],
  votes: [
    'server/voting/{appendVotes,claimSources,tally,talliesRepo,ledgerChain,ledgerRepo}.ts',
    'server/voting/{verifyLedger,ledgerErrors,boardStream,boardBody}.ts',
    'server/voting/{checkpoints,standings}/*.ts',
    'server/voting/parts/{makePart,ledgerParts}.ts',
  ],
  money: [
    'server/payments/{orders,settlement,refunds}/*.ts',
    'server/sms/{smsCap,receiveSms,countSmsVotes,smsMessagesRepo,payer}.ts',
  ],
};
export type Subject = keyof typeof subjects;
export const subjectNames = Object.keys(subjects) as Subject[];

/** Files without mutants: the contract's types, and the list of common passwords, which is data. */
const leftOut = ['domain/contract.ts', 'domain/commonPasswords.ts'];

const isForTests = (file: string) => /\.(test|support)\.ts$/.test(file);

export const sourcesOf = (subject: Subject): string[] =>
  globSync(subjects[subject], { cwd: root })
    .filter((file) => !isForTests(file) && !leftOut.includes(file))
    .toSorted();

/** Tests that start a process are left out: the process knows no mutants. */
const startsProcesses = /\/(serverProcess|killRun|mainProcess)\.ts/;

const imports = new Map<string, string[]>();

function importsOf(file: string): string[] {
  const known = imports.get(file);
  if (known) return known;
  const text = readFileSync(join(root, file), 'utf8');
  const found = [...text.matchAll(/(?:from|import)\s*\(?'(\.[^']+\.ts)'/g)]
    .map((match) => relative(root, join(root, dirname(file), match[1]!)))
    .filter((each) => existsSync(join(root, each)));
  imports.set(file, found);
  return found;
}

function reaches(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const each of importsOf(file)) reaches(each, seen);
  return seen;
}

const reachedBy = new Map<string, Set<string>>();
const reachedByTest = (test: string) => reachedBy.getOrInsertComputed(test, () => reaches(test));

/** The most test files for one source file. */
const NEAREST = 10;

/**
 * The nearest test files of a source file, the nearest first: tests in its folder that reach it, and others
 * that import it.
 */
export function relatedTests(source: string): string[] {
  const [top, subject] = source.split('/');
  const folder = top === 'domain' ? top : `${top}/${subject}`;
  return globSync(`${top}/**/*.test.ts`, { cwd: root })
    .filter((test) => test.startsWith(`${folder}/`) || importsOf(test).includes(source))
    .filter((test) => reachedByTest(test).has(source))
    .filter((test) => !startsProcesses.test([...reachedByTest(test)].join('\n')))
    .toSorted(
      (a, b) => distance(a, source) - distance(b, source) || reachedByTest(a).size - reachedByTest(b).size,
    )
    .slice(0, NEAREST);
}

function distance(test: string, source: string): number {
  if (basename(test, '.test.ts') === basename(source, '.ts') && dirname(test) === dirname(source)) return 0;
  const isDirect = importsOf(test).includes(source);
  const isBeside = dirname(test) === dirname(source);
  return isDirect ? 1 : isBeside ? 2 : 3;
}
