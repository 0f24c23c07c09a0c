import { statfs } from 'node:fs/promises';

/** Bytes of a disk: free for this process, and in total. */
export type DiskSpace = { free: number; total: number };

/** Measures the disk of a folder. @throws the error of the file system */
export type MeasureSpace = (folder: string) => Promise<DiskSpace>;

export const measureSpace: MeasureSpace = async (folder) => {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
};

const GIB = 1_073_741_824;
/** The database's reserve: a gibibyte, or a tenth of the disk if that is more. */
const RESERVE = { bytes: GIB, share: 0.1 };
/** Files leave the reserve and this share of it free, so that a disk full of files still takes votes. */
const FILES_SHARE = 0.25;

/** The reserve (bytes) on a disk of `total` bytes: with less free space the server is not ready. */
export const databaseReserve = (total: number): number => Math.max(RESERVE.bytes, total * RESERVE.share);

/** The space (bytes) that candidates' files leave free on a disk of `total` bytes. */
export const filesReserve = (total: number): number => databaseReserve(total) * (1 + FILES_SHARE);
