import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

/** `uploads` on their way, `parts` of objects that are being put away, `work` of the media job. */
export type Staged = 'uploads' | 'parts' | 'work';

/** Files that are not kept yet lie beside those that are, on the same file system: keeping one is a renaming. */
export const stagingPath = (dataDir: string, staged: Staged): string => join(dataDir, 'staging', staged);

/** As `stagingPath`, and the folder is there, for the owner alone. */
export async function stagingFolder(dataDir: string, staged: Staged): Promise<string> {
  const path = stagingPath(dataDir, staged);
  await mkdir(path, { recursive: true, mode: 0o700 });
  return path;
}
