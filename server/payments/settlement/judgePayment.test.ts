import { expect, it } from 'vitest';
import { paidSession } from '../../../tests/support/payments/orders.ts';
import { judgePayment, type PaidSession, type PayableOrder, paymentTime } from './judgePayment.ts';

const order: PayableOrder = {
  amountBaisa: 7_500,
  createdAt: 1_000,
  expiresAt: 901_000,
  opensAt: 0,
  closesAt: 2_000,
  isCounted: false,
  isPaidOtherwise: false,
  competes: true,
};
const paid = paidSession('a', { paidAt: 500_000, sessionExpiresAt: 901_000, learnedAt: 510_000 });
const judged = (ofOrder: Partial<PayableOrder>, ofPayment: Partial<PaidSession> = {}, isForOrder = true) =>
  judgePayment({ ...order, ...ofOrder }, { ...paid, ...ofPayment }, isForOrder);

it('counts a payment of the whole amount in rials, made in time', () => {
  expect(judged({})).toBe('count');
});

it.each<[string, ReturnType<typeof judgePayment>, ReturnType<typeof judgePayment>]>([
  ['of one baisa less', judged({}, { amountBaisa: 7_499 }), 'wrong_amount'],
  ['of one baisa more', judged({}, { amountBaisa: 7_501 }), 'wrong_amount'],
  ['in another currency', judged({}, { currency: 'USD' }), 'wrong_amount'],
  ['of another order', judged({}, {}, false), 'wrong_reference'],
  ['of an order that was counted', judged({ isCounted: true }), 'second_payment'],
  ['for an entry that does not compete', judged({ competes: false }), 'not_competing'],
  ['of an order from before the opening', judged({ createdAt: -1 }), 'closed'],
  ['of an order from the closing', judged({ createdAt: 2_000 }), 'closed'],
  ['made after the order expired', judged({}, { paidAt: 901_001 }), 'late'],
])('gives a payment %s back', (_, judgement, reason) => {
  expect(judgement).toBe(reason);
});

it('counts an order from the first to the last millisecond of its window', () => {
  expect([judged({ createdAt: 0 }), judged({ createdAt: 1_999 })]).toEqual(['count', 'count']);
});

it('counts a payment at the very end of its order', () => {
  expect(judged({}, { paidAt: 901_000 })).toBe('count');
});

it('allows one more minute where the gateway does not say when it was paid', () => {
  const learnedAfter = (ms: number) =>
    judged({}, { paidAt: null, sessionExpiresAt: null, learnedAt: 901_000 + ms });
  expect([learnedAfter(60_000), learnedAfter(60_001)]).toEqual(['count', 'late']);
});

it('takes a session as paid when it was learned, at the latest at its end', () => {
  const timeOf = (changes: Partial<PaidSession>) => paymentTime({ ...paid, ...changes });
  expect([
    timeOf({}),
    timeOf({ paidAt: null }),
    timeOf({ paidAt: null, sessionExpiresAt: 505_000 }),
    timeOf({ paidAt: null, sessionExpiresAt: null }),
  ]).toEqual([500_000, 510_000, 505_000, 510_000]);
});
