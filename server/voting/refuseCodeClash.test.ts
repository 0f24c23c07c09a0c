import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqliteFile, type TestDatabase } from '../../tests/support/database/databases.ts';
import { closes, laySmallSeason, opens, switches } from '../../tests/support/catalogue/seasonFixture.ts';
import { refuseCodeClash } from './refuseCodeClash.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await openSqliteFile();
  await laySmallSeason(database.db);
});
afterEach(() => database.close());

/** Adds another competition with one contestant of this code and window, and checks its code. */
async function layAnother(sms_code: string, opens_at: number, closes_at: number): Promise<void> {
  const { db } = database;
  const names = { name_ar: 'أخرى', name_en: 'Other' };
  const other = { id: 'other', event_id: 'event', slug: 'other', ...names };
  await db.insertInto('competitions').values(other).execute();
  const round = { id: 'other', competition_id: 'other', ordinal: 1, judges_percent: 0, voting_percent: 100 };
  await db
    .insertInto('rounds')
    .values({ ...round, ...names })
    .execute();
  const group = { id: 'other', round_id: 'other', number: 1, opens_at, closes_at };
  await db
    .insertInto('voting_groups')
    .values({ ...group, ...names })
    .execute();
  const entry = {
    id: 'other',
    user_id: 'user-1',
    competition_id: 'other',
    status: 'approved',
    sms_code,
  } as const;
  await db.insertInto('entries').values(entry).execute();
  const place = { round_id: 'other', entry_id: 'other', group_id: 'other', evaluation: null };
  await db.insertInto('round_entries').values(place).execute();
  await db.transaction().execute((tx) => refuseCodeClash(tx, ['other']));
}

it('the season refuses a code that another competition has while both are open, in any spelling', async () => {
  const clash = 'The code 101 belongs to another entry that is voted for at the same time.';
  await expect(layAnother('١٠١', switches - 1, closes)).rejects.toThrow(clash);
});

it('the season accepts the code of an entry whose window is not open at the same time', async () => {
  await expect(layAnother('101', switches, closes)).resolves.toBeUndefined();
});

it('the season accepts an unused code', async () => {
  await expect(layAnother('999', opens, closes)).resolves.toBeUndefined();
});
