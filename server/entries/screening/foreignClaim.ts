import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** The id of another screener who works on an entry at `at` (UTC ms). */
export async function foreignClaim(
  tx: Transaction<Schema>,
  { entryId, staffId, at }: { entryId: string; staffId: string; at: number },
): Promise<string | undefined> {
  const claim = await tx
    .selectFrom('entry_claims')
    .where('entry_id', '=', entryId)
    .where('staff_id', '<>', staffId)
    .where('claimed_until', '>', at)
    .select('staff_id')
    .executeTakeFirst();
  return claim?.staff_id;
}
