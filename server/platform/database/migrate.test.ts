import { sql, type Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { forEachDatabase } from '../../../tests/support/databases.ts';
import { entryId, laySmallSeason, opens, roundId } from '../../../tests/support/seasonFixture.ts';
import { appendVotes } from '../../voting/appendVotes.ts';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';

forEachDatabase('the schema', ({ open, kind }) => {
  it('is laid once, however often it is asked for', async () => {
    const database = await open();
    expect(await migrate(database.settings)).toEqual([]);
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

  it('takes no vote for a participant who is not in the round', async () => {
    const database = await open();
    await laySmallSeason(database.db);
    await expect(appendOne(database.db, 'entry-of-nobody')).rejects.toThrow(/foreign key/i);
    await database.close();
  });
});

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
