import type { Kysely } from 'kysely';
import type { Schema } from '../../../server/platform/database/schema.ts';

/**
 * The opening of the first of two groups. Each is open for one day in Muscat, which begins at 20:00 UTC.
 */
export const opens = Date.UTC(2026, 10, 19, 20);
export const switches = Date.UTC(2026, 10, 20, 20);
export const closes = Date.UTC(2026, 10, 21, 20);

export const roundId = 'round-0000000000000000';
export const entryId = (number: number) => `entry-${String(number).padStart(16, '0')}`;

/**
 * Stores an event with one round: contestants 1 to 3 in the first group, 4 to 6 in the second, with the
 * codes 101 to 106.
 */
export async function laySmallSeason(db: Kysely<Schema>): Promise<void> {
  await db
    .insertInto('events')
    .values({
      id: 'event',
      slug: 'season',
      name_ar: 'الموسم',
      name_en: 'Season',
      zone: 'Asia/Muscat',
      starts_at: opens,
      ends_at: closes,
    })
    .execute();
  await db
    .insertInto('competitions')
    .values({ id: 'competition', event_id: 'event', slug: 'singing', name_ar: 'الغناء', name_en: 'Singing' })
    .execute();
  await db
    .insertInto('rounds')
    .values({
      id: roundId,
      competition_id: 'competition',
      ordinal: 1,
      name_ar: 'الأولى',
      name_en: 'First',
      judges_percent: 40,
      voting_percent: 60,
    })
    .execute();
  await db
    .insertInto('voting_groups')
    .values([group(1, opens, switches), group(2, switches, closes)])
    .execute();
  for (const number of [1, 2, 3, 4, 5, 6]) await layContestant(db, number);
}

const group = (number: number, opens_at: number, closes_at: number) => ({
  id: `group-${number}`,
  round_id: roundId,
  number,
  name_ar: `المجموعة ${number}`,
  name_en: `Group ${number}`,
  opens_at,
  closes_at,
});

async function layContestant(db: Kysely<Schema>, number: number): Promise<void> {
  const user_id = `user-${number}`;
  await db
    .insertInto('users')
    .values({
      id: user_id,
      role: 'candidate',
      full_name: `Singer ${number}`,
      name_ar: `المغني ${number}`,
      name_en: null,
      country_id: 1,
      image_url: null,
    })
    .execute();
  await db
    .insertInto('entries')
    .values({
      id: entryId(number),
      user_id,
      competition_id: 'competition',
      status: 'approved',
      sms_code: `10${number}`,
    })
    .execute();
  await db
    .insertInto('round_entries')
    .values({
      round_id: roundId,
      entry_id: entryId(number),
      group_id: number < 4 ? 'group-1' : 'group-2',
      evaluation: 80_000,
    })
    .execute();
}
