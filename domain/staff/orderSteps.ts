import type { StaffOrderDetails } from './staffContract.ts';

type Payment = StaffOrderDetails['payments'][number];
type Refund = StaffOrderDetails['refunds'][number];

/** What happened to an order at a time (UTC ms). */
export type OrderStep = { at: number } & (
  | { step: 'ordered' | 'expired' | 'settled' | 'reversed' }
  | { step: 'counted'; stream: string; seq: number }
  | { step: 'failed' | 'paid'; payment: Payment }
  | { step: 'refundAsked' | 'refunded'; refund: Refund }
);

/** The steps of an order, the newest first. Of two at the same time, the one that follows from the other is newer. */
export function orderSteps(details: StaffOrderDetails): OrderStep[] {
  const { order, payments, refunds, counted, settled_at, reversed_at, expires_at } = details;
  const steps: OrderStep[] = [
    { step: 'ordered', at: order.created_at },
    ...payments.flatMap((payment): OrderStep[] =>
      payment.last_attempt ? [{ step: 'failed', at: payment.last_attempt.at, payment }] : [],
    ),
    ...payments.flatMap((payment): OrderStep[] =>
      payment.paid_at === null ? [] : [{ step: 'paid', at: payment.paid_at, payment }],
    ),
    ...(order.state === 'expired' ? [{ step: 'expired', at: expires_at } as const] : []),
    // The row in the ledger is how an order of votes is settled.
    ...(counted
      ? [{ step: 'counted', ...counted } as const]
      : settled_at === null
        ? []
        : [{ step: 'settled', at: settled_at } as const]),
    ...refunds.map((refund) => ({ step: 'refundAsked', at: refund.asked_at, refund }) as const),
    ...(reversed_at === null ? [] : [{ step: 'reversed', at: reversed_at } as const]),
    ...refunds.flatMap((refund): OrderStep[] =>
      refund.done_at === null ? [] : [{ step: 'refunded', at: refund.done_at, refund }],
    ),
  ];
  return steps.toSorted((a, b) => a.at - b.at).toReversed();
}
