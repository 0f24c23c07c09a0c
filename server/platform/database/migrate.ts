import { sql, type Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator, type Migration } from 'kysely/migration';
import type { DatabaseSettings } from './databaseSettings.ts';
import { dialectParts } from './migrations/dialectParts.ts';
import { migrations } from './migrations/migrations.ts';
import { openPostgres, refuseForgetfulPostgres } from './openPostgres.ts';
import { openSqlite, sqliteKysely } from './openSqlite.ts';
import type { Schema } from './schema.ts';

/**
 * Migrates the database to the newest schema, and creates the file of a missing SQLite database.
 * @param upTo the last step to take; the newest by default
 * @returns the names of the steps taken
 * @throws when the database cannot be opened, is not durable, has the schema of a newer release, or a step
 * fails; a failed step changes nothing
 */
export async function migrate(settings: DatabaseSettings, upTo?: string): Promise<string[]> {
  const db =
    settings.kind === 'sqlite' ? openForMigration(settings.path) : openPostgres(settings.url, 'long');
  const steps = migrations(dialectParts[settings.kind]);
  try {
    if (settings.kind === 'sqlite') return await take(db, steps, upTo);
    await refuseForgetfulPostgres(db);
    return await db.transaction().execute(async (tx) => {
      await lockMigrations(tx);
      return take(tx, steps, upTo);
    });
  } finally {
    await db.destroy();
  }
}

type Steps = Readonly<Record<string, Migration>>;

async function take(db: Kysely<Schema>, steps: Steps, upTo: string | undefined): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(steps) } });
  await refuseNewerSchema(db, steps);
  const { error, results } = await (upTo === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(upTo));
  if (error) throw new Error('The database could not be brought to the newest schema.', { cause: error });
  return (results ?? []).map((result) => result.migrationName);
}

/** The number of Kysely's own migration lock, so that nodes of older releases, which use it, wait too. */
const LOCK_ID = '3853314791062309107';

/** Lets one node migrate at a time; the lock ends with the transaction, also behind a pooler. */
const lockMigrations = (tx: Kysely<Schema>) =>
  sql`SELECT pg_advisory_xact_lock(${sql.lit(LOCK_ID)}::int8)`.execute(tx);

/**
 * Refuses a database with unknown steps.
 * @throws Error in words when a newer release migrated the database
 */
async function refuseNewerSchema(db: Kysely<Schema>, steps: Steps): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return;
  const { rows } = await sql<{
    name: string;
  }>`SELECT name FROM ${sql.table(DEFAULT_MIGRATION_TABLE)} ORDER BY name`.execute(db);
  const newer = rows.map(({ name }) => name).filter((name) => !Object.hasOwn(steps, name));
  if (newer.length === 0) return;
  throw new Error(
    `The database has the schema of a newer release (${newer.join(', ')}): start that release or a later one.`,
  );
}

/** Opens without foreign keys: a step that copies a table drops the old one before the copy has its name. */
function openForMigration(path: string): Kysely<Schema> {
  const connection = openSqlite(path, 'write');
  connection.exec('PRAGMA foreign_keys = OFF');
  return sqliteKysely(connection);
}
