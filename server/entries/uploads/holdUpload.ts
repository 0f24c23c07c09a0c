import type { Write } from '../../platform/writer/write.ts';
import { quotaReached, type QuotaReached } from './quotaReached.ts';

/** How many bytes an upload counts against quotas from `at` (UTC ms) on, and its new expiry if that changes. */
export type UploadHold = {
  id: string;
  heldBytes: number;
  networkBytes: number;
  at: number;
  expiresAt?: number;
};

/** Changes what uploads hold; more only within the quotas. `gone`: unknown or used. */
export const holdUpload: Write<UploadHold, 'held' | 'gone' | QuotaReached> = async (tx, holds) => {
  const outcomes: ('held' | 'gone' | QuotaReached)[] = [];
  for (const { id, heldBytes, networkBytes, at, expiresAt } of holds) {
    const unused = tx.selectFrom('uploads').where('id', '=', id).where('used_at', 'is', null);
    const row = await unused.selectAll().executeTakeFirst();
    const wanted = row && { ...row, held_bytes: heldBytes };
    const isMore = wanted && heldBytes > row.held_bytes;
    const refused = isMore ? await quotaReached(tx, wanted, networkBytes, at) : undefined;
    if (row && !refused)
      await tx
        .updateTable('uploads')
        .set({ held_bytes: heldBytes, ...(expiresAt !== undefined && { expires_at: expiresAt }) })
        .where('id', '=', id)
        .execute();
    outcomes.push(row ? (refused ?? 'held') : 'gone');
  }
  return outcomes;
};
