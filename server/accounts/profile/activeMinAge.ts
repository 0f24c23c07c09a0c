import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** The highest minimum age (years) of the competitions in which the user has an active entry that is not rejected. */
export async function activeMinAge(
  tx: Transaction<Schema>,
  userId: string,
  at: number,
): Promise<number | null> {
  const row = await tx
    .selectFrom('entries')
    .innerJoin('competitions', 'competitions.id', 'entries.competition_id')
    .innerJoin('events', 'events.id', 'competitions.event_id')
    .where('entries.user_id', '=', userId)
    .where('entries.status', '<>', 'rejected')
    .where('events.ends_at', '>', at)
    .select(({ fn }) => fn.max('competitions.min_age').as('years'))
    .executeTakeFirst();
  return row?.years ?? null;
}
