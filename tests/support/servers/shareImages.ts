import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const made = join(import.meta.dirname, '../../../node_modules/.cache/sawt/images');

/**
 * Links the images folder of this data folder to one that all test servers share, so that pictures are made
 * once. Names contain the hash of the source, so equal names are equal pictures.
 */
export function shareImages(dataDir: string): void {
  mkdirSync(made, { recursive: true });
  symlinkSync(made, join(dataDir, 'images'));
}
