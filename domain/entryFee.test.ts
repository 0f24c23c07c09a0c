import { expect, it } from 'vitest';
import { entryFeeAt, FEE_GRACE_MS, feeDueAt } from './entryFee.ts';

const end = Date.UTC(2026, 10, 30, 20);

it('is due when registration closes, and at the earliest a day after the registration', () => {
  expect(feeDueAt({ reg_end: end }, end - 2 * FEE_GRACE_MS)).toBe(end);
  expect(feeDueAt({ reg_end: end }, end - 60_000)).toBe(end - 60_000 + FEE_GRACE_MS);
  expect(feeDueAt({ reg_end: null }, end)).toBeNull();
});

it('is due, then overdue, until an order paid it', () => {
  const owed = { fee_baisa: 5_000, isOut: false, dueAt: end, order: undefined };
  const fee = { amount_baisa: 5_000, due_at: end };
  expect(entryFeeAt(owed, end - 1)).toEqual({ ...fee, state: 'due', order_id: null });
  expect(entryFeeAt(owed, end)).toEqual({ ...fee, state: 'overdue', order_id: null });
  expect(entryFeeAt({ ...owed, dueAt: null }, end)).toEqual({
    ...fee,
    due_at: null,
    state: 'due',
    order_id: null,
  });
  const states = ([null, 'due', 'done'] as const).map(
    (refund) => entryFeeAt({ ...owed, order: { id: 'order', amount_baisa: 5_000, refund } }, end)?.state,
  );
  expect(states).toEqual(['paid', 'refund_due', 'refunded']);
});

it('is nothing for a free entry, and for one that was rejected or withdrawn before it paid', () => {
  const owed = { fee_baisa: 5_000, isOut: true, dueAt: end, order: undefined };
  expect(entryFeeAt({ ...owed, fee_baisa: 0, isOut: false }, end)).toBeNull();
  expect(entryFeeAt(owed, end)).toBeNull();
});

it('still shows what was paid for an entry that owes nothing any more', () => {
  const order = { id: 'order', amount_baisa: 5_000, refund: 'due' } as const;
  const shown = { state: 'refund_due', amount_baisa: 5_000, due_at: end, order_id: 'order' };
  const owed = { fee_baisa: 5_000, isOut: false, dueAt: end, order };
  expect(entryFeeAt({ ...owed, isOut: true }, end)).toEqual(shown);
  expect(entryFeeAt({ ...owed, fee_baisa: 0 }, end)).toEqual(shown);
});
