import type { Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import type { WriteContext } from '../platform/writer/write.ts';

export type OwnEntry = NonNullable<Awaited<ReturnType<typeof lockOwnEntry>>>;

/**
 * An entry of this user, with the name of its candidate and the end of its competition (UTC ms). It stays locked until the
 * commit, so that no decision and no fee comes between.
 */
export function lockOwnEntry(
  tx: Transaction<Schema>,
  { entryId, userId }: { entryId: string; userId: string },
  { memory }: WriteContext,
) {
  const entry = tx
    .selectFrom('entries')
    .innerJoin('users', 'users.id', 'entries.user_id')
    .innerJoin('competitions', 'competitions.id', 'entries.competition_id')
    .where('entries.id', '=', entryId)
    .where('entries.user_id', '=', userId)
    .selectAll('entries')
    .select(['users.full_name', 'competitions.ends_at']);
  return (memory ? entry : entry.forUpdate('entries')).executeTakeFirst();
}
