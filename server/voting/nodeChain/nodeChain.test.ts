import { sql, type Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { entryId, laySmallSeason, roundId } from '../../../tests/support/catalogue/seasonFixture.ts';
import {
  lockWaits,
  openPostgresDatabase,
  type TestDatabase,
} from '../../../tests/support/database/databases.ts';
import { voteFor } from '../../../tests/support/voting/votes.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { appendVotes } from '../appendVotes.ts';
import { readHeads, readTallies } from '../ledgerRepo.ts';
import { verifyLedger } from '../verifyLedger.ts';
import { NodeChain } from './nodeChain.ts';

describe('the chain of a node, on PostgreSQL', () => {
  let database: TestDatabase;
  let db: Kysely<Schema>;
  let chain: NodeChain;
  beforeEach(async () => {
    database = await openPostgresDatabase();
    ({ db } = database);
    await laySmallSeason(db);
    await inTransaction('main', 'begin');
    chain = new NodeChain();
  });
  afterEach(() => database.close());

  const inTransaction = (stream: string, source: string) =>
    db.transaction().execute((tx) => appendVotes(tx, [voteFor(1, source)], { stream }));
  const versionNow = async () => (await chain.places.of(db, new Set([entryId(1)]))).version;
  const append = async (votes: Parameters<typeof voteFor>[], stream = 'main', placesVersion?: number) =>
    chain.append(
      db,
      stream,
      { votes: votes.map((vote) => voteFor(...vote)), placesVersion: placesVersion ?? (await versionNow()) },
      [],
    );
  const state = async () => ({ heads: await readHeads(db), tallies: await readTallies(db) });

  it('appends votes as the write does: rows, secrets, tallies and head', async () => {
    const votes: Parameters<typeof voteFor>[] = [
      [1, 'a'],
      [2, 'b', { votes: 2, acceptedAt: 7_200_000 }],
      [1, 'c', { votes: 3, receipt: 'known receipt' }],
    ];
    expect(await append(votes)).toBe(true);
    expect(await append([[2, 'd']])).toBe(true);
    const other = await openPostgresDatabase();
    await laySmallSeason(other.db);
    for (const batch of [[voteFor(1, 'begin')], votes.map((vote) => voteFor(...vote)), [voteFor(2, 'd')]])
      await other.db.transaction().execute((tx) => appendVotes(tx, batch, { stream: 'main' }));
    const publicRows = (from: Kysely<Schema>) =>
      from
        .selectFrom('ledger')
        .orderBy('seq')
        .select(['seq', 'channel', 'entry_id', 'votes', 'minute'])
        .execute();
    expect(await publicRows(db)).toEqual(await publicRows(other.db));
    expect(await readTallies(db)).toEqual(await readTallies(other.db));
    await other.close();
    expect(await verifyLedger(db)).toEqual({ rows: 5, votes: 8, erased: 0, error: null });
    const known = db.selectFrom('ledger_secrets').where('receipt', '=', 'known receipt');
    expect(await known.select(['seq', 'source_ref']).execute()).toEqual([{ seq: 4, source_ref: 'free:c' }]);
  });

  it('stores nothing after another writer moved its head, and goes on from the new one', async () => {
    expect(await append([[1, 'a']])).toBe(true);
    await inTransaction('main', 'foreign');
    const before = await state();
    expect(await append([[1, 'b']])).toBe(false);
    expect(await state()).toEqual(before);
    expect(await append([[1, 'b']])).toBe(true);
    expect(await verifyLedger(db)).toMatchObject({ rows: 4, votes: 4, error: null });
  });

  it('stores nothing of a batch with a source that is known', async () => {
    const before = await state();
    expect(
      await append([
        [1, 'new'],
        [1, 'begin'],
      ]),
    ).toBe(false);
    expect(await state()).toEqual(before);
    expect(await append([[1, 'new']])).toBe(true);
  });

  it('leaves the first row of a chain to the write', async () => {
    expect(await append([[1, 'a']], 'second')).toBe(false);
    await inTransaction('second', 'a');
    expect(await append([[1, 'b']], 'second')).toBe(true);
    expect(await append([[1, 'c']], 'main')).toBe(true);
    expect((await readHeads(db)).map(({ stream, seq }) => [stream, seq])).toEqual([
      ['main', 2],
      ['second', 2],
    ]);
  });

  it.each([
    [
      'a change of standing',
      sql`UPDATE round_entries SET standing = 'withdrawn' WHERE entry_id = ${entryId(1)}`,
    ],
    ['a new place', sql`DELETE FROM round_entries WHERE entry_id = ${entryId(6)}`],
    ['another window', sql`UPDATE voting_groups SET closes_at = closes_at - 1`],
    [
      'a stop of a vote',
      sql`INSERT INTO voting_stops (id, group_id, stopped_at, stopped_by, reason_ar, reason_en)
       SELECT 'stop', id, 1, 'x', 'س', 'x' FROM voting_groups LIMIT 1`,
    ],
    ['the end of a competition', sql`UPDATE competitions SET state = 'cancelled'`],
    ['another time zone', sql`UPDATE events SET zone = 'Asia/Tokyo'`],
    ['another round number', sql`UPDATE rounds SET ordinal = 2 WHERE id = ${roundId}`],
  ])('stores nothing judged before %s', async (_change, statement) => {
    const version = await versionNow();
    await statement.execute(db);
    const before = await state();
    expect(await append([[2, 'a']], 'main', version)).toBe(false);
    expect(await state()).toEqual(before);
    expect(await versionNow()).toBeGreaterThan(version);
    expect(await append([[2, 'a']])).toBe(true);
  });

  it('stores votes while a change that decides nothing is made', async () => {
    const version = await versionNow();
    await sql`UPDATE round_entries SET evaluation = 5`.execute(db);
    expect(await append([[1, 'a']], 'main', version)).toBe(true);
  });

  it('waits for a change that is being made, and stores nothing judged before it', async () => {
    const version = await versionNow();
    const change = await db.startTransaction().execute();
    await sql`UPDATE round_entries SET standing = 'withdrawn' WHERE entry_id = ${entryId(1)}`.execute(change);
    let isAnswered = false;
    const appended = append([[1, 'a']], 'main', version).finally(() => (isAnswered = true));
    await lockWaits(database);
    expect(isAnswered).toBe(false);
    await change.commit().execute();
    expect(await appended).toBe(false);
    expect(await verifyLedger(db)).toMatchObject({ rows: 1, votes: 1 });
  });
});
