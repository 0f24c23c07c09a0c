import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const made = join(import.meta.dirname, '../../../node_modules/.cache/sawt/images');

/**
 * Lets a server with this data folder use the pictures that other test servers made. A name contains the hash of the
 * source, so equal names mean equal pictures.
 */
export function shareImages(dataDir: string): void {
  mkdirSync(made, { recursive: true });
  symlinkSync(made, join(dataDir, 'images'));
}
