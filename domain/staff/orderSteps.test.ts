import { expect, it } from 'vitest';
import { orderDetails } from '../../tests/support/staffOrders/orderFacts.ts';
import { orderSteps } from './orderSteps.ts';
import type { StaffOrderDetails } from './staffContract.ts';

const [payment, refund] = [orderDetails.payments[0]!, orderDetails.refunds[0]!];
const { created_at: at } = orderDetails.order;
const MINUTE = 60_000;

it('tells what happened to an order, the newest first', () => {
  expect(orderSteps(orderDetails)).toEqual([
    { step: 'reversed', at: at + 60 * MINUTE },
    { step: 'refundAsked', at: at + 60 * MINUTE, refund },
    { step: 'counted', at: at + 4 * MINUTE, stream: 'main', seq: 90_418 },
    { step: 'paid', at: at + 3 * MINUTE, payment },
    { step: 'failed', at: at + 2 * MINUTE, payment },
    { step: 'ordered', at },
  ]);
});

const unpaid: StaffOrderDetails = {
  ...orderDetails,
  order: { ...orderDetails.order, state: 'open' },
  settled_at: null,
  counted: null,
  reversed_at: null,
  payments: [],
  refunds: [],
};
const stepsOf = (details: StaffOrderDetails) => orderSteps(details).map(({ step }) => step);

it('has only the order at first, and its end once the time to pay is over', () => {
  const expired = { ...unpaid, order: { ...unpaid.order, state: 'expired' } } as const;
  expect([stepsOf(unpaid), stepsOf(expired)]).toEqual([['ordered'], ['expired', 'ordered']]);
});

it('of a fee is settled, as no row in the ledger counts it', () => {
  const settled = {
    ...unpaid,
    settled_at: at + 1,
    payments: [{ ...payment, paid_at: at, last_attempt: null }],
  };
  expect(stepsOf(settled)).toEqual(['settled', 'paid', 'ordered']);
});

it('has the end of each refund that was made', () => {
  const made = { ...refund, state: 'done', done_at: refund.asked_at + 1 } as const;
  expect(stepsOf({ ...unpaid, refunds: [made, refund] })).toEqual([
    'refunded',
    'refundAsked',
    'refundAsked',
    'ordered',
  ]);
});
