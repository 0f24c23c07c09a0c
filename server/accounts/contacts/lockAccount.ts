import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { WriteContext } from '../../platform/writer/write.ts';

/**
 * Holds the account that a change belongs to until this write ends: another node must not verify what is undone meanwhile.
 * What the write goes by is read after this.
 */
export async function lockAccount(
  tx: Transaction<Schema>,
  of: { userId: string } | { changeId: string },
  { memory }: WriteContext,
): Promise<void> {
  // SQLite has one writer, and no row locks.
  if (memory) return;
  const change = tx.selectFrom('contact_changes').select('user_id');
  await tx
    .selectFrom('accounts')
    .where('user_id', '=', 'userId' in of ? of.userId : change.where('id', '=', of.changeId))
    .select('user_id')
    .forUpdate()
    .execute();
}
