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
    .select(['orders.id', 'orders.entry_id', 'orders.amount_baisa', 'refund_tasks.state'])
    .execute();
  return new Map(rows.map(({ entry_id, state: refund, ...order }) => [entry_id, { ...order, refund }]));
}

const feeOrdersOf = (db: Kysely<Schema>, entryId: string) =>
  db.selectFrom('orders').where('entry_id', '=', entryId).where('kind', '=', 'fee').select('id');

/** The order that paid the fee of an entry and was not refunded; undefined if there is none. */
export const findPaidFee = (db: Kysely<Schema>, entryId: string): Promise<{ id: string } | undefined> =>
  feeOrdersOf(db, entryId).where('status', '=', 'paid').executeTakeFirst();

/** Whether an entry has an order of its fee, paid or not. */
export const hasFeeOrder = async (db: Kysely<Schema>, entryId: string): Promise<boolean> =>
  (await feeOrdersOf(db, entryId).limit(1).executeTakeFirst()) !== undefined;
