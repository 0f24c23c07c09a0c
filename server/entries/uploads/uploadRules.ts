import { UPLOAD_CHUNK_BYTES } from '../../../domain/limits.ts';

const GIGABYTE = 1_000_000_000;

/** What may lie in wait at once: of one candidate or form, from one address (carriers share them), of all. */
export const uploadQuotas = {
  ownerFiles: 10,
  ownerBytes: 2 * GIGABYTE,
  networkFiles: 30,
  allBytes: 100 * GIGABYTE,
} as const;

/** More than the largest piece that clients are told to send, for those who send another. */
export const PATCH_RESERVE_BYTES = 2 * UPLOAD_CHUNK_BYTES;

/** The only version of the protocol. */
export const TUS_VERSION = '1.0.0';
