import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const TRIAL_MS = 5_000;

/** A user id that owns nothing on this machine. */
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

/** A prefix that runs a command without network and rights, as far as this machine allows. */
export type Confinement = {
  before: readonly string[];
  /** Whether it runs as NOBODY, who must then own its files. */
  isNobody: boolean;
};

const isRoot = () => process.getuid?.() === 0;

/** The confinements to try, the strictest first; the last always works. */
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

/** Finds the strictest confinement that this machine allows, by trying. */
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
