import { createHmac } from 'node:crypto';
import type { UploadsTable } from '../platform/database/entrySchema.ts';
import { networksOf } from '../platform/http/networks.ts';

const pseudonym = (pepper: Uint8Array, kind: string, text: string) =>
  createHmac('sha256', pepper)
    .update(JSON.stringify([kind, text]))
    .digest('hex');

/** A keyed hash of a form's key. The key itself is not stored: its holder may use the form's uploads. */
export const formHash = (pepper: Uint8Array, key: string): string => pseudonym(pepper, 'form', key);

/** Signs that the registration of a form began at `at` (UTC ms). */
export const startSignature = (
  pepper: Uint8Array,
  { key, competitionId, at }: { key: string; competitionId: string; at: number },
): string => pseudonym(pepper, 'start', JSON.stringify([key, competitionId, at]));

/** The hash under which a registration is stored: of its form's key, civil id and competition. */
export const signupKeyHash = (
  pepper: Uint8Array,
  { key, civilId, competitionId }: { key: string; civilId: string; competitionId: string },
): string => pseudonym(pepper, 'signup', JSON.stringify([key, civilId, competitionId]));

/**
 * The hash under which a replacement is stored: of its entry and of the ticket of its upload, or its key
 * without one.
 */
export const replacementHash = (pepper: Uint8Array, mark: string, entryId: string): string =>
  pseudonym(pepper, 'replacement', JSON.stringify([mark, entryId]));

/**
 * The hash by which the same file is found again among identity documents (decision D251).
 * @param sha256 of its plain bytes
 */
export const documentHash = (pepper: Uint8Array, sha256: string): string =>
  pseudonym(pepper, 'identity-document', sha256);

export type UploadNetworks = Pick<UploadsTable, 'network_hash' | 'network56_hash' | 'network48_hash'>;

/**
 * Pseudonyms of the networks that contain an address, so that quotas need no stored address. An IPv4
 * address has only one, an IPv6 address three.
 */
export function uploadNetworks(pepper: Uint8Array, address: string): UploadNetworks {
  const [network = '', wide, wider] = networksOf(address);
  const networkHash = (caller: string) => pseudonym(pepper, 'upload-network', caller);
  return {
    network_hash: networkHash(network),
    network56_hash: wide === undefined ? null : networkHash(wide),
    network48_hash: wider === undefined ? null : networkHash(wider),
  };
}
