import { existsSync } from 'node:fs';
import type { Kysely } from 'kysely';
import type { DatabaseSettings } from './databaseSettings.ts';
import { openPostgres, refuseForgetfulPostgres } from './openPostgres.ts';
import { openSqlite, sqliteKysely } from './openSqlite.ts';
import type { Schema } from './schema.ts';

/**
 * The connection for everything that only reads. On SQLite it cannot write at all, so that no write can ever hold up
 * the thread that serves requests. `destroy()` closes it. The database must have been migrated.
 * @throws Error in words when there is none, or it could lose what it has acknowledged
 */
export async function openReader(settings: DatabaseSettings): Promise<Kysely<Schema>> {
  if (settings.kind === 'sqlite') {
    if (!existsSync(settings.path)) throw new Error(`There is no database at ${settings.path} yet.`);
    return sqliteKysely(openSqlite(settings.path, 'read'));
  }
  const db = openPostgres(settings.url);
  try {
    await refuseForgetfulPostgres(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
