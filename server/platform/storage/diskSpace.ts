import { statfs } from 'node:fs/promises';

/** Bytes of a disk: free for this process, and in total. */
export type DiskSpace = { free: number; total: number };

/** Measures the disk on which a folder lies. @throws what the file system throws */
export type MeasureSpace = (folder: string) => Promise<DiskSpace>;

export const measureSpace: MeasureSpace = async (folder) => {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
};

const GIB = 1_073_741_824;
/** What stays free for the database: a gibibyte, or a tenth of the disk where that is more. */
const RESERVE = { bytes: GIB, share: 0.1 };
/** Files leave this share of the reserve free on top of it, so that a disk full of files still takes votes. */
const FILES_SHARE = 0.25;

/** What the database needs free on a disk of `total` bytes: below it the server is not ready. */
export const databaseReserve = (total: number): number => Math.max(RESERVE.bytes, total * RESERVE.share);

/** What files of candidates leave free on a disk of `total` bytes. */
export const filesReserve = (total: number): number => databaseReserve(total) * (1 + FILES_SHARE);
