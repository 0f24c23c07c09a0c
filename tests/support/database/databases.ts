import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { Client } from 'pg';
import { describe, expect, inject } from 'vitest';
import {
  databaseSettings,
  type DatabaseSettings,
} from '../../../server/platform/database/databaseSettings.ts';
import { openPostgres } from '../../../server/platform/database/openPostgres.ts';
import { openSqlite, sqliteKysely } from '../../../server/platform/database/openSqlite.ts';
import type { Schema } from '../../../server/platform/database/schema.ts';
import type { Config } from '../../../server/start/settings.ts';
import { layMigratedFile } from './migratedFile.ts';
import { PATTERN } from './sharedPostgres.ts';

/** A migrated, empty database for one test. Its connection `db` is not limited as the server's are. */
export type TestDatabase = { settings: DatabaseSettings; db: Kysely<Schema>; close(): Promise<void> };

export type DatabaseMaker = {
  kind: DatabaseSettings['kind'];
  open: () => Promise<TestDatabase>;
};

/** Runs the same tests twice: on SQLite and on PostgreSQL, both with real files. */
export function forEachDatabase(name: string, body: (maker: DatabaseMaker) => void): void {
  describe(`${name}, on SQLite`, () => {
    body({ kind: 'sqlite', open: openSqliteFile });
  });
  describe(`${name}, on PostgreSQL`, () => {
    body({ kind: 'postgres', open: openPostgresDatabase });
  });
}

/** Opens a SQLite database in a folder of its own, which is removed on closing. */
export async function openSqliteFile(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'sawt-sqlite-'));
  const settings = { kind: 'sqlite', path: join(folder, 'db', 'sawt.db') } as const;
  await layMigratedFile(settings);
  const connection = openSqlite(settings.path, 'write');
  const db = sqliteKysely(connection);
  return {
    settings,
    db,
    close: async () => {
      await db.destroy();
      if (connection.isOpen) connection.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Opens a new database on the PostgreSQL of this test run; it is dropped after closing. */
export async function openPostgresDatabase(): Promise<TestDatabase> {
  const base = inject('postgres');
  const name = await takeDatabase(base);
  const url = base + name;
  const db = openPostgres(url);
  return {
    settings: { kind: 'postgres', url },
    db,
    close: async () => {
      await db.destroy();
      unawaited(query(base, `DROP DATABASE ${name} WITH (FORCE)`));
    },
  };
}

let next: Promise<string> | undefined;

/**
 * Takes a copy of the template database. Copying takes as long as a short test, so the next copy is begun
 * ahead.
 */
function takeDatabase(base: string): Promise<string> {
  const taken = next ?? createDatabase(base);
  next = taken.then(() => createDatabase(base));
  unawaited(next);
  return taken;
}

async function createDatabase(base: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // By default, PostgreSQL would write the whole template to its log.
  await query(base, `CREATE DATABASE ${name} TEMPLATE ${PATTERN} STRATEGY FILE_COPY`);
  return name;
}

/**
 * Ignores failures of work that nobody awaits: the test run, and PostgreSQL with it, may end before it is
 * done.
 */
function unawaited(work: Promise<unknown>): void {
  work.catch(() => {});
}

async function query(base: string, statement: string): Promise<void> {
  const client = new Client(`${base}postgres`);
  client.on('error', () => {});
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Opens another connection to the database of a running server. */
export function openBeside({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): Kysely<Schema> {
  const settings = databaseSettings(dataDir, databaseUrl);
  return settings.kind === 'sqlite'
    ? sqliteKysely(openSqlite(settings.path, 'write'))
    : openPostgres(settings.url);
}

/** Writes to the database of a running server, through another connection. */
export async function writeBeside<T>(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  write: (db: Kysely<Schema>) => Promise<T>,
): Promise<T> {
  const db = openBeside(config);
  try {
    return await write(db);
  } finally {
    await db.destroy();
  }
}

const waiting = sql<{ waiting: number }>`
  SELECT count(*)::int AS waiting FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`;

/** Passes once so many connections of a PostgreSQL database wait for a lock. */
export const lockWaits = ({ db }: Pick<TestDatabase, 'db'>, count = 1): Promise<void> =>
  expect.poll(async () => (await waiting.execute(db)).rows).toEqual([{ waiting: count }]);
