/** The entry fee of a paid competition (decision D193). */
import type { EntryFee } from './contract.ts';

/** How long (ms) after its registration an entry may pay at least. */
export const FEE_GRACE_MS = 24 * 3_600_000;

/**
 * Until when (UTC ms, exclusive) the fee of an entry can be paid: until registration closes, but at least a day after
 * the entry was registered. Null while no close is announced.
 */
export function feeDueAt({ reg_end: end }: { reg_end: number | null }, registeredAt: number): number | null {
  return end === null ? null : Math.max(end, registeredAt + FEE_GRACE_MS);
}

/** The order that paid a fee, what it paid (baisa), and what became of its refund; null without one. */
export type FeeOrder = { id: string; amount_baisa: number; refund: 'due' | 'done' | null };

/** What an entry owes; `isOut`: it was rejected or withdrawn. */
type Owed = { fee_baisa: number; isOut: boolean; dueAt: number | null; order: FeeOrder | undefined };

/**
 * The fee of an entry as its candidate sees it; null where nothing was paid and nothing is owed: the entry is free, or
 * was rejected or withdrawn. What was paid shows also after the fee was waived, because its refund may be due.
 * @param now UTC milliseconds of the server
 */
export function entryFeeAt({ fee_baisa, isOut, dueAt, order }: Owed, now: number): EntryFee | null {
  if (!order && (fee_baisa === 0 || isOut)) return null;
  return {
    state: order ? paidStates[order.refund ?? 'kept'] : dueAt !== null && now >= dueAt ? 'overdue' : 'due',
    amount_baisa: order?.amount_baisa ?? fee_baisa,
    due_at: dueAt,
    order_id: order?.id ?? null,
  };
}

const paidStates = { kept: 'paid', due: 'refund_due', done: 'refunded' } as const;
