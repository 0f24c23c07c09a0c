import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const made = join(import.meta.dirname, '../../../node_modules/.cache/sawt/images');

/**
 * Lets a server with this data folder find the pictures that others of the tests have made. They are named after what
 * they are made of, so that one of the same name is the same.
 */
export function shareImages(dataDir: string): void {
  mkdirSync(made, { recursive: true });
  symlinkSync(made, join(dataDir, 'images'));
}
