import { UPLOAD_CHUNK_BYTES } from '../../../domain/limits.ts';

const GIGABYTE = 1_000_000_000;

/** What may wait unused at once. Carriers share IPv4 addresses; `networkBytes` is a setting. */
export const uploadQuotas = {
  /** Of one candidate or form. */
  ownerFiles: 10,
  ownerBytes: 2 * GIGABYTE,
  /** Of one IPv4 address or IPv6 /64. */
  networkFiles: 30,
  /** How many times that much a /56 and a /48 may hold. */
  wider: { network56_hash: 2, network48_hash: 4 },
  /** Of all. */
  allBytes: 100 * GIGABYTE,
} as const;

/** An upload counts this many bytes (at most) more against quotas than have come. */
export const ADVANCE_BYTES = 1_048_576;

/** A running request reserves up to this many bytes of its quota: more than the largest piece of our clients. */
export const PIECE_BYTES = 2 * UPLOAD_CHUNK_BYTES;

/** The only version of the protocol. */
export const TUS_VERSION = '1.0.0';
