import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Folders for unfinished files: `uploads` in progress, `parts` of objects on their way into the store, `work`
 * of the media job.
 */
export type Staged = 'uploads' | 'parts' | 'work';

/**
 * The path of a staging folder. It is on the same file system as stored files, so that storing one is a
 * rename.
 */
export const stagingPath = (dataDir: string, staged: Staged): string => join(dataDir, 'staging', staged);

/** Makes the folder of `stagingPath`, for the owner alone, and returns its path. */
export async function stagingFolder(dataDir: string, staged: Staged): Promise<string> {
  const path = stagingPath(dataDir, staged);
  await mkdir(path, { recursive: true, mode: 0o700 });
  return path;
}
