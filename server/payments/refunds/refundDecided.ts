import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { WriteContext } from '../../platform/writer/write.ts';
import { oneByOne } from '../../platform/writer/oneByOne.ts';
import { refundOrder } from './refundOrder.ts';
import { refundSources } from './refundSources.ts';

/** The first decision of staff whose paid orders are not all refunded yet. */
async function nextDecision(db: Kysely<Schema> | Transaction<Schema>) {
  for (const source of refundSources) {
    const decision = await source.next(db);
    if (decision) return { source, ...decision };
  }
  return undefined;
}

/** Whether a decision may have paid orders still. It only reads, so that nodes without work write nothing. */
export const hasUnfinished = async (db: Kysely<Schema>): Promise<boolean> =>
  (await nextDecision(db)) !== undefined;

/**
 * Refunds some paid orders that one decision of staff gives back. Each order is refunded once, wherever an earlier write stopped:
 * it is paid no longer. A decision without paid orders is done.
 * @param input `limit`: how many orders
 * @returns whether something was left to do
 */
export const refundDecided = oneByOne(
  async (tx, { at, limit }: { at: number; limit: number }, context: WriteContext): Promise<boolean> => {
    const next = await nextDecision(tx);
    if (!next) return false;
    const { source, id, actor } = next;
    const orders = await source.orders(tx, id, limit);
    if (orders.length === 0) {
      await source.end(tx, id);
      return true;
    }
    const refunds = orders.map((order) => ({ orderId: order.id, note: source.note, actor, at }));
    await refundOrder(tx, refunds, context);
    return true;
  },
);
