import type { Transaction } from 'kysely';
import { dayKey, startOfDay } from '../../../domain/zonedTime.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { PaidSession } from '../settlement/paidSession.ts';
import type { LockedOrder } from '../settlement/settlementRepo.ts';
import { paidFindings } from './paidFindings.ts';
import { ordersOfPayer } from './payersOrders.ts';
import { raiseFlag } from './raiseFlag.ts';

/** Raises what an order that was just counted gives to look at, in the same write. @returns how many flags */
export async function flagPaidOrder(
  tx: Transaction<Schema>,
  order: LockedOrder,
  { card, learnedAt }: PaidSession,
): Promise<number> {
  const findings = paidFindings({
    order,
    card,
    at: learnedAt,
    day: dayKey(learnedAt, order.zone),
    dayStart: startOfDay(learnedAt, order.zone),
    ofDevice: await ordersOfPayer(tx, order.roundId, { device: order.device }),
    ofContact: await ordersOfPayer(tx, order.roundId, { contact: order.contact }),
    ofCard: card === null ? [] : await ordersOfPayer(tx, order.roundId, { card }),
  });
  await raiseFlag(tx, findings);
  return findings.length;
}
