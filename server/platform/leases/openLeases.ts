import type { DatabaseSettings } from '../database/databaseSettings.ts';
import type { Leases } from './lease.ts';
import { ownLeases } from './ownLeases.ts';
import { sharedLeases, type SharedLeasesDeps } from './sharedLeases.ts';

/** Leases among nodes on PostgreSQL. On SQLite there is one process, which holds every lease. */
export const openLeases = (kind: DatabaseSettings['kind'], deps: SharedLeasesDeps): Leases =>
  kind === 'sqlite' ? ownLeases : sharedLeases(deps);
