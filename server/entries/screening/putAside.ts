import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/**
 * Takes an entry out of the queue of screeners, or puts it back.
 * @param since UTC ms; null to put it back
 * @param until UTC ms at which it goes back by itself
 */
export async function putAside(
  tx: Transaction<Schema>,
  entryId: string,
  since: number | null,
  until: number | null = null,
): Promise<void> {
  await tx
    .updateTable('entries')
    .set({ held_at: since, held_until: until })
    .where('id', '=', entryId)
    .execute();
  await tx.deleteFrom('entry_claims').where('entry_id', '=', entryId).execute();
}
