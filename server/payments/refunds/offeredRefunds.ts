import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** A counted order for an entry that does not compete any more: its payer may be given the money back. */
export type OfferedRefund = { orderId: string; votes: number; amountBaisa: number; paidAt: number };

/** The refunds to offer for an entry, the oldest first; none while it competes. */
export async function readOfferedRefunds(db: Kysely<Schema>, entryId: string): Promise<OfferedRefund[]> {
  return db
    .selectFrom('vote_orders')
    .innerJoin('round_entries', (join) =>
      join
        .onRef('round_entries.round_id', '=', 'vote_orders.round_id')
        .onRef('round_entries.entry_id', '=', 'vote_orders.entry_id'),
    )
    .where('vote_orders.entry_id', '=', entryId)
    .where('vote_orders.status', '=', 'paid')
    .where('round_entries.standing', '!=', 'in')
    .orderBy('vote_orders.paid_at')
    .orderBy('vote_orders.id')
    .select([
      'vote_orders.id as orderId',
      'vote_orders.votes',
      'vote_orders.amount_baisa as amountBaisa',
      'vote_orders.paid_at as paidAt',
    ])
    .$narrowType<{ paidAt: number }>()
    .execute();
}
