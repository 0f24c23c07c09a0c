import type { Leases } from './lease.ts';
import type { PlatformConfig } from '../settings/platformSettings.ts';
import { noLeases } from './noLeases.ts';
import { ownLeases } from './ownLeases.ts';
import { sharedLeases, type SharedLeasesDeps } from './sharedLeases.ts';

type LeaseConfig = Pick<PlatformConfig, 'databaseUrl' | 'roles'>;

/**
 * Leases among nodes on PostgreSQL; a node that does not work for others has none. On SQLite there is one
 * process, which holds every lease.
 */
export function openLeases(config: LeaseConfig, deps: SharedLeasesDeps): Leases {
  if (config.databaseUrl === null) return ownLeases;
  return config.roles.work ? sharedLeases(deps) : noLeases;
}
