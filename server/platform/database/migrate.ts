import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { DatabaseSettings } from './databaseSettings.ts';
import { dialectParts } from './migrations/dialectParts.ts';
import { migrations } from './migrations/migrations.ts';
import { openPostgres, refuseForgetfulPostgres } from './openPostgres.ts';
import { openSqlite, sqliteKysely } from './openSqlite.ts';
import type { Schema } from './schema.ts';

/**
 * Migrates the database to the newest schema, and creates it if missing.
 * @param upTo the last step to take; the newest by default
 * @returns the names of the steps taken
 * @throws when the database cannot be opened, is not durable, or a step fails; a failed step changes nothing
 */
export async function migrate(settings: DatabaseSettings, upTo?: string): Promise<string[]> {
  const db = settings.kind === 'sqlite' ? openForMigration(settings.path) : openPostgres(settings.url);
  try {
    if (settings.kind === 'postgres') await refuseForgetfulPostgres(db);
    const steps = migrations(dialectParts[settings.kind]);
    const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(steps) } });
    const { error, results } = await (upTo === undefined
      ? migrator.migrateToLatest()
      : migrator.migrateTo(upTo));
    if (error) throw new Error('The database could not be brought to the newest schema.', { cause: error });
    return (results ?? []).map((result) => result.migrationName);
  } finally {
    await db.destroy();
  }
}

/** Opens without foreign keys: a step that copies a table drops the old one before the copy has its name. */
function openForMigration(path: string): Kysely<Schema> {
  const connection = openSqlite(path, 'write');
  connection.exec('PRAGMA foreign_keys = OFF');
  return sqliteKysely(connection);
}
