import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** How many of the latest orders of a payer are read; without a limit, a busy payer would cost too much. */
const LOOKED_BACK = 200;

/** A counted order as the detectors of flags see it; times in UTC ms. */
export type CountedOrder = {
  id: string;
  entryId: string;
  votes: number;
  contact: string;
  /** The pseudonym of the card or, without one, of its visible digits; null if neither is known. */
  card: string | null;
  createdAt: number;
  paidAt: number | null;
};

type Payer = { contact: string } | { card: string } | { maskedCard: string } | { device: string };

/**
 * The latest counted and unrefunded orders in a round of one contact, card, device or set of visible card
 * digits.
 */
export function ordersOfPayer(
  tx: Transaction<Schema>,
  roundId: string,
  payer: Payer,
): Promise<CountedOrder[]> {
  const orders = tx
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .where('payments.counted', '=', 1)
    .where('orders.status', '=', 'paid')
    .where('orders.round_id', '=', roundId)
    .select([
      'orders.id',
      'orders.entry_id as entryId',
      'orders.votes',
      'orders.contact',
      sql<string | null>`coalesce(payments.card, payments.masked_card)`.as('card'),
      'orders.created_at as createdAt',
      'payments.paid_at as paidAt',
    ])
    .$narrowType<{ votes: number }>()
    .limit(LOOKED_BACK);
  if ('card' in payer)
    return orders.where('payments.card', '=', payer.card).orderBy('payments.paid_at', 'desc').execute();
  if ('maskedCard' in payer)
    return orders
      .where('payments.masked_card', '=', payer.maskedCard)
      .orderBy('payments.paid_at', 'desc')
      .execute();
  const [column, value] =
    'contact' in payer
      ? (['orders.contact', payer.contact] as const)
      : (['orders.device', payer.device] as const);
  return orders.where(column, '=', value).orderBy('orders.created_at', 'desc').execute();
}
