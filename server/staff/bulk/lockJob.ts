import type { Transaction } from 'kysely';
import type { BulkJobRow } from '../../platform/database/bulkSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { WriteContext } from '../../platform/writer/write.ts';

/** Locks a job until the commit, so that it is not stopped or moved meanwhile. */
export async function lockJob(
  tx: Transaction<Schema>,
  id: string,
  { memory }: WriteContext,
): Promise<BulkJobRow | undefined> {
  const job = tx.selectFrom('bulk_jobs').where('id', '=', id).selectAll();
  // SQLite has a single writer and no row locks.
  return (memory ? job : job.forUpdate()).executeTakeFirst();
}
