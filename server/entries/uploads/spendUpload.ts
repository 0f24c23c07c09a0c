import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Uses an upload up, once; false if it was used, has expired at `at` (UTC ms) or is unknown. */
export async function spendUpload(tx: Transaction<Schema>, id: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('uploads')
    .set({ used_at: at })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
