import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, it } from 'vitest';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { startPostgres } from '../../../tests/support/database/postgresServer.ts';
import { entryId, laySmallSeason, opens, roundId } from '../../../tests/support/catalogue/seasonFixture.ts';
import { appendVotes } from '../../voting/appendVotes.ts';
import { migrate } from './migrate.ts';
import { competitionSlugsApart } from './migrations/catalogueTables.ts';
import { dialectParts } from './migrations/dialectParts.ts';
import { slugCompetitions } from './migrations/fillCatalogue.ts';
import { migrations } from './migrations/migrations.ts';
import { openPostgres } from './openPostgres.ts';
import { openSqlite, sqliteKysely } from './openSqlite.ts';
import type { Schema } from './schema.ts';

forEachDatabase('the schema', ({ open, kind }) => {
  it('is created once, however often it is requested', async () => {
    const database = await open();
    expect(await migrate(database.settings)).toEqual([]);
    await database.close();
  });

  it('of a newer release is refused by name', async () => {
    const database = await open();
    await sql`INSERT INTO kysely_migration VALUES ('9998-next', 'now'), ('9999-last', 'now')`.execute(
      database.db,
    );
    await expect(migrate(database.settings)).rejects.toThrow(
      'The database has the schema of a newer release (9998-next, 9999-last): start that release or a later one.',
    );
    await database.close();
  });

  it('refuses to change or drop a counted vote', async () => {
    const database = await open();
    await countOneVote(database.db);
    const before = await database.db.selectFrom('ledger').selectAll().execute();
    const changes = ['UPDATE ledger SET votes = 2', 'DELETE FROM ledger'];
    if (kind === 'postgres') changes.push('TRUNCATE ledger CASCADE');
    for (const change of changes)
      await expect(sql.raw(change).execute(database.db)).rejects.toThrow('the ledger is append-only');
    expect(await database.db.selectFrom('ledger').selectAll().execute()).toEqual(before);
    await database.close();
  });

  it('takes no vote for a contestant outside the round', async () => {
    const database = await open();
    await laySmallSeason(database.db);
    await expect(appendOne(database.db, 'entry-of-nobody')).rejects.toThrow(/foreign key/i);
    await database.close();
  });
});

forEachDatabase('competitions from before they had addresses', ({ open }) => {
  it('get one each, separate from the others of their event', async () => {
    const database = await open();
    const { db } = database;
    await laySmallSeason(db);
    await sql.raw('DROP INDEX competitions_by_slug').execute(db);
    const older = [
      { id: 'a', name_ar: 'الغناء', name_en: 'Singing' },
      { id: 'b', name_ar: 'الإلقاء', name_en: null },
      { id: 'c', name_ar: null, name_en: null },
    ];
    const rows = older.map((names) => ({ ...names, event_id: 'event', slug: '' }));
    await db.insertInto('competitions').values(rows).execute();
    await slugCompetitions(db as unknown as Kysely<never>);
    const slugs = await db.selectFrom('competitions').select(['id', 'slug']).orderBy('id').execute();
    expect(slugs).toEqual([
      { id: 'a', slug: 'singing' },
      { id: 'b', slug: 'الإلقاء' },
      { id: 'c', slug: 'competition' },
      { id: 'competition', slug: 'singing-2' },
    ]);
    await sql.raw(competitionSlugsApart).execute(db);
    await database.close();
  });
});

it('migrates a database with a season to the newest schema', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sawt-older-'));
  const settings = { kind: 'sqlite', path: join(folder, 'db', 'sawt.db') } as const;
  const older = sqliteKysely(openSqlite(settings.path, 'write'));
  const provider = { getMigrations: () => Promise.resolve(migrations(dialectParts.sqlite)) };
  await new Migrator({ db: older, provider }).migrateTo('0002-paid-votes');
  await sql`INSERT INTO events VALUES ('event', 'season', NULL, 'Season', 'Asia/Muscat', 1, 2)`.execute(
    older,
  );
  await sql`INSERT INTO competitions VALUES ('one', 'event', NULL, 'Singing')`.execute(older);
  await older.destroy();
  expect(await migrate(settings)).toContain('0003-catalogue');
  const newest = sqliteKysely(openSqlite(settings.path, 'write'));
  const read = await newest
    .selectFrom('competitions')
    .select(['slug', 'entry_fee_baisa', 'min_age'])
    .execute();
  expect(read).toEqual([{ slug: 'singing', entry_fee_baisa: 0, min_age: 18 }]);
  await newest.destroy();
  rmSync(folder, { recursive: true });
});

