import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Whether staff review, or the public sees, an entry of this user: one that is not rejected, or is in a round. */
export async function isOnBallot(tx: Transaction<Schema>, userId: string): Promise<boolean> {
  const entry = await tx
    .selectFrom('entries')
    .leftJoin('round_entries', 'round_entries.entry_id', 'entries.id')
    .where('entries.user_id', '=', userId)
    .where((eb) =>
      eb.or([eb('entries.status', '<>', 'rejected'), eb('round_entries.entry_id', 'is not', null)]),
    )
    .select('entries.id')
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}
