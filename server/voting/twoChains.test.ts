import type { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { entryId, laySmallSeason, opens, roundId } from '../../tests/support/catalogue/seasonFixture.ts';
import { forEachDatabase, type TestDatabase } from '../../tests/support/database/databases.ts';
import { voteFor } from '../../tests/support/voting/votes.ts';
import type { Schema } from '../platform/database/schema.ts';
import { appendVotes } from './appendVotes.ts';
import {
  findOrphanedSecrets,
  readHeads,
  readLedgerPage,
  readLedgerRows,
  readNextSeq,
  readStandings,
  readTallies,
} from './ledgerRepo.ts';
import type { VoteToAppend } from './voteToAppend.ts';
import { verifyLedger } from './verifyLedger.ts';

forEachDatabase('a ledger of two chains', ({ open }) => {
  let database: TestDatabase;
  let db: Kysely<Schema>;
  beforeEach(async () => {
    database = await open();
    ({ db } = database);
    await laySmallSeason(db);
  });
  afterEach(() => database.close());

  const append = (stream: string, ...votes: VoteToAppend[]) =>
    db.transaction().execute((tx) => appendVotes(tx, votes, { stream }));
  const fill = async () => {
    await append('main', voteFor(1, 'a'), voteFor(2, 'b', { votes: 2 }), voteFor(1, 'c', { votes: 3 }));
    await append('aside', voteFor(1, 'd', { votes: 4 }), voteFor(3, 'e', { votes: 5 }));
  };
  const fieldsOf = (rows: readonly { stream: string; seq: number; votes: number }[]) =>
    rows.map(({ stream, seq, votes }) => [stream, seq, votes]);

  it('numbers each chain by itself and adds both up', async () => {
    await fill();
    expect(await append('aside', voteFor(2, 'f'), voteFor(2, 'f'), voteFor(2, 'a'))).toMatchObject([
      { stream: 'aside', seq: 3, duplicate: false },
      { stream: 'aside', seq: 3, duplicate: true },
      { stream: 'main', seq: 1, duplicate: true },
    ]);
    const told: number[] = [];
    expect(await verifyLedger(db, { progress: (rows) => told.push(rows) })).toEqual({
      rows: 6,
      votes: 16,
      erased: 0,
      error: null,
    });
    expect(told).toEqual([3, 6]);
  });

  it('is read by chain and number', async () => {
    await fill();
    const page = await readLedgerPage(db, 'main', 1, 2);
    expect(fieldsOf(page)).toEqual([
      ['main', 2, 2],
      ['main', 3, 3],
    ]);
    expect(page[0]).toMatchObject({ source_ref: 'free:b', payer: 'payer of b', accepted_at: opens });
    expect(fieldsOf(await readLedgerPage(db, 'main', 1, 1))).toEqual([['main', 2, 2]]);
    expect(fieldsOf(await readLedgerPage(db, 'aside', 0, 9))).toEqual([
      ['aside', 1, 4],
      ['aside', 2, 5],
    ]);
    expect(fieldsOf(await readLedgerRows(db, 'main', 2, 2))).toEqual([['main', 2, 2]]);
    expect(fieldsOf(await readLedgerRows(db, 'aside', 1, 3))).toEqual([
      ['aside', 1, 4],
      ['aside', 2, 5],
    ]);
    const next = [0, 2, 3].map((seq) => readNextSeq(db, 'main', seq));
    expect(await Promise.all(next)).toEqual([1, 3, null]);
    expect(await readNextSeq(db, 'aside', 2)).toBeNull();
  });

  it('has heads by name, and shows a chain whose head is gone', async () => {
    await fill();
    const hashOf = async (stream: string) => (await readLedgerPage(db, stream, 0, 9)).at(-1)?.row_hash;
    const main = { stream: 'main', seq: 3, row_hash: await hashOf('main') };
    expect(await readHeads(db)).toEqual([{ stream: 'aside', seq: 2, row_hash: await hashOf('aside') }, main]);
    await db.deleteFrom('ledger_heads').where('stream', '=', 'aside').execute();
    expect(await readHeads(db)).toEqual([main, { stream: 'aside', seq: 0, row_hash: '' }]);
    expect((await verifyLedger(db)).error).toEqual({
      kind: 'head',
      stream: 'aside',
      seq: 2,
      subject: null,
    });
  });

  it('names the first secrets that belong to no row', async () => {
    await fill();
    expect(await findOrphanedSecrets(db)).toBeUndefined();
    for (const [stream, seq] of [
      ['main', 4],
      ['aside', 8],
      ['aside', 3],
    ] as const)
      await db
        .insertInto('ledger_secrets')
        .values({
          stream,
          seq,
          receipt: `${stream} ${seq}`,
          salt: null,
          source_ref: `${stream} ${seq}`,
          payer: null,
          amount_baisa: 0,
          accepted_at: opens,
        })
        .execute();
    expect(await findOrphanedSecrets(db)).toEqual({ stream: 'aside', seq: 3 });
    expect((await verifyLedger(db)).error).toEqual({
      kind: 'orphan',
      stream: 'aside',
      seq: 3,
      subject: null,
    });
  });

  it('has one tally for each entry, which a change of standing does not touch', async () => {
    await fill();
    const tally = (entry: number, votes: number) => ({
      round_id: roundId,
      entry_id: entryId(entry),
      votes,
      reached_at: opens,
      hour: opens,
      votes_at_hour: 0,
    });
    const tallies = [tally(1, 8), tally(2, 2), tally(3, 5)];
    expect(await readTallies(db)).toEqual(tallies);
    const out = (entry: number) =>
      voteFor(entry, `out ${entry}`, { channel: 'withdrawn', votes: 0, acceptedAt: opens + 7_200_000 });
    await append('main', out(1), out(6));
    expect(await readTallies(db)).toEqual(tallies);
    expect(await readStandings(db)).toEqual(new Map());
    for (const entry of [1, 6])
      await db
        .updateTable('round_entries')
        .set({ standing: 'withdrawn' })
        .where('entry_id', '=', entryId(entry))
        .execute();
    expect(await readStandings(db)).toEqual(
      new Map([1, 6].map((entry) => [`${roundId} ${entryId(entry)}`, 'withdrawn'])),
    );
    expect(await verifyLedger(db)).toMatchObject({ rows: 7, votes: 15, error: null });
  });

  it('is not begun by a batch without votes', async () => {
    expect(await append('main')).toEqual([]);
    expect(await readHeads(db)).toEqual([]);
  });
});
