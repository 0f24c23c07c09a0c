import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSqliteFile } from '../../../tests/support/database/databases.ts';
import { noteWrites, type writes } from '../../../tests/support/database/noteWrites.ts';
import { startPostgres, type PostgresServer } from '../../../tests/support/database/postgresServer.ts';
import { migrate } from '../database/migrate.ts';
import { openPostgres } from '../database/openPostgres.ts';
import { openWriter } from './openWriter.ts';
import { storageFailureOf, type StorageFailure } from './storageFailure.ts';
import type { WriteError } from './writeError.ts';

const open = openWriter<typeof writes>;

describe('when the disk is full', () => {
  it('the writer acknowledges nothing that is not on disk, and takes what fits later', async () => {
    const database = await openSqliteFile();
    const fatal: StorageFailure[] = [];
    const writer = await open(database.settings, noteWrites, { onFatal: (failure) => fatal.push(failure) });
    await writer.submit('limitPages', 2);
    const long = 'x'.repeat(3_000);
    const texts = Array.from({ length: 12 }, (_, index) => `${index} ${long}`);
    const answers: string[] = [];
    for (const text of texts) answers.push(await answerTo(writer.submit('note', { text })));
    const acknowledged = texts.filter((_text, index) => answers[index] === 'acknowledged');
    expect(new Set(answers)).toEqual(new Set(['acknowledged', 'unavailable']));
    const stored = await database.db.selectFrom('ledger_heads').select('stream').execute();
    expect(stored.map(({ stream }) => stream).toSorted()).toEqual(acknowledged.toSorted());
    await writer.submit('limitPages', 1_000);
    expect(await writer.submit('note', { text: 'after' })).toBe(1);
    expect(fatal).toEqual([]);
    await writer.close();
    await database.close();
  });
});

describe('when the writer thread dies', () => {
  it('no waiting write is acknowledged, and the process must end', async () => {
    const database = await openSqliteFile();
    const fatal = Promise.withResolvers<StorageFailure>();
    const writer = await open(database.settings, noteWrites, { onFatal: fatal.resolve });
    const crash = writer.submit('crash', null);
    await expect(crash).rejects.toMatchObject({ code: 'unavailable' });
    expect((await fatal.promise).fatal).toBe(true);
    await expect(writer.submit('note', { text: 'late' })).rejects.toMatchObject({ code: 'unavailable' });
    expect(await database.db.selectFrom('ledger_heads').selectAll().execute()).toEqual([]);
    await database.close();
  });
});

describe('a failure of SQLite', () => {
  const failed = (errcode: number) => Object.assign(new Error('failed'), { errcode });

  it.each([
    ['an I/O error', 10, true],
    ['an I/O error while syncing', 1034, true],
    ['corruption', 11, true],
    ['a file that is no database', 26, true],
    ['a full disk', 13, false],
    ['a lock that stays', 5, false],
  ])('such as %s loses the batch', (_name, errcode, fatal) => {
    expect(storageFailureOf(failed(errcode))).toMatchObject({ fatal });
  });

  it('such as a broken constraint rejects one input only', () => {
    expect(storageFailureOf(failed(1555))).toBeUndefined();
  });
});

describe('when PostgreSQL is gone', () => {
  let server: PostgresServer;
  let url: string;
  beforeAll(async () => {
    server = await startPostgres();
    await server.createDatabase('gone');
    url = server.urlOf('gone');
    await migrate({ kind: 'postgres', url });
  });
  afterAll(() => server.stop());

  it('the writer acknowledges nothing, replaces a cut connection, and writes on', async () => {
    const writer = await open({ kind: 'postgres', url }, noteWrites, { onFatal: () => {} });
    const other = openPostgres(url);
    const [answer] = await Promise.all([answerTo(writer.submit('sleep', 30)), cutOtherConnections(other)]);
    expect(answer).toBe('unavailable');
    expect(await writer.submit('note', { text: 'after' })).toBe(1);
    await other.destroy();
    await writer.close();
  });

  it('it cancels a statement that takes too long, and tells its caller', async () => {
    const writer = await open({ kind: 'postgres', url }, noteWrites, { onFatal: () => {} });
    await expect(writer.submit('sleep', 30)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await writer.submit('note', { text: 'awake' })).toBe(1);
    await writer.close();
  });

  it('callers hear so while it stays away', async () => {
    const writer = await open({ kind: 'postgres', url }, noteWrites, { onFatal: () => {} });
    await server.stop();
    await expect(writer.submit('note', { text: 'nowhere' })).rejects.toMatchObject({ code: 'unavailable' });
    await writer.close();
  });
});

const answerTo = (write: Promise<unknown>) =>
  write.then(
    () => 'acknowledged',
    (error: WriteError) => error.code,
  );

/** Waits until another connection of this database sleeps, then cuts it. */
async function cutOtherConnections(db: ReturnType<typeof openPostgres>): Promise<void> {
  for (;;) {
    const { rows } = await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event = 'PgSleep'`.execute(db);
    if (rows.length > 0) return;
  }
}
