import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { entryId, laySmallSeason, roundId } from '../../tests/support/catalogue/seasonFixture.ts';
import { openSqliteFile } from '../../tests/support/database/databases.ts';
import { addTallies } from './addTallies.ts';

const HOUR = 3_600_000;
const tally = (contestant: number, hour: number, votes: number, votesAtHour = 0) => ({
  round_id: roundId,
  entry_id: entryId(contestant),
  votes,
  reached_at: hour * HOUR + 1,
  hour: hour * HOUR,
  votes_at_hour: votesAtHour,
});

it('writes tallies in the order of their entries, so that two writers never block each other', async () => {
  const database = await openSqliteFile();
  const { db } = database;
  await laySmallSeason(db);
  await sql`CREATE TABLE written (entry_id TEXT)`.execute(db);
  await sql`CREATE TRIGGER note_written AFTER INSERT ON tallies
    BEGIN INSERT INTO written VALUES (NEW.entry_id); END`.execute(db);
  const tallies = [3, 1, 5, 2, 4].map((each) => tally(each, 1, 1));
  await db.transaction().execute((tx) => addTallies(tx, tallies));
  const { rows } = await sql<{ entry_id: string }>`SELECT entry_id FROM written ORDER BY rowid`.execute(db);
  expect(rows.map(({ entry_id }) => entry_id)).toEqual([1, 2, 3, 4, 5].map(entryId));
  await database.close();
});

it('adds a tally of an earlier, the same and a later hour to the stored one', async () => {
  const database = await openSqliteFile();
  const { db } = database;
  await laySmallSeason(db);
  const stored = async () => {
    const [row] = await db.selectFrom('tallies').selectAll().execute();
    return [row!.votes, row!.hour / HOUR, row!.votes_at_hour, row!.reached_at];
  };
  const add = (hour: number, votes: number, votesAtHour: number) =>
    db.transaction().execute((tx) => addTallies(tx, [tally(1, hour, votes, votesAtHour)]));
  await add(5, 10, 3);
  expect(await stored()).toEqual([10, 5, 3, 5 * HOUR + 1]);
  await add(5, 4, 2);
  expect(await stored()).toEqual([14, 5, 5, 5 * HOUR + 1]);
  await add(4, 7, 1);
  expect(await stored()).toEqual([21, 5, 12, 5 * HOUR + 1]);
  await add(6, 8, 2);
  expect(await stored()).toEqual([29, 6, 23, 6 * HOUR + 1]);
  await database.close();
});
