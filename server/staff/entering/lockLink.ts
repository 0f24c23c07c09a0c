import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { WriteContext } from '../../platform/writer/write.ts';

/**
 * A link that is open at `at` (UTC ms); it stays locked until the commit. Undefined if it was used, ended or has expired
 * meanwhile.
 */
export function lockLink(tx: Transaction<Schema>, id: string, at: number, { memory }: WriteContext) {
  const link = tx
    .selectFrom('staff_links')
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .selectAll();
  return (memory ? link : link.forUpdate()).executeTakeFirst();
}

/** Marks a locked link as used at `at` (UTC ms). */
export async function spendLink(tx: Transaction<Schema>, id: string, at: number): Promise<void> {
  await tx.updateTable('staff_links').set({ used_at: at }).where('id', '=', id).execute();
}
