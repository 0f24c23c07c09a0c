import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe } from 'vitest';
import type { DatabaseSettings } from '../../server/platform/database/databaseSettings.ts';
import { migrate } from '../../server/platform/database/migrate.ts';
import { openPostgres } from '../../server/platform/database/openPostgres.ts';
import { openSqlite, sqliteKysely } from '../../server/platform/database/openSqlite.ts';
import type { Schema } from '../../server/platform/database/schema.ts';
import { startPostgres, type PostgresServer } from './postgresServer.ts';

/** A migrated, empty database of its own, with a connection that may do anything. */
export type TestDatabase = { settings: DatabaseSettings; db: Kysely<Schema>; close(): Promise<void> };

export type DatabaseMaker = {
  kind: DatabaseSettings['kind'];
  open: () => Promise<TestDatabase>;
};

/** Describes the same behaviour once on SQLite and once on PostgreSQL, both on real files. */
export function forEachDatabase(name: string, body: (maker: DatabaseMaker) => void): void {
  describe(`${name}, on SQLite`, () => {
    body({ kind: 'sqlite', open: openSqliteFile });
  });
  describe(`${name}, on PostgreSQL`, () => {
    let server: PostgresServer | undefined;
    let count = 0;
    beforeAll(async () => {
      server = await startPostgres();
      await server.createDatabase('pattern');
      await migrate({ kind: 'postgres', url: server.urlOf('pattern') });
    });
    afterAll(() => server?.stop());
    const open = async () => {
      if (!server) throw new Error('PostgreSQL is open only while its tests run.');
      const database = `test_${(count += 1)}`;
      await server.createDatabase(database, 'pattern');
      return openOnPostgres(server.urlOf(database));
    };
    body({ kind: 'postgres', open });
  });
}

/** A SQLite file in a folder of its own, removed on closing. */
export async function openSqliteFile(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'sawt-sqlite-'));
  const settings = { kind: 'sqlite', path: join(folder, 'db', 'sawt.db') } as const;
  await migrate(settings);
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

function openOnPostgres(url: string): TestDatabase {
  const db = openPostgres(url);
  return { settings: { kind: 'postgres', url }, db, close: () => db.destroy() };
}
