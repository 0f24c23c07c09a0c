import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres, type PostgresServer } from '../../tests/support/database/postgresServer.ts';
import { runCommand } from '../../tests/support/servers/runCommand.ts';
import { laySmallSeason, entryId, opens } from '../../tests/support/catalogue/seasonFixture.ts';
import { layAccount } from '../../tests/support/accounts/accountFixture.ts';
import { backupCommand } from '../commands/backupCommand.ts';
import { restoreCommand } from '../commands/restoreCommand.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openPostgres } from '../platform/database/openPostgres.ts';
import type { Schema } from '../platform/database/schema.ts';
import { openServerWriter, type ServerWriter } from '../start/serverWriter.ts';
import { inOrder, tablesInOrder } from './postgresTables.ts';

/** Counts this many text-message votes in the small season, each from its own number. */
async function smsVotes(writer: Pick<ServerWriter, 'submit'>, count: number, from = 0): Promise<void> {
  const AT_ONCE = 1_000;
  for (let first = from; first < from + count; first += AT_ONCE) {
    const numbers = Array.from(
      { length: Math.min(AT_ONCE, from + count - first) },
      (_, each) => first + each,
    );
    await Promise.all(numbers.map((number) => writer.submit('receiveSms', smsVote(number))));
  }
}

const smsVote = (number: number) => ({
  provider: 'ofoq',
  messageId: String(number),
  sender: `+9689${String(number).padStart(7, '0')}`,
  payer: `payer ${number}`,
  shortCode: '90431',
  text: '101',
  sentAt: opens,
  receivedAt: opens + number,
  named: [[entryId(1 + (number % 3))]],
});

const VOTES = 6_000;
let server: PostgresServer;
let folder: string;
let saved: string;

beforeAll(async () => {
  server = await startPostgres();
  folder = mkdtempSync(join(tmpdir(), 'sawt-pg-backup-'));
  saved = join(folder, 'saved');
  await server.createDatabase('season');
  const url = server.urlOf('season');
  await migrate({ kind: 'postgres', url });
  const db = openPostgres(url);
  await laySmallSeason(db);
  await layAccount(db, { address: 'شارع النور، "مسقط"\n\\N 7' });
  await db
    .updateTable('content_pages')
    .set({ title_en: 'Written anew' })
    .where('slug', '=', 'about')
    .execute();
  await db.destroy();
  const writer = await openServerWriter({ kind: 'postgres', url }, { onFatal: () => {} });
  await smsVotes(writer, VOTES);
  const saving = runCommand(backupCommand, configOf('season'), saved);
  await smsVotes(writer, 500, VOTES);
  await saving;
  await writer.close();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const configOf = (database: string) => ({
  dataDir: mkdtempSync(join(folder, 'data-')),
  databaseUrl: server.urlOf(database),
});

async function contentsOf(database: string): Promise<Record<string, unknown[]>> {
  const db: Kysely<Schema> = openPostgres(server.urlOf(database));
  const tables: Record<string, unknown[]> = {};
  for (const table of await tablesInOrder(db))
    tables[table] = (await sql.raw(`SELECT * FROM "${table}" ORDER BY 1, 2`).execute(db)).rows;
  await db.destroy();
  return tables;
}

it('copies one state of the database while votes come, and restores it', async () => {
  await server.createDatabase('restored');
  const { code, lines } = await runCommand(restoreCommand, configOf('restored'), saved);
  expect([code, lines[3], lines[4]]).toEqual([
    0,
    'Every row follows on the one before it; the tallies are right.',
    '0 lines; every one follows on the one before it.',
  ]);
  const [before, after] = [await contentsOf('season'), await contentsOf('restored')];
  for (const table of [
    'accounts',
    'users',
    'content_pages',
    'competitions',
    'voting_groups',
    'round_entries',
  ])
    expect([table, after[table]]).toEqual([table, before[table]]);
  const rows = after['ledger']?.length ?? 0;
  expect(rows).toBeGreaterThanOrEqual(VOTES);
  expect([rows, after['sms_messages']?.length]).toEqual([after['ledger_secrets']?.length, rows]);
  expect(Object.keys(after)).not.toContain('request_limits');
});

it('never fills a database that holds data', async () => {
  await expect(runCommand(restoreCommand, configOf('season'), saved)).rejects.toThrow(
    'There is a database already',
  );
});

it('restores to a database of the same kind only', async () => {
  await expect(
    runCommand(restoreCommand, { ...configOf('season'), databaseUrl: null }, saved),
  ).rejects.toThrow('This is a backup of PostgreSQL: DATABASE_URL must name an empty database.');
});

it('restores nothing from a changed table file', async () => {
  const changed = join(folder, 'changed');
  await runCommand(backupCommand, configOf('season'), changed);
  const table = join(changed, 'tallies.ndjson.gz');
  const contents = { half: 'x', other: gzipSync('{}\n') };
  for (const [name, content] of Object.entries(contents)) {
    writeFileSync(table, content);
    await server.createDatabase(name);
    await expect(runCommand(restoreCommand, configOf(name), changed)).rejects.toThrow(
      `${table} was changed since it was written.`,
    );
    expect((await contentsOf(name))['ledger']).toEqual([]);
  }
});

it('fills each table after the tables that it refers to', () => {
  const references = [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'c' },
  ];
  expect(inOrder(['a', 'b', 'c', 'd'], references)).toEqual(['c', 'd', 'b', 'a']);
  expect(() => inOrder(['a', 'b'], [...references, { from: 'b', to: 'a' }])).toThrow('in a circle: a, b');
});
