import type { Kysely, Transaction } from 'kysely';
import type { RefundReason } from '../../platform/database/paymentSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** A payment to refund now. */
export type DueRefund = { sessionId: string; orderId: string; reason: RefundReason; attempts: number };

/** Refunds whose next attempt is due at `now` (UTC ms), longest waiting first. */
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

/** The result of a refund attempt. Instants in UTC ms. */
export type RefundAttempt = {
  gateway: string;
  sessionId: string;
  outcome: { kind: 'done'; refundId: string | null } | { kind: 'postponed'; nextTryAt: number };
  at: number;
};

export async function noteRefund(tx: Transaction<Schema>, inputs: RefundAttempt[]): Promise<null[]> {
  for (const input of inputs) await noteAttempt(tx, input);
  return inputs.map(() => null);
}

async function noteAttempt(
  tx: Transaction<Schema>,
  { gateway, sessionId, outcome, at }: RefundAttempt,
): Promise<void> {
  const change =
    outcome.kind === 'done'
      ? { state: 'done' as const, refund_id: outcome.refundId, done_at: at }
      : { next_try_at: outcome.nextTryAt };
  const task = await tx
    .updateTable('refund_tasks')
    .set((row) => ({ ...change, attempts: row('refund_tasks.attempts', '+', 1) }))
    .where('gateway', '=', gateway)
    .where('session_id', '=', sessionId)
    .where('state', '=', 'due')
    .returning('state')
    .executeTakeFirst();
  if (task?.state !== 'done') return;
  await tx
    .updateTable('payments')
    .set({ status: 'refunded' })
    .where('gateway', '=', gateway)
    .where('session_id', '=', sessionId)
    .execute();
}
