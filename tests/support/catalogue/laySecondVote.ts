import type { Kysely } from 'kysely';
import type { Schema } from '../../../server/platform/database/schema.ts';

/** The id of the second competition. */
export const secondCompetition = 'second-competition-000';
/** The contestants of the second competition: ids and codes. */
export const secondEntries = ['801', '802'].map((code) => ({
  id: `second-entry-${code}`.padEnd(22, '0'),
  code,
}));

/**
 * Stores a second competition in the first event, with one group and two contestants.
 * @param window of the group, in UTC ms; its end is exclusive
 */
export async function laySecondVote(
  db: Kysely<Schema>,
  window: { opens_at: number; closes_at: number },
): Promise<void> {
  const { id: event_id } = await db.selectFrom('events').select('id').orderBy('id').executeTakeFirstOrThrow();
  const competition_id = secondCompetition;
  const names = { name_ar: 'الإنشاد', name_en: 'Chanting' };
  await db
    .insertInto('competitions')
    .values({ id: competition_id, event_id, slug: 'chanting', ...names })
    .execute();
  const round = { id: 'second-round', ordinal: 1, judges_percent: 40, voting_percent: 60 };
  await db
    .insertInto('rounds')
    .values({ ...round, competition_id, ...names })
    .execute();
  const group = { id: 'second-group', number: 1, round_id: round.id, ...names };
  await db
    .insertInto('voting_groups')
    .values({ ...group, ...window })
    .execute();
  for (const { id, code } of secondEntries) {
    const user_id = `user-${code}`;
    await db
      .insertInto('users')
      .values({ id: user_id, role: 'candidate', full_name: `Chanter ${code}`, country_id: 1 })
      .execute();
    await db
      .insertInto('entries')
      .values({ id, user_id, competition_id, status: 'approved', sms_code: code })
      .execute();
    await db
      .insertInto('round_entries')
      .values({ round_id: round.id, entry_id: id, group_id: group.id, evaluation: null })
      .execute();
  }
}
