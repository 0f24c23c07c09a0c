import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { WriteContext } from '../../platform/writer/write.ts';

/**
 * Locks the account of a change until this write ends: another node must not verify what this one undoes. Call it
 * before reading what the write depends on.
 */
export async function lockAccount(
  tx: Transaction<Schema>,
  of: { userId: string } | { changeId: string },
  { memory }: WriteContext,
): Promise<void> {
  // SQLite has a single writer, and no row locks.
  if (memory) return;
  const change = tx.selectFrom('contact_changes').select('user_id');
  await tx
    .selectFrom('accounts')
    .where('user_id', '=', 'userId' in of ? of.userId : change.where('id', '=', of.changeId))
    .select('user_id')
    .forUpdate()
    .execute();
}
