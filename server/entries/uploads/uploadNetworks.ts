import type { UploadsTable } from '../../platform/database/entrySchema.ts';
import { networksOf } from '../../platform/http/requestLimits.ts';
import { networkHash } from '../entryPseudonyms.ts';

export type UploadNetworks = Pick<UploadsTable, 'network_hash' | 'network56_hash' | 'network48_hash'>;

/** The pseudonyms of an address's networks; IPv4 has no wider ones. */
export function uploadNetworks(pepper: Uint8Array, address: string): UploadNetworks {
  const [network = '', wide, wider] = networksOf(address);
  return {
    network_hash: networkHash(pepper, network),
    network56_hash: wide === undefined ? null : networkHash(pepper, wide),
    network48_hash: wider === undefined ? null : networkHash(pepper, wider),
  };
}
