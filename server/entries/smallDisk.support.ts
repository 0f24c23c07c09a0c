import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseReserve, filesReserve, type MeasureSpace } from '../platform/storage/diskSpace.ts';

const TOTAL = 10 * 1_073_741_824;

/** A disk on which files of candidates may take `room` bytes; what lies in the folder is counted as it is written. */
export const smallDisk =
  (room: number): MeasureSpace =>
  async (folder) => ({
    free: filesReserve(TOTAL) + room - (await bytesBelow(join(folder, 'staging'))),
    total: TOTAL,
  });

/** A disk that has `above` bytes more than the database needs. */
export const fullerDisk =
  (above: number): MeasureSpace =>
  async () => ({ free: databaseReserve(TOTAL) + above, total: TOTAL });

async function bytesBelow(folder: string): Promise<number> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const sizes = await Promise.all(
    found.map(({ parentPath, name }) =>
      stat(join(parentPath, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
