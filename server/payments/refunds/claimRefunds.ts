import type { Kysely, Transaction } from 'kysely';
import type { RefundReason } from '../../platform/database/paymentSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { claimEnd, isUnclaimed } from '../../platform/leases/claims.ts';
import type { Write, WriteContext } from '../../platform/writer/write.ts';

/** `now` is UTC ms. */
export type DueRefunds = { gateway: string; now: number; limit: number };

/**
 * A refund to request from the gateway now. `attempts` includes this attempt, so its number identifies the
 * claim.
 */
export type ClaimedRefund = { sessionId: string; orderId: string; reason: RefundReason; attempts: number };

const dueTasks = (db: Kysely<Schema>, { gateway, now }: DueRefunds) =>
  db
    .selectFrom('refund_tasks')
    .where('state', '=', 'due')
    .where('gateway', '=', gateway)
    .where('next_try_at', '<=', now);

/** Whether a refund is due. It only reads, so that nodes without work write nothing. */
export async function hasDueRefund(db: Kysely<Schema>, due: DueRefunds): Promise<boolean> {
  return (await dueTasks(db, due).select('session_id').limit(1).executeTakeFirst()) !== undefined;
}

/** Claims due refunds that no other process has claimed, longest waiting first. */
export const claimRefunds: Write<DueRefunds, ClaimedRefund[]> = async (tx, inputs, context) => {
  const claimed: ClaimedRefund[][] = [];
  for (const input of inputs) claimed.push(await claimSome(tx, input, context));
  return claimed;
};

async function claimSome(
  tx: Transaction<Schema>,
  due: DueRefunds,
  context: WriteContext,
): Promise<ClaimedRefund[]> {
  const free = await dueTasks(tx, due)
    .where(isUnclaimed(context, due.now))
    .orderBy('next_try_at')
    .limit(due.limit)
    .select('session_id')
    .$if(!context.memory, (tasks) => tasks.forUpdate().skipLocked())
    .execute();
  if (free.length === 0) return [];
  return tx
    .updateTable('refund_tasks')
    .set((row) => ({ claimed_until: claimEnd(context, due.now), attempts: row('attempts', '+', 1) }))
    .where('gateway', '=', due.gateway)
    .where(
      'session_id',
      'in',
      free.map((task) => task.session_id),
    )
    .returning(['session_id as sessionId', 'order_id as orderId', 'reason', 'attempts'])
    .execute();
}
