import type { Transaction, Kysely } from 'kysely';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import { competitionOf } from '../../platform/audit/competitionOf.ts';
import type { OperatorAct } from '../../platform/audit/operatorAct.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { WriteContext } from '../../platform/writer/write.ts';
import { orderSource } from '../settlement/orderSource.ts';
import { storeRefund } from '../settlement/settlementRepo.ts';
import { reverseVotes } from './reverseVotes.ts';

/** `note` is the reason. */
export type OrderToRefund = OperatorAct & { orderId: string; note: string | null };

export type RefundDecision =
  /** `votes` is null for an order of a fee. */
  | { kind: 'refunded'; votes: number | null; amountBaisa: number }
  | { kind: 'already_refunded' | 'not_counted' | 'unknown_order' };

/** Refunds paid orders in one write: reverses their votes, and stores the tasks that refund their payments. */
export async function refundOrder(
  tx: Transaction<Schema>,
  inputs: OrderToRefund[],
  context: WriteContext,
): Promise<RefundDecision[]> {
  const decisions: RefundDecision[] = [];
  for (const input of inputs) decisions.push(await refundOne(tx, input, context));
  return decisions;
}

async function refundOne(
  tx: Transaction<Schema>,
  { orderId, note, actor, at }: OrderToRefund,
  context: WriteContext,
): Promise<RefundDecision> {
  const turned = await tx
    .updateTable('orders')
    .set({ status: 'refunded' })
    .where('id', '=', orderId)
    .where('status', '=', 'paid')
    .returning(['kind', 'entry_id'])
    .executeTakeFirst();
  if (!turned) return { kind: await refusalOf(tx, orderId) };
  const payment = await tx
    .selectFrom('payments')
    .where('order_id', '=', orderId)
    .where('counted', '=', 1)
    .select(['gateway', 'session_id', 'amount_baisa'])
    .executeTakeFirstOrThrow();
  const amountBaisa = payment.amount_baisa ?? 0;
  const { gateway, session_id: sessionId } = payment;
  await storeRefund(tx, { gateway, sessionId, amountBaisa, learnedAt: at }, orderId, 'staff', note);
  const line = {
    at,
    actor,
    role: 'staff',
    action: 'order.refunded',
    subject: orderId,
    reason: note,
    competitionId: await competitionOf(tx, turned.entry_id),
    before: { status: 'paid' },
    after: { status: 'refunded', amount_baisa: amountBaisa },
  } as const;
  await appendAudit(tx, [line], context);
  return {
    kind: 'refunded',
    votes: turned.kind === 'fee' ? null : await reverseVotes(tx, [orderSource(orderId)], at, context),
    amountBaisa,
  };
}

async function refusalOf(tx: Transaction<Schema>, orderId: string) {
  const order = await tx.selectFrom('orders').where('id', '=', orderId).select('status').executeTakeFirst();
  if (!order) return 'unknown_order' as const;
  return order.status === 'refunded' ? ('already_refunded' as const) : ('not_counted' as const);
}

/** A counted order of votes for an entry that no longer competes. Staff may refund its payer. */
export type OfferedRefund = { orderId: string; votes: number; amountBaisa: number; paidAt: number };

/**
 * The paid orders of votes of an entry that may be refunded, oldest payment first. None while the entry competes.
 */
export async function readOfferedRefunds(db: Kysely<Schema>, entryId: string): Promise<OfferedRefund[]> {
  return db
    .selectFrom('orders')
    .innerJoin('round_entries', (join) =>
      join
        .onRef('round_entries.round_id', '=', 'orders.round_id')
        .onRef('round_entries.entry_id', '=', 'orders.entry_id'),
    )
    .where('orders.entry_id', '=', entryId)
    .where('orders.kind', '=', 'vote')
    .where('orders.status', '=', 'paid')
    .where('round_entries.standing', '!=', 'in')
    .orderBy('orders.paid_at')
    .orderBy('orders.id')
    .select([
      'orders.id as orderId',
      'orders.votes',
      'orders.amount_baisa as amountBaisa',
      'orders.paid_at as paidAt',
    ])
    .$narrowType<{ paidAt: number; votes: number }>()
    .execute();
}
