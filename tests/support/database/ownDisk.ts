/** A disk in memory that only one process has mounted, so that a test can fill and empty it. */
import { execFile, execFileSync } from 'node:child_process';
import { statfs } from 'node:fs/promises';
import { promisify } from 'node:util';

/** The size of a disk with plenty of room. It takes only as much memory as is written to it. */
const ROOMY = '64g';
const NAMESPACE = ['--user', '--map-root-user', '--mount'];
/**
 * Shell commands that mount the disk over the folder and copy the link to the shared pictures onto it.
 * After `cd`, the shell still sees the folder under the mount.
 */
const MOUNTED =
  'cd "$1" && mount -t tmpfs -o size="$2",mode=700 sawt "$1" && cp -P images "$1" && shift 2 && exec "$@"';

/**
 * The beginning of a command that runs a program with a disk of its own at a folder; append program and
 * arguments.
 */
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

/** Why this machine cannot give a process a disk of its own; undefined if it can. */
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

  /** The path at which other processes find the folder. */
  get seenAt(): string {
    return `/proc/${this.#pid}/root${this.#folder}`;
  }

  /** Shrinks the disk so that exactly this many bytes are free. */
  async fill(freeBytes: number): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      const { blocks, bfree, bsize } = await statfs(this.seenAt);
      try {
        return await this.#resize(String((blocks - bfree) * bsize + freeBytes));
      } catch (error) {
        // The disk cannot become smaller than its content, which may have grown since it was measured:
        // measure again.
        if (tries === 10) throw error;
      }
    }
  }

  empty(): Promise<void> {
    return this.#resize(ROOMY);
  }

  async #resize(size: string): Promise<void> {
    const within = ['--target', String(this.#pid), '--user', '--mount', '--preserve-credentials'];
    // Ignore the options of the first mount: they name users by ids that the namespace does not know.
    const mount = ['mount', '--options-mode', 'ignore', '-o', `remount,size=${size}`, '-t', 'tmpfs', 'sawt'];
    await run('nsenter', [...within, ...mount, this.#folder]);
  }
}
