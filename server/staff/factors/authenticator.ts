import { createHmac } from 'node:crypto';
import { unwrap, wrap } from '../../platform/storage/sealing.ts';

/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;

/**
 * The secret that a link offers to an authenticator app. It is computed from the link's token, so that a page that
 * loads again shows the same one, and the database holds none before it is proven.
 */
export const offeredSecret = (key: Uint8Array, token: string): Buffer =>
  createHmac('sha256', key).update(`staff-authenticator:${token}`).digest().subarray(0, SECRET_BYTES);

const ownerOf = (id: string) => `staff authenticator ${id}`;

/** The stored form of an authenticator's secret. @param key the identity key */
export const sealSecret = (key: Buffer, id: string, secret: Buffer): string => wrap(key, ownerOf(id), secret);

/** The secret of a stored authenticator. @throws Error for an altered text or another key */
export const openSecret = (key: Buffer, id: string, sealed: string): Buffer =>
  unwrap(key, ownerOf(id), sealed);
