import { sql, type Kysely } from 'kysely';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forEachDatabase, openSqliteFile } from '../../tests/support/database/databases.ts';
import { entryId, laySmallSeason, opens } from '../../tests/support/catalogue/seasonFixture.ts';
import { TamperedLedger, tampering } from './tamper.support.ts';
import { voteFor } from '../../tests/support/voting/votes.ts';
import { openSqlite } from '../platform/database/openSqlite.ts';
import type { Schema } from '../platform/database/schema.ts';
import { appendVotes } from './appendVotes.ts';
import { describeLedgerError } from './ledgerErrors.ts';
import { verifyLedger } from './verifyLedger.ts';

const ROWS = 40;

/**
 * Fills the ledger with votes of all channels and a reversal, over several hours and in several batches.
 */
async function fillLedger(db: Kysely<Schema>): Promise<void> {
  await laySmallSeason(db);
  const votes = Array.from({ length: ROWS - 1 }, (_, index) =>
    voteFor(1 + (index % 6), String(index), {
      channel: (['sms', 'paid', 'free'] as const)[index % 3] ?? 'sms',
      votes: 1 + (index % 4),
      acceptedAt: opens + index * 400_000,
    }),
  );
  const back = voteFor(1, 'back', {
    channel: 'reversal',
    votes: -1,
    reversesSeq: 1,
    acceptedAt: opens + 9_000_000,
  });
  for (const batch of [votes.slice(0, 10), votes.slice(10), [back]])
    await db.transaction().execute((tx) => appendVotes(tx, batch, { stream: 'main' }));
}

describe('a tampered ledger', () => {
  it('is detected, whichever single row or byte was changed', async () => {
    const database = await openSqliteFile();
    await fillLedger(database.db);
    const path = database.settings.kind === 'sqlite' ? database.settings.path : '';
    const connection = openSqlite(path, 'write');
    const ledger = new TamperedLedger(connection);
    await fc.assert(
      fc.asyncProperty(tampering, async (change) => {
        fc.pre(ledger.apply(change));
        const { error } = await verifyLedger(database.db);
        ledger.restore();
        expect(error).not.toBeNull();
        expect(error?.seq).toBe(ledger.singleRow(change) ?? error?.seq);
      }),
      { numRuns: 1_000 },
    );
    expect((await verifyLedger(database.db)).error).toBeNull();
    connection.close();
    await database.close();
  });
});

forEachDatabase('checking the ledger', ({ open, kind }) => {
  const disableTriggers =
    kind === 'sqlite' ? 'DROP TRIGGER ledger_refuses_update' : 'ALTER TABLE ledger DISABLE TRIGGER USER';

  it('counts every row and vote of a valid ledger', async () => {
    const database = await open();
    await fillLedger(database.db);
    const votes = Array.from({ length: ROWS - 1 }, (_, index) => 1 + (index % 4)).reduce((a, b) => a + b) - 1;
    expect(await verifyLedger(database.db)).toEqual({ rows: ROWS, votes, erased: 0, error: null });
    await database.close();
  });

  it('accepts an empty ledger', async () => {
    const database = await open();
    expect(await verifyLedger(database.db)).toEqual({ rows: 0, votes: 0, erased: 0, error: null });
    await database.close();
  });

  it('names the first wrong row', async () => {
    const database = await open();
    await fillLedger(database.db);
    await sql.raw(disableTriggers).execute(database.db);
    await database.db.updateTable('ledger').set({ votes: 900 }).where('seq', 'in', [17, 23]).execute();
    const { rows, error } = await verifyLedger(database.db);
    expect([rows, error && describeLedgerError(error)]).toEqual([
      16,
      'main 17: its hash does not fit its fields',
    ]);
    await database.close();
  });

  it('names the first row after a gap, however wide the gap is', async () => {
    const database = await open();
    await fillLedger(database.db);
    await sql.raw(disableTriggers).execute(database.db);
    await database.db.updateTable('ledger').set({ seq: 9_000_000 }).where('seq', '=', ROWS).execute();
    expect(await verifyLedger(database.db)).toMatchObject({
      rows: ROWS - 1,
      error: { kind: 'gap', stream: 'main', seq: 9_000_000 },
    });
    await database.close();
  });

  it('finds a tally that is not the sum of its rows', async () => {
    const database = await open();
    await fillLedger(database.db);
    await database.db.updateTable('tallies').set({ votes: 1 }).where('entry_id', '=', entryId(2)).execute();
    const { error } = await verifyLedger(database.db);
    expect(error).toMatchObject({ kind: 'tally', subject: `${voteFor(2, '').roundId} ${entryId(2)}` });
    await database.close();
  });

  it('accepts a chain with an erased person', async () => {
    const database = await open();
    await fillLedger(database.db);
    await database.db
      .updateTable('ledger_secrets')
      .set({ salt: null, payer: null })
      .where('seq', '=', 5)
      .execute();
    expect(await verifyLedger(database.db)).toMatchObject({ rows: ROWS, erased: 1, error: null });
    await database.close();
  });
});
