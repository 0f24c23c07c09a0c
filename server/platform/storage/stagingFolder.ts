import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

/** `uploads` in progress, `parts` of objects on their way into the store, `work` of the media job. */
export type Staged = 'uploads' | 'parts' | 'work';

/** Staged files are on the same file system as stored ones, so that storing one is a rename. */
export const stagingPath = (dataDir: string, staged: Staged): string => join(dataDir, 'staging', staged);

/** Like `stagingPath`, and makes the folder, for the owner alone. */
export async function stagingFolder(dataDir: string, staged: Staged): Promise<string> {
  const path = stagingPath(dataDir, staged);
  await mkdir(path, { recursive: true, mode: 0o700 });
  return path;
}