it('keeps every counted vote, order and message when standings are added', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sawt-older-'));
  const settings = { kind: 'sqlite', path: join(folder, 'db', 'sawt.db') } as const;
  await migrate(settings, '0006-replacements');
  const older = sqliteKysely(openSqlite(settings.path, 'write'));
  await layOlderVotes(older);
  const read = (db: Kysely<Schema>) =>
    Promise.all([
      db.selectFrom('ledger').selectAll().execute(),
      db.selectFrom('sms_messages').selectAll().execute(),
    ]);
  const before = await read(older);
  await older.destroy();
  expect(await migrate(settings)).toContain('0007-standings');
  const newest = sqliteKysely(openSqlite(settings.path, 'write'));
  expect(await read(newest)).toEqual(before);
  const orders = newest.selectFrom('orders').select(['id', 'kind', 'votes', 'ledger_seq']);
  expect(await orders.execute()).toEqual([{ id: 'order', kind: 'vote', votes: 1, ledger_seq: 1 }]);
  const check = await sql`PRAGMA foreign_key_check`.execute(newest);
  expect(check.rows).toEqual([]);
  const standings = await newest.selectFrom('round_entries').select('standing').distinct().execute();
  expect(standings).toEqual([{ standing: 'in' }]);
  await expect(sql`DELETE FROM ledger`.execute(newest)).rejects.toThrow('the ledger is append-only');
  await expect(sql`UPDATE orders SET ledger_seq = 99`.execute(newest)).rejects.toThrow(/foreign key/i);
  const indexes = await sql`SELECT name FROM sqlite_master WHERE name = 'sms_counted_by_time'`.execute(
    newest,
  );
  expect(indexes.rows.length).toBe(1);
  await newest.destroy();
  rmSync(folder, { recursive: true });
});

it('keeps every flag when flags on pace and networks are added', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sawt-older-'));
  const settings = { kind: 'sqlite', path: join(folder, 'db', 'sawt.db') } as const;
  await migrate(settings, '0016-messages-without-entries');
  const older = sqliteKysely(openSqlite(settings.path, 'write'));
  const flag = { id: 'flag', subject: 'device', period: '2026-11-20', reasons: '{}', raised_at: 1 } as const;
  await older
    .insertInto('vote_flags')
    .values({ ...flag, kind: 'device_burst', state: 'open' })
    .execute();
  await older.insertInto('vote_flag_members').values({ flag_id: 'flag', source_ref: 'order:a' }).execute();
  const read = (db: Kysely<Schema>) =>
    Promise.all([
      db.selectFrom('vote_flags').selectAll().execute(),
      db.selectFrom('vote_flag_members').selectAll().execute(),
    ]);
  const before = await read(older);
  await older.destroy();
  expect(await migrate(settings)).toContain('0017-order-networks');
  const newest = sqliteKysely(openSqlite(settings.path, 'write'));
  expect(await read(newest)).toEqual(before);
  expect((await sql`PRAGMA foreign_key_check`.execute(newest)).rows).toEqual([]);
  await newest
    .insertInto('vote_flags')
    .values({ ...flag, id: 'pace', kind: 'entry_velocity', state: 'open' })
    .execute();
  await newest.destroy();
  rmSync(folder, { recursive: true });
});

/** A counted vote, a message and an order as they were before standings. */
async function layOlderVotes(db: Kysely<Schema>): Promise<void> {
  await countOneVote(db);
  await db
    .insertInto('sms_messages')
    .values({
      provider: 'ofoq',
      message_id: 'a',
      fingerprint: 'a',
      sender: null,
      payer: 'payer',
      short_code: '90431',
      text: '101',
      sent_at: opens,
      received_at: opens,
      entry_id: entryId(1),
      outcome: 'counted',
    })
    .execute();
  await sql`INSERT INTO vote_orders VALUES ('order', ${entryId(1)}, ${roundId}, 'group-1', 1, 500, '{}', 'paid',
    NULL, NULL, NULL, 'contact', 'device', 'receipt', 1, 2, 2, 'main', 1)`.execute(db);
}

async function countOneVote(db: Kysely<Schema>): Promise<void> {
  await laySmallSeason(db);
  await appendOne(db, entryId(1));
}

function appendOne(db: Kysely<Schema>, entry: string) {
  const vote = {
    channel: 'free' as const,
    entryId: entry,
    roundId,
    groupNumber: 1,
    votes: 1,
    sourceRef: 'free:1',
    payer: null,
    amountBaisa: 0,
    acceptedAt: opens,
    reversesSeq: null,
  };
  return db.transaction().execute((tx) => appendVotes(tx, [vote], { stream: 'main' }));
}

it('is laid once by nodes that start at the same time, and leaves no lock', async () => {
  const server = await startPostgres();
  await server.createDatabase('shared');
  const settings = { kind: 'postgres', url: server.urlOf('shared') } as const;
  const taken = await Promise.all([migrate(settings), migrate(settings), migrate(settings)]);
  const steps = Object.keys(migrations(dialectParts.postgres));
  expect(taken.toSorted((one, other) => one.length - other.length)).toEqual([[], [], steps]);
  const db = openPostgres(settings.url);
  const { rows } = await sql`SELECT * FROM pg_locks WHERE locktype = 'advisory'`.execute(db);
  expect(rows).toEqual([]);
  await db.destroy();
  await server.stop();
});
