import { execFile, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { promisify } from 'node:util';
import { findConfinement, type Confinement } from './confinement.ts';

const run = promisify(execFile);
const TRIAL_MS = 10_000;

/**
 * Limits of one run. `memoryKib` limits the address space; `cores` the processor seconds per second of the
 * time limit.
 */
const LIMITS = {
  cores: 2,
  memoryKib: 2_097_152,
  /** The largest output file, in blocks of 512 bytes: 600 MB. */
  fileBlocks: 1_171_875,
} as const;

/**
 * A run may last so many times its time limit: at low priority it mostly waits on a busy machine. The limit of
 * processor seconds stops what works too long.
 */
const PATIENCE = 5;

const LIMITED = 'ulimit -c 0; ulimit -v "$1"; ulimit -t "$2"; ulimit -f "$3"; shift 3; exec "$@"';

/** How a run ended. `killed`: it exceeded its time or processor limit, or the system killed it. */
export type FfmpegEnd = 'done' | 'failed' | 'killed';

export type Ffmpeg = {
  confinement: Confinement;
  /**
   * Runs ffmpeg in `folder`. Use relative names only: it can reach no other file of the data folder. Its
   * output is discarded, because it repeats metadata of the file.
   * @param options come after the fixed options
   * @param limitMs how long it may work; with its waits it may last PATIENCE times as long
   */
  run(folder: string, options: readonly string[], signal: AbortSignal, limitMs: number): Promise<FfmpegEnd>;
};

/** Opens ffmpeg at `path`; undefined if `path` is null or the program there does not run. */
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
    run: (folder, options, signal, limitMs) => {
      const command = [...confinement.before, ...limited(path, limitMs), ...quiet, ...options];
      return runConfined(command, folder, signal, limitMs);
    },
  };
}

/** The environment variables of ffmpeg. It does not get the server's own: they hold keys. */
const environment = () => ({ PATH: process.env['PATH'] ?? '/usr/bin:/bin' });

const limited = (path: string, limitMs: number) => [
  'sh',
  '-c',
  LIMITED,
  'sh',
  ...[LIMITS.memoryKib, Math.ceil((LIMITS.cores * limitMs) / 1_000), LIMITS.fileBlocks].map(String),
  path,
];
const quiet = ['-nostdin', '-hide_banner', '-loglevel', 'quiet', '-y'];

async function runConfined(
  command: readonly string[],
  folder: string,
  signal: AbortSignal,
  limitMs: number,
): Promise<FfmpegEnd> {
  const [program = '', ...rest] = command;
  const child = spawn(program, rest, {
    cwd: folder,
    env: environment(),
    stdio: 'ignore',
    timeout: PATIENCE * limitMs,
    killSignal: 'SIGKILL',
    signal,
  });
  const ended = new Promise<FfmpegEnd>((resolve) => {
    // An abort also emits `error`, perhaps before the process has ended. So `error` counts only if it never
    // started.
    child.once('error', () => child.pid === undefined && resolve('failed'));
    child.once('exit', (code, by) => {
      if (by === 'SIGKILL' || by === 'SIGXCPU') resolve('killed');
      else resolve(code === 0 ? 'done' : 'failed');
    });
  });
  try {
    // Lower its priority, so that on a busy machine votes go first.
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  } catch {
    // Without the right to do so, the conversion runs at normal priority.
  }
  return ended;
}
