import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const TRIAL_MS = 5_000;

/** The id of a user that owns no files on this machine. */
export const NOBODY = 65_534;
const asNobody = [
  'setpriv',
  `--reuid=${NOBODY}`,
  `--regid=${NOBODY}`,
  '--clear-groups',
  '--no-new-privs',
  '--pdeathsig=KILL',
  '--',
];

/** How to start a command so that it has as few rights as this machine allows, and no network. */
export type Confinement = {
  before: readonly string[];
  /** Whether the command runs as NOBODY; its files must then belong to NOBODY. */
  isNobody: boolean;
};

const isRoot = () => process.getuid?.() === 0;

/** The confinements to try, strictest first. The last one confines nothing and always works. */
const candidates = (): Confinement[] =>
  isRoot()
    ? [
        { before: ['unshare', '--net', '--ipc', '--uts', '--', ...asNobody], isNobody: true },
        { before: asNobody, isNobody: true },
        { before: [], isNobody: false },
      ]
    : [
        {
          before: ['unshare', '--user', '--net', '--', 'setpriv', '--no-new-privs', '--pdeathsig=KILL', '--'],
          isNobody: false,
        },
        { before: ['setpriv', '--no-new-privs', '--pdeathsig=KILL', '--'], isNobody: false },
        { before: [], isNobody: false },
      ];

/** Finds the strictest confinement that this machine allows, by running `true` with each. */
export async function findConfinement(): Promise<Confinement> {
  for (const candidate of candidates()) {
    const [program = 'true', ...rest] = candidate.before;
    const works = await run(program, program === 'true' ? [] : [...rest, 'true'], { timeout: TRIAL_MS }).then(
      () => true,
      () => false,
    );
    if (works) return candidate;
  }
  return { before: [], isNobody: false };
}
