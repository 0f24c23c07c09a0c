/** A disk in memory that one process alone sees, so that a test can fill and empty it. */
import { execFile, execFileSync } from 'node:child_process';
import { statfs } from 'node:fs/promises';
import { promisify } from 'node:util';

/**
 * The size of a disk with plenty of room: a disk in memory takes only the memory of what is written to it.
 */
const ROOMY = '64g';
const NAMESPACE = ['--user', '--map-root-user', '--mount'];
/**
 * Shell lines that mount the disk and copy the link to shared pictures: the shell still stands in the folder
 * below the mount.
 */
const MOUNTED =
  'cd "$1" && mount -t tmpfs -o size="$2",mode=700 sawt "$1" && cp -P images "$1" && shift 2 && exec "$@"';

/** The command that starts a process on its own disk at a folder; goes before the program and its arguments. */
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

/** Why this machine cannot give a process its own disk; undefined where it can. */
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

  /** The path of the folder as other processes reach it. */
  get seenAt(): string {
    return `/proc/${this.#pid}/root${this.#folder}`;
  }

  /** Leaves exactly this many bytes free. */
  async fill(freeBytes: number): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      const { blocks, bfree, bsize } = await statfs(this.seenAt);
      try {
        return await this.#resize(String((blocks - bfree) * bsize + freeBytes));
      } catch (error) {
        // A disk cannot shrink below its content; other writes may have come meanwhile, so try again.
        if (tries === 10) throw error;
      }
    }
  }

  empty(): Promise<void> {
    return this.#resize(ROOMY);
  }

  async #resize(size: string): Promise<void> {
    const within = ['--target', String(this.#pid), '--user', '--mount', '--preserve-credentials'];
    // The stored mount options name users by the machine's ids, which the namespace does not know.
    const mount = ['mount', '--options-mode', 'ignore', '-o', `remount,size=${size}`, '-t', 'tmpfs', 'sawt'];
    await run('nsenter', [...within, ...mount, this.#folder]);
  }
}
