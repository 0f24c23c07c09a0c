import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { entryId, laySmallSeason } from '../../tests/support/catalogue/seasonFixture.ts';
import { openSqliteFile } from '../../tests/support/database/databases.ts';
import { voteFor } from '../../tests/support/voting/votes.ts';
import { appendVotes } from './appendVotes.ts';

it('writes tallies in the order of their entries, so that two writers never block each other', async () => {
  const database = await openSqliteFile();
  const { db } = database;
  await laySmallSeason(db);
  await sql`CREATE TABLE written (entry_id TEXT)`.execute(db);
  await sql`CREATE TRIGGER note_written AFTER INSERT ON tallies
    BEGIN INSERT INTO written VALUES (NEW.entry_id); END`.execute(db);
  const votes = [3, 1, 5, 2, 4].map((each) => voteFor(each, String(each)));
  await db.transaction().execute((tx) => appendVotes(tx, votes, { stream: 'main' }));
  const { rows } = await sql<{ entry_id: string }>`SELECT entry_id FROM written ORDER BY rowid`.execute(db);
  expect(rows.map(({ entry_id }) => entry_id)).toEqual([1, 2, 3, 4, 5].map(entryId));
  await database.close();
});
