/** A disk in memory that one process alone sees, so that a test can fill it and let it have room again. */
import { execFile, execFileSync } from 'node:child_process';
import { statfs } from 'node:fs/promises';
import { promisify } from 'node:util';

/** More than the server keeps free; a disk in memory takes only what is written to it. */
const ROOMY = '64g';
const NAMESPACE = ['--user', '--map-root-user', '--mount'];
/** The folder's link to shared pictures is taken along: the shell stands where the disk is mounted over. */
const MOUNTED =
  'cd "$1" && mount -t tmpfs -o size="$2",mode=700 sawt "$1" && cp -P images "$1" && shift 2 && exec "$@"';

/** What starts a process on a disk of its own at a folder: to be put in front of its program and arguments. */
export const onOwnDisk = (folder: string): [string, ...string[]] => [
  'unshare',
  ...NAMESPACE,
  'sh',
  '-c',
  MOUNTED,
  'sh',
  folder,
  ROOMY,
];

/** Why this machine gives a process no disk of its own; undefined where it does. */
export function whyNoOwnDisk(): string | undefined {
  try {
    execFileSync('unshare', [...NAMESPACE, 'mount', '-t', 'tmpfs', 'sawt', '/mnt'], { stdio: 'pipe' });
    return undefined;
  } catch (error) {
    return `A disk of its own takes Linux with user namespaces (or root): ${(error as Error).message.trim()}`;
  }
}

const run = promisify(execFile);

export class OwnDisk {
  readonly #pid: number;
  readonly #folder: string;

  constructor(pid: number, folder: string) {
    this.#pid = pid;
    this.#folder = folder;
  }

  /** The folder as all others reach it. */
  get seenAt(): string {
    return `/proc/${this.#pid}/root${this.#folder}`;
  }

  /** Leaves so many bytes free, and not one more. */
  async fill(freeBytes: number): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      const { blocks, bfree, bsize } = await statfs(this.seenAt);
      try {
        return await this.#resize(String((blocks - bfree) * bsize + freeBytes));
      } catch (error) {
        // No disk is made smaller than what it holds, and something was written meanwhile.
        if (tries === 10) throw error;
      }
    }
  }

  empty(): Promise<void> {
    return this.#resize(ROOMY);
  }

  async #resize(size: string): Promise<void> {
    const within = ['--target', String(this.#pid), '--user', '--mount', '--preserve-credentials'];
    // What is kept of the mount names users as the machine counts them, which the namespace does not know.
    const mount = ['mount', '--options-mode', 'ignore', '-o', `remount,size=${size}`, '-t', 'tmpfs', 'sawt'];
    await run('nsenter', [...within, ...mount, this.#folder]);
  }
}
