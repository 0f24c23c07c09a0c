import { Kysely } from 'kysely';
import type { DatabaseSettings } from './databaseSettings.ts';
import { openPostgres } from './openPostgres.ts';
import type { Schema } from './schema.ts';
import { ThreadedSqlite } from './threadedSqlite.ts';

/** Connections to PostgreSQL for staff: a slow search can wait, the connections of voters cannot. */
const STAFF_CONNECTIONS = 3;

/**
 * Opens a connection for what staff read of a migrated database, apart from the one that voters wait for: a thread on
 * SQLite, a pool of its own on PostgreSQL with statements of 5 s at most. It starts with the first query; `destroy()`
 * closes it.
 */
export const openStaffReader = (settings: DatabaseSettings): Kysely<Schema> =>
  settings.kind === 'sqlite'
    ? new Kysely<Schema>({ dialect: new ThreadedSqlite(settings.path) })
    : openPostgres(settings.url, 'short', STAFF_CONNECTIONS);
