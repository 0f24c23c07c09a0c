/**
 * Chooses the source files that decide about money and votes, and the tests that can notice a change in
 * each.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * The source files by subject. `votes`: the ledger, its checkpoints and parts, standings. `money`: orders,
 * settlement, refunds and the daily cap of text messages.
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

/** Files that get no mutants: types of the contract, and a list of words, which is data. */
const leftOut = ['domain/contract.ts', 'domain/commonPasswords.ts'];

const isForTests = (file: string) => /\.(test|support)\.ts$/.test(file);

export const sourcesOf = (subject: Subject): string[] =>
  globSync(subjects[subject], { cwd: root })
    .filter((file) => !isForTests(file) && !leftOut.includes(file))
    .toSorted();

/**
 * Finds tests that start another process, and so cannot notice a mutant: the process runs the unchanged
 * code.
 */
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

/** The most test files that run for one source file. */
const NEAREST = 10;

/**
 * The test files for a source file, nearest first: those in its folder that reach it, and others that
 * import it.
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
