import { UPLOAD_CHUNK_BYTES } from '../../../domain/limits.ts';

const GIGABYTE = 1_000_000_000;

/** Quotas of unused uploads. Many people share an IPv4 address; `networkBytes` is a setting. */
export const uploadQuotas = {
  /** For one candidate or form. */
  ownerFiles: 10,
  ownerBytes: 2 * GIGABYTE,
  /** For one IPv4 address or IPv6 /64. */
  networkFiles: 30,
  /** The quota of a /56 and of a /48, as multiples. */
  wider: { network56_hash: 2, network48_hash: 4 },
  /** For all together. */
  allBytes: 100 * GIGABYTE,
} as const;

/** An upload counts at most this many bytes more against quotas than it has received. */
export const ADVANCE_BYTES = 1_048_576;

/** A running request reserves up to this many bytes of its quota: more than the largest piece of our clients. */
export const PIECE_BYTES = 2 * UPLOAD_CHUNK_BYTES;

/** The only version of the protocol. */
export const TUS_VERSION = '1.0.0';
