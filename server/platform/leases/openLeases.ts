import type { Leases } from './lease.ts';
import type { PlatformConfig } from '../settings/platformSettings.ts';
import { noLeases } from './noLeases.ts';
import { ownLeases } from './ownLeases.ts';
import { sharedLeases, type SharedLeasesDeps } from './sharedLeases.ts';

type LeaseConfig = Pick<PlatformConfig, 'databaseUrl' | 'roles'>;

/** Leases among nodes on PostgreSQL. On SQLite there is one process, which holds every lease. */
export const openLeases = (config: Pick<LeaseConfig, 'databaseUrl'>, deps: SharedLeasesDeps): Leases =>
  config.databaseUrl === null ? ownLeases : sharedLeases(deps);

/** The leases of work that one node does for all; a node that does not work for others never has one. */
export const leasesOfWork = (config: LeaseConfig, open: () => Leases): Leases =>
  config.databaseUrl === null || config.roles.work ? open() : noLeases;
