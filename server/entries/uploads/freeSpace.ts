import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { isEnough } from '../../platform/readiness.ts';

/** Whether the reserve of the database stays free (decision D71) when `bytes` more are written to a folder's disk. */
export async function hasRoom(folder: string, bytes: number): Promise<boolean> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return isEnough(bavail * bsize - bytes, blocks * bsize);
}

/** Bytes that lie in a folder. */
export async function bytesIn(folder: string): Promise<number> {
  const names = await readdir(folder);
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
