import type { Kysely } from 'kysely';
import type { RefundReason } from '../../platform/database/paymentSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** A payment that must go back now. */
export type DueRefund = { sessionId: string; orderId: string; reason: RefundReason; attempts: number };

/** Those whose next try is due at `now` (UTC ms), the longest waiting first. */
export function readDueRefunds(
  db: Kysely<Schema>,
  gateway: string,
  now: number,
  limit: number,
): Promise<DueRefund[]> {
  return db
    .selectFrom('refund_tasks')
    .where('state', '=', 'due')
    .where('gateway', '=', gateway)
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .limit(limit)
    .select(['session_id as sessionId', 'order_id as orderId', 'reason', 'attempts'])
    .execute();
}
