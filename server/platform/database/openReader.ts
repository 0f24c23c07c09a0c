import { existsSync } from 'node:fs';
import type { Kysely } from 'kysely';
import type { DatabaseSettings } from './databaseSettings.ts';
import { openPostgres, refuseForgetfulPostgres, type Patience } from './openPostgres.ts';
import { openSqlite, sqliteKysely } from './openSqlite.ts';
import type { Schema } from './schema.ts';

/**
 * Opens a connection for reading a migrated database; `destroy()` closes it. On SQLite it cannot write, so no
 * write can hold up the thread that serves requests.
 * @throws Error in words when the SQLite file is missing, or PostgreSQL could lose an acknowledged write
 */
export async function openReader(
  settings: DatabaseSettings,
  patience: Patience = 'short',
): Promise<Kysely<Schema>> {
  if (settings.kind === 'sqlite') {
    if (!existsSync(settings.path)) throw new Error(`There is no database at ${settings.path} yet.`);
    return sqliteKysely(openSqlite(settings.path, 'read'));
  }
  const db = openPostgres(settings.url, patience);
  try {
    await refuseForgetfulPostgres(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
