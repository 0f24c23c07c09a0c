import type { Transaction } from 'kysely';
import type { PaymentAttempt } from '../../../domain/contract.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** What the gateway said of a session that is not paid. */
type UnpaidSession = {
  gateway: string;
  sessionId: string;
  lastAttempt: PaymentAttempt | null;
  isCancelled: boolean;
  /** Whether it can never be paid any more. */
  isOver: boolean;
  /** Whether a payment may be on its way: until that is known, its order does not expire. */
  isUndecided: boolean;
  /** When we asked (UTC ms). */
  learnedAt: number;
};

/**
 * Stores failed attempts and sessions that are over. An order fails with a cancelled session and expires once its time
 * is over and no payment is on its way, except where it was settled meanwhile.
 */
export async function notePayment(tx: Transaction<Schema>, inputs: UnpaidSession[]): Promise<null[]> {
  for (const input of inputs) await note(tx, input);
  return inputs.map(() => null);
}

async function note(tx: Transaction<Schema>, session: UnpaidSession): Promise<void> {
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
  const order = tx
    .updateTable('vote_orders')
    .where('id', '=', payment.order_id)
    .where('status', 'in', ['created', 'pending_payment']);
  if (!isUndecided) await order.set({ status: 'expired' }).where('expires_at', '<=', learnedAt).execute();
  if (isCancelled) await order.set({ status: 'failed' }).execute();
}

/**
 * Ends orders whose time is over and that no session can still pay, and forgets keys that were kept long enough.
 * While a gateway cannot be asked, the outcome is unknown and nothing expires.
 * @param inputs instants in UTC ms
 * @returns how many orders expired
 */
export async function expireOrders(tx: Transaction<Schema>, inputs: number[]): Promise<number[]> {
  const now = Math.max(...inputs);
  const expired = await tx
    .updateTable('vote_orders')
    .set({ status: 'expired' })
    .where('status', 'in', ['created', 'pending_payment'])
    .where('expires_at', '<=', now)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('payments')
            .select('payments.session_id')
            .whereRef('payments.order_id', '=', 'vote_orders.id')
            .where('payments.status', '=', 'open'),
        ),
      ),
    )
    .returning('id')
    .execute();
  await tx.deleteFrom('idempotency').where('keep_until', '<', now).execute();
  return inputs.map(() => expired.length);
}
