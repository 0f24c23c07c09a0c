import type { DatabaseSettings } from '../database/databaseSettings.ts';
import type { Leases } from './lease.ts';
import { ownLeases } from './ownLeases.ts';
import { sharedLeases, type SharedLeasesDeps } from './sharedLeases.ts';

/** Nodes share work where they share a database; SQLite has one process. */
export const openLeases = (kind: DatabaseSettings['kind'], deps: SharedLeasesDeps): Leases =>
  kind === 'sqlite' ? ownLeases : sharedLeases(deps);
