import { describe, expect, it } from 'vitest';
import type { PaymentsTable } from '../../platform/database/paymentSchema.ts';
import { type OrderView, presentOrder, refundOf, shownStatus } from './orderView.ts';

const gateway = { id: 'sandbox', mode: 'redirect', paymentUrl: (id: string) => `pay ${id}` } as const;

const paymentOf = (changes: Partial<PaymentsTable>): PaymentsTable => ({
  gateway: 'sandbox',
  session_id: 's',
  order_id: 'a',
  status: 'open',
  counted: 0,
  amount_baisa: null,
  currency: null,
  invoice: null,
  card: null,
  masked_card: null,
  session_expires_at: null,
  paid_at: null,
  last_outcome: null,
  last_attempt_at: null,
  created_at: 0,
  asked_at: null,
  ...changes,
});

const viewOf = (
  status: OrderView['order']['status'],
  payments: PaymentsTable[] = [],
  changes: Partial<OrderView> = {},
): OrderView => ({
  order: {
    id: 'a',
    kind: 'vote',
    entry_id: 'entry',
    round_id: 'round',
    group_id: 'group',
    votes: 25,
    amount_baisa: 7_500,
    quote: '{}',
    status,
    receipt_code: 'receipt',
    created_at: 0,
    expires_at: 900,
    paid_at: null,
    ledger_stream: null,
    ledger_seq: null,
  },
  competition: { name: 'الغناء', name_ar: 'الغناء', name_en: 'Singing' },
  smsCode: '303',
  participant: {
    full_name: 'A',
    full_name_ar: null,
    full_name_en: null,
    image_url: null,
    country_id: 1,
  },
  zone: 'Asia/Muscat',
  payments,
  refunds: [],
  isUnderReview: false,
  ...changes,
});
const shown = (...view: Parameters<typeof viewOf>) => presentOrder(viewOf(...view), gateway, 899);

describe('the shown order', () => {
  it('says where to pay until its time is over, at the gateway that is in use', () => {
    const closed = paymentOf({ session_id: 'closed', status: 'closed' });
    const elsewhere = paymentOf({ session_id: 'elsewhere', gateway: 'thawani' });
    const open = paymentOf({ session_id: 'open' });
    const pending = viewOf('pending_payment', [closed, elsewhere, open]);
    expect(presentOrder(pending, gateway, 899).payment).toEqual({
      gateway: 'sandbox',
      mode: 'redirect',
      url: 'pay open',
    });
    expect(presentOrder(pending, gateway, 900).payment).toBeNull();
    expect(shown('pending_payment', [closed, elsewhere]).payment).toBeNull();
    expect(shown('failed', [open]).payment).toBeNull();
  });

  it('shows the last failed attempt until it is settled', () => {
    const payments = [
      paymentOf({ last_outcome: 'declined', last_attempt_at: 5 }),
      paymentOf({ last_outcome: 'cancelled', last_attempt_at: 9 }),
      paymentOf({ last_outcome: 'declined', last_attempt_at: 7 }),
      paymentOf({}),
    ];
    expect(shown('pending_payment', payments).last_attempt).toEqual({ outcome: 'cancelled', at: 9 });
    expect(shown('failed', payments.slice(0, 1)).last_attempt).toEqual({ outcome: 'declined', at: 5 });
    expect(shown('pending_payment', [paymentOf({})]).last_attempt).toBeNull();
    expect(shown('paid', payments).last_attempt).toBeNull();
    expect(shown('refunded', payments).last_attempt).toBeNull();
  });

  it('names the payment that counted, else the one that was paid, and its receipt', () => {
    const paid = paymentOf({ session_id: 'first', invoice: 'invoice 1', paid_at: 1 });
    const counted = paymentOf({ session_id: 'second', counted: 1, paid_at: 2 });
    const transactions = [[paid, counted], [paymentOf({}), paid], [paymentOf({})]].map(
      (payments) => shown('paid', payments).transaction_id,
    );
    expect(transactions).toEqual(['second', 'invoice 1', null]);
    expect(shown('refunded', [paid])).toMatchObject({
      transaction_id: 'invoice 1',
      receipt_code: 'receipt',
    });
    expect(shown('pending_payment', [paid])).toMatchObject({ transaction_id: null, receipt_code: null });
  });

  it('is under review only while its votes count', () => {
    const statuses = (['paid', 'refunded', 'pending_payment'] as const).map((status) =>
      shownStatus(viewOf(status, [], { isUnderReview: true })),
    );
    expect(statuses).toEqual(['quarantined', 'refunded', 'pending_payment']);
    expect(shownStatus(viewOf('paid'))).toBe('paid');
  });

  it('shows the money that is still to go back, else all that went back', () => {
    const refund = (state: 'due' | 'done', amount_baisa: number) => ({ state, amount_baisa });
    const [due, more, done, earlier] = [
      refund('due', 100),
      refund('due', 200),
      refund('done', 1_000),
      refund('done', 2_000),
    ];
    expect([
      refundOf({ refunds: [] }),
      refundOf({ refunds: [done, earlier] }),
      refundOf({ refunds: [done, due, more] }),
    ]).toEqual([null, refund('done', 3_000), refund('due', 300)]);
    expect(shown('refunded', [], { refunds: [done] }).refund).toEqual(refund('done', 1_000));
  });
});
