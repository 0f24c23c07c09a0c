import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Puts events that no organisation owns in the oldest one, if there is one (decision D219). */
export async function adoptEvents(tx: Transaction<Schema>): Promise<void> {
  await tx
    .updateTable('events')
    .set((row) => ({
      organisation_id: row
        .selectFrom('organisations')
        .select('id')
        .orderBy('created_at')
        .orderBy('id')
        .limit(1),
    }))
    .where('organisation_id', 'is', null)
    .execute();
}
