import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Something that only its gateway can end: a session that may still be paid, or money that must go back. */
export type Unsettled = {
  gateway: string;
  orderId: string;
  kind: 'open_session' | 'due_refund';
  amountBaisa: number;
  /** UTC ms. */
  since: number;
};

/** All of every gateway, the oldest first. */
export async function readUnsettled(db: Kysely<Schema>): Promise<Unsettled[]> {
  const [sessions, refunds] = await Promise.all([
    db
      .selectFrom('payments')
      .innerJoin('vote_orders', 'vote_orders.id', 'payments.order_id')
      .where('payments.status', '=', 'open')
      .select(['gateway', 'order_id', 'vote_orders.amount_baisa', 'payments.created_at'])
      .execute(),
    db
      .selectFrom('refund_tasks')
      .where('state', '=', 'due')
      .select(['gateway', 'order_id', 'amount_baisa', 'created_at'])
      .execute(),
  ]);
  const told = (kind: Unsettled['kind'], rows: typeof refunds): Unsettled[] =>
    rows.map((row) => ({
      gateway: row.gateway,
      orderId: row.order_id,
      kind,
      amountBaisa: row.amount_baisa,
      since: row.created_at,
    }));
  return [...told('open_session', sessions), ...told('due_refund', refunds)].toSorted(
    (a, b) => a.since - b.since,
  );
}
