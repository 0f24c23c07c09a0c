import { constants } from 'node:fs';
import { chmod, chown, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '../../platform/ids.ts';
import { stagingPath } from '../../platform/storage/stagingFolder.ts';
import { NOBODY } from '../ffmpeg/confinement.ts';

/**
 * The folder for the work on one file. If the confined process runs as another user, it belongs to that
 * user.
 */
export type WorkFolder = {
  path: string;
  /** Lets the confined process read a file of the folder. */
  handOver(name: string): Promise<void>;
  /**
   * Gives a file that the confined process made back to the server's user.
   * @returns its size in bytes; undefined if there is no regular file with content
   */
  takeOver(name: string): Promise<number | undefined>;
  remove(): Promise<void>;
};

/**
 * Makes a folder for the work on one file.
 * @param isNobody whether the confined process runs as NOBODY, not as the server's user
 */
export async function openWorkFolder(dataDir: string, isNobody: boolean): Promise<WorkFolder> {
  const path = join(stagingPath(dataDir, 'work'), newId());
  await mkdir(path, { recursive: true, mode: 0o700 });
  const give = async (file: string) => isNobody && chown(file, NOBODY, NOBODY);
  await give(path);
  return {
    path,
    handOver: async (name) => {
      await chmod(join(path, name), 0o400);
      await give(join(path, name));
    },
    takeOver: (name) => takeOver(join(path, name)),
    remove: () => rm(path, { recursive: true, force: true }),
  };
}

/** Removes the work folders of a killed process. */
export const clearWork = (dataDir: string): Promise<void> =>
  rm(stagingPath(dataDir, 'work'), { recursive: true, force: true });

async function takeOver(path: string): Promise<number | undefined> {
  // Do not follow symbolic links: the confined process could have made one to any file that the server may
  // read.
  const file = await open(path, constants.O_RDWR | constants.O_NOFOLLOW).catch(() => undefined);
  if (!file) return undefined;
  try {
    const found = await file.stat();
    if (!found.isFile() || found.nlink !== 1 || found.size === 0) return undefined;
    await file.chown(process.getuid?.() ?? found.uid, process.getgid?.() ?? found.gid);
    return found.size;
  } finally {
    await file.close();
  }
}
