import type { Transaction } from 'kysely';
import type { PaymentAttempt } from '../../../domain/contract.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { isOpenOrder } from '../orders/openOrders.ts';

/** What the gateway reports about a session that is not paid. */
type UnpaidSession = {
  gateway: string;
  sessionId: string;
  lastAttempt: PaymentAttempt | null;
  isCancelled: boolean;
  /** Whether the session can no longer be paid. */
  isOver: boolean;
  /** Whether a payment may still be in progress, so that the order must not expire yet. */
  isUndecided: boolean;
  /** When we asked the gateway (UTC ms). */
  learnedAt: number;
};

/**
 * Stores failed attempts to pay and the end of sessions. An order whose session was cancelled becomes
 * `failed`. One whose time has ended expires, unless a payment may be in progress. Orders that are settled
 * stay as they are.
 */
export async function notePayment(tx: Transaction<Schema>, inputs: UnpaidSession[]): Promise<null[]> {
  for (const input of inputs) await noteSession(tx, input);
  return inputs.map(() => null);
}

async function noteSession(tx: Transaction<Schema>, session: UnpaidSession): Promise<void> {
  const { lastAttempt, isCancelled, isOver, isUndecided, learnedAt } = session;
  const payment = await tx
    .updateTable('payments')
    .set({
      status: isOver || isCancelled ? 'closed' : 'open',
      ...(lastAttempt && { last_outcome: lastAttempt.outcome, last_attempt_at: lastAttempt.at }),
    })
    .where('gateway', '=', session.gateway)
    .where('session_id', '=', session.sessionId)
    .where('status', '=', 'open')
    .returning('order_id')
    .executeTakeFirst();
  if (!payment) return;
  const order = tx.updateTable('orders').where('id', '=', payment.order_id).where(isOpenOrder);
  if (!isUndecided) await order.set({ status: 'expired' }).where('expires_at', '<=', learnedAt).execute();
  if (isCancelled) await order.set({ status: 'failed' }).execute();
}

/**
 * Expires orders whose time has ended, if they have no open session, and deletes old idempotency keys.
 * While the gateway cannot be reached, sessions stay open, so their orders do not expire.
 * @param inputs times in UTC ms
 * @returns how many orders expired
 */
export async function expireOrders(tx: Transaction<Schema>, inputs: number[]): Promise<number[]> {
  const now = Math.max(...inputs);
  const expired = await tx
    .updateTable('orders')
    .set({ status: 'expired' })
    .where(isOpenOrder)
    .where('expires_at', '<=', now)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('payments')
            .select('payments.session_id')
            .whereRef('payments.order_id', '=', 'orders.id')
            .where('payments.status', '=', 'open'),
        ),
      ),
    )
    .returning('id')
    .execute();
  await tx.deleteFrom('idempotency').where('keep_until', '<', now).execute();
  return inputs.map(() => expired.length);
}
