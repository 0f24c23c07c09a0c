import type { Kysely } from 'kysely';
import type { FeeOrder } from '../../../domain/entryFee.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** The order that paid the fee of each entry last, by entry; an entry that never paid is missing. */
export async function readFeeOrders(
  db: Kysely<Schema>,
  entryIds: readonly string[],
): Promise<ReadonlyMap<string, FeeOrder>> {
  if (entryIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .leftJoin('refund_tasks', (join) =>
      join
        .onRef('refund_tasks.gateway', '=', 'payments.gateway')
        .onRef('refund_tasks.session_id', '=', 'payments.session_id'),
    )
    .where('orders.entry_id', 'in', [...entryIds])
    .where('orders.kind', '=', 'fee')
    .where('payments.counted', '=', 1)
    .orderBy('payments.paid_at')
    .select(['orders.id', 'orders.entry_id', 'refund_tasks.state'])
    .execute();
  return new Map(rows.map(({ id, entry_id, state }) => [entry_id, { id, refund: state }]));
}
