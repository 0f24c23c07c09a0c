import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

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
