import { statfs } from 'node:fs/promises';
import { isEnough } from '../../platform/readiness.ts';

/** The copy that is worked on, what is made of it, and that once more on its way into the store. */
const TIMES = 3;

/** Whether there is room to work on a file of `bytes` without touching the reserve of the database. */
export async function hasRoomFor(dataDir: string, bytes: number): Promise<boolean> {
  const { bavail, blocks, bsize } = await statfs(dataDir);
  return isEnough(bavail * bsize - TIMES * bytes, blocks * bsize);
}
