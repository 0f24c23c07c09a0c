import type { PlatformConfig } from '../settings/platformSettings.ts';
import { openDiskStore } from './diskStore.ts';
import { openBucket } from './openBucket.ts';
import type { ObjectStore } from './store.ts';

/** Opens the store of the settings: a bucket, or else folders in the data folder (decision D76). */
export const openObjects = ({ s3, dataDir }: Pick<PlatformConfig, 's3' | 'dataDir'>): ObjectStore =>
  s3 ? openBucket(s3) : openDiskStore(dataDir);
