import { execFile, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { promisify } from 'node:util';
import { findConfinement, type Confinement } from './confinement.ts';

const run = promisify(execFile);
const TRIAL_MS = 10_000;

/** Limits of one run: memory is address space; processor time, over all cores, is per second of wall time. */
const LIMITS = {
  cores: 2,
  memoryKib: 2_097_152,
  /** In blocks of 512 bytes: no output file exceeds 600 MB. */
  fileBlocks: 1_171_875,
} as const;

const LIMITED = 'ulimit -c 0; ulimit -v "$1"; ulimit -t "$2"; ulimit -f "$3"; shift 3; exec "$@"';

/** `killed`: it exceeded its time, processor or memory limit, or the system ended it. */
export type FfmpegEnd = 'done' | 'failed' | 'killed';

export type Ffmpeg = {
  confinement: Confinement;
  /**
   * Runs in `folder`, with relative names only, since it can reach no other file of the data folder. Its output is
   * discarded, because it repeats metadata of the file.
   * @param options follow the fixed options
   * @param wallMs time limit
   */
  run(folder: string, options: readonly string[], signal: AbortSignal, wallMs: number): Promise<FfmpegEnd>;
};

/** The program at `path`; undefined if none runs there. */
export async function openFfmpeg(path: string | null): Promise<Ffmpeg | undefined> {
  if (path === null) return undefined;
  const confinement = await findConfinement();
  const isThere = await run(path, ['-version'], { timeout: TRIAL_MS, env: environment() }).then(
    () => true,
    () => false,
  );
  if (!isThere) return undefined;
  return {
    confinement,
    run: (folder, options, signal, wallMs) => {
      const command = [...confinement.before, ...limited(path, wallMs), ...quiet, ...options];
      return runConfined(command, folder, signal, wallMs);
    },
  };
}

/** The environment of ffmpeg; not the server's own, which holds keys. */
const environment = () => ({ PATH: process.env['PATH'] ?? '/usr/bin:/bin' });

const limited = (path: string, wallMs: number) => [
  'sh',
  '-c',
  LIMITED,
  'sh',
  ...[LIMITS.memoryKib, Math.ceil((LIMITS.cores * wallMs) / 1_000), LIMITS.fileBlocks].map(String),
  path,
];
const quiet = ['-nostdin', '-hide_banner', '-loglevel', 'quiet', '-y'];

async function runConfined(
  command: readonly string[],
  folder: string,
  signal: AbortSignal,
  wallMs: number,
): Promise<FfmpegEnd> {
  const [program = '', ...rest] = command;
  const child = spawn(program, rest, {
    cwd: folder,
    env: environment(),
    stdio: 'ignore',
    timeout: wallMs,
    killSignal: 'SIGKILL',
    signal,
  });
  const ended = new Promise<FfmpegEnd>((resolve) => {
    // An abort also emits an error, while the process may still be running: only its exit counts.
    child.once('error', () => child.pid === undefined && resolve('failed'));
    child.once('exit', (code, by) => {
      if (by === 'SIGKILL' || by === 'SIGXCPU') resolve('killed');
      else resolve(code === 0 ? 'done' : 'failed');
    });
  });
  try {
    // On a busy machine, votes go first.
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  } catch {
    // Where the system forbids this, conversion competes with the votes.
  }
  return ended;
}
