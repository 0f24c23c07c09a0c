import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type PostgresServer } from '../../../tests/support/database/postgresServer.ts';
import { strictPooler } from './strictPooler.support.ts';
import { openWriter } from '../writer/openWriter.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './openPostgres.ts';
import { openReader } from './openReader.ts';
import type { Schema } from './schema.ts';

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

  it('returns 64-bit integers as numbers', async () => {
    const db = openPostgres(server.urlOf('postgres'));
    const { rows } = await sql<{ big: number }>`SELECT 1700000000000::int8 AS big`.execute(db);
    expect(rows).toEqual([{ big: 1_700_000_000_000 }]);
    await db.destroy();
  });

  it.each([
    ['5 s, alone and in a transaction', 'short', { alone: '5s', inTransaction: '5s' }],
    ['no time where patience is long', 'long', { alone: '0', inTransaction: '0' }],
  ] as const)('cancels a statement after %s', async (_, patience, limits) => {
    const db = openPostgres(server.urlOf('postgres'), patience);
    expect(await limitsOf(db)).toEqual(limits);
    await db.destroy();
  });

  it('never uses a connection again after a transaction began on it without an answer', async () => {
    const url = server.urlOf('postgres');
    const [db, other] = [openPostgres(url), openPostgres(url, 'long')];
    await sql`SELECT 1`.execute(db);
    const stalled = server.stall(7_000);
    await expect(db.transaction().execute(() => Promise.resolve())).rejects.toThrow('Query read timeout');
    await stalled;
    const left = async () => {
      await sql`SELECT 1`.execute(db);
      const open = sql`SELECT 1 FROM pg_stat_activity WHERE state LIKE 'idle in transaction%'`;
      return (await open.execute(other)).rows;
    };
    expect(await left()).toEqual([]);
    await db.destroy();
    await other.destroy();
  });

  it('behind a pooler that refuses the limit as a start parameter cancels statements of transactions', async () => {
    const pooler = await strictPooler(server.urlOf('postgres'), 'statement_timeout');
    const db = openPostgres(pooler.url);
    expect(await limitsOf(db)).toEqual({ alone: '0', inTransaction: '5s' });
    await db.destroy();
    pooler.close();
  });
});

async function limitsOf(db: Kysely<Schema>): Promise<{ alone: string; inTransaction: string }> {
  const limit = async (from: Kysely<Schema>) => {
    const { rows } = await sql<{
      limit: string;
    }>`SELECT current_setting('statement_timeout') AS limit`.execute(from);
    return rows[0]?.limit ?? '';
  };
  const inTransaction = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(limit);
  return { alone: await limit(db), inTransaction };
}
