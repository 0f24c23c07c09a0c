import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stagingPath } from '../../platform/storage/stagingFolder.ts';
import type { PlatformConfig } from '../../platform/settings/platformSettings.ts';
import { PART_ENDING } from '../forms/stageFile.ts';
import { BucketStaging, type BucketStagingDeps } from './bucketStaging.ts';
import { FolderStaging } from './folderStaging.ts';
import type { Staging } from './staging.ts';

/**
 * Opens the staging that the settings choose: the bucket if there is one, else the folder.
 * @returns also `folder`, where this node writes the files of forms in either case
 */
export function openStaging(
  { dataDir, s3 }: Pick<PlatformConfig, 'dataDir' | 's3'>,
  deps: Omit<BucketStagingDeps, 'folder'>,
): { staging: Staging; folder: string } {
  const folder = stagingPath(dataDir, 'uploads');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  dropParts(folder);
  return { staging: s3 ? new BucketStaging({ ...deps, folder }) : new FolderStaging(folder), folder };
}

/**
 * Deletes the temporary files that a killed server left. No row names them, and no other process writes in
 * this folder.
 */
function dropParts(folder: string): void {
  const parts = readdirSync(folder).filter((name) => name.endsWith(PART_ENDING));
  for (const name of parts) rmSync(join(folder, name), { force: true });
}
