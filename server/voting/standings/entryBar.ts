import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Why an entry cannot compete, whatever its standing in a round; undefined where nothing bars it. */
export async function readBar(
  tx: Transaction<Schema>,
  entryId: string,
): Promise<'unknown' | 'rejected' | 'suspended' | undefined> {
  const entry = await tx
    .selectFrom('entries')
    .leftJoin('accounts', 'accounts.user_id', 'entries.user_id')
    .where('entries.id', '=', entryId)
    .select(['entries.status', 'accounts.suspended_at'])
    .executeTakeFirst();
  if (!entry) return 'unknown';
  if (entry.status === 'rejected') return 'rejected';
  return entry.suspended_at === null ? undefined : 'suspended';
}
