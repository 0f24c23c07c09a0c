import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How many bytes must be free in memory: what a run leaves at most in its folder, and some room. */
const NEEDED_BYTES = 3 * 1_024 ** 3;
const IN_MEMORY = '/dev/shm';

/**
 * Makes a folder for the temporary files of a test run, removed when the process ends. It is in memory if
 * there is room, because tests spend half of their time waiting for disks, and none needs its files after a
 * crash.
 */
export function testFolder() {
  const folder = mkdtempSync(join(hasRoomInMemory() ? IN_MEMORY : tmpdir(), 'sawt-tests-'));
  // Let other users read it: PostgreSQL runs as a user of its own.
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function hasRoomInMemory() {
  try {
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .find(([, path]) => path === IN_MEMORY);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    // Tests run programs from the folder, so it must not be mounted `noexec`.
    return mount !== undefined && !mount[3].split(',').includes('noexec') && bavail * bsize > NEEDED_BYTES;
  } catch {
    return false;
  }
}
