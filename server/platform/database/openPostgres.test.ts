import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type PostgresServer } from '../../../tests/support/database/postgresServer.ts';
import { openWriter } from '../writer/openWriter.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './openPostgres.ts';
import { openReader } from './openReader.ts';

describe('a PostgreSQL server', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  it('is refused by every opener if it could lose acknowledged writes', async () => {
    await server.createDatabase('forgetful');
    const url = server.urlOf('forgetful');
    const db = openPostgres(url);
    await sql`ALTER DATABASE forgetful SET synchronous_commit = off`.execute(db);
    await db.destroy();
    const words = 'PostgreSQL has synchronous_commit off: acknowledged votes could be lost.';
    const settings = { kind: 'postgres', url } as const;
    await expect(migrate(settings)).rejects.toThrow(words);
    await expect(openReader(settings)).rejects.toThrow(words);
    await expect(
      openWriter(settings, new URL('../writes.ts', import.meta.url), { onFatal: () => {} }),
    ).rejects.toThrow(words);
  });

  it('cancels a statement after 5 s, and returns 64-bit integers as numbers', async () => {
    await server.createDatabase('plain');
    const db = openPostgres(server.urlOf('plain'));
    const { rows } = await sql<{
      timeout: string;
      big: number;
    }>`SELECT current_setting('statement_timeout') AS timeout, 1700000000000::int8 AS big`.execute(db);
    expect(rows).toEqual([{ timeout: '5s', big: 1_700_000_000_000 }]);
    await db.destroy();
  });
});
