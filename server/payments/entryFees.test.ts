import { expect, it } from 'vitest';
import { FEE_GRACE_MS } from '../../domain/entryFee.ts';
import { entryId, opens } from '../../tests/support/catalogue/seasonFixture.ts';
import { layAccount } from '../../tests/support/accounts/accountFixture.ts';
import { useWrittenSeason } from '../../tests/support/catalogue/writtenSeason.ts';
import { forEachDatabase } from '../../tests/support/database/databases.ts';
import { orderToPlace, paidSession } from '../../tests/support/payments/orders.ts';
import type { OrderToPlace } from './orders/idempotencyRepo.ts';
import { readFeeOrders } from './orders/feeOrders.ts';
import { readOrderView } from './orders/orderView.ts';
import { readReceipt } from './receipts/readReceipt.ts';
import type { PaidSession } from './settlement/judgePayment.ts';

const MINUTE = 60_000;
const entry = entryId(1);

forEachDatabase('the fee of an entry', ({ open }) => {
  const season = useWrittenSeason(open);
  const owe = async (feeBaisa = 5_000, closesAt: number | null = opens + 3 * FEE_GRACE_MS) => {
    await season.db
      .updateTable('entries')
      .set({ fee_baisa: feeBaisa, status: 'pending', created_at: opens })
      .where('id', '=', entry)
      .execute();
    await season.db.updateTable('competitions').set({ registration_closes_at: closesAt }).execute();
  };
  const place = (id: string, changes: Partial<OrderToPlace> = {}) =>
    season.writer.submit(
      'placeOrder',
      orderToPlace({ id, kind: 'fee', votes: null, receiptCode: `receipt of ${id}`, ...changes }),
    );
  const settle = (id: string, changes: Partial<PaidSession> = {}) =>
    season.writer.submit('settlePayment', paidSession(id, { amountBaisa: 5_000, ...changes }));
  const decide = (decision: 'approve' | 'reject') =>
    season.writer.submit('decideEntry', {
      entryId: entry,
      decision,
      reason: 'The song is not a chant.',
      actor: 'operator:1',
      at: opens + 5 * MINUTE,
    });
  const orders = () =>
    season.db
      .selectFrom('orders')
      .select(['id', 'kind', 'status', 'votes', 'ledger_seq'])
      .orderBy('id')
      .execute();
  const refunds = () =>
    season.db.selectFrom('refund_tasks').select(['order_id', 'reason', 'amount_baisa', 'state']).execute();
  const ledgerRows = () => season.db.selectFrom('ledger').selectAll().execute();
  const placed = (id: string, createdAt = opens) => ({
    kind: 'placed',
    order: {
      id,
      kind: 'fee',
      entryId: entry,
      votes: null,
      amountBaisa: 5_000,
      createdAt,
      expiresAt: createdAt + 15 * MINUTE,
    },
  });

  it('has one order for every request, as long as it can be paid', async () => {
    await owe();
    expect(await place('a')).toEqual(placed('a'));
    const keyed = { idempotency: { key: 'k'.repeat(20), fingerprint: 'f' } };
    expect(await place('b', { ...keyed, arrivedAt: opens + MINUTE })).toEqual(placed('a'));
    expect(await place('c', { arrivedAt: opens + 15 * MINUTE })).toEqual(placed('c', opens + 15 * MINUTE));
    expect((await orders()).map(({ id }) => id)).toEqual(['a', 'c']);
  });

  it('is paid by its order, without a row in the ledger or a receipt of votes', async () => {
    await owe();
    await place('a');
    const reports = await Promise.all([settle('a'), settle('a'), settle('a', { delivery: 'd' })]);
    expect(reports.map(({ verdict }) => verdict).toSorted()).toEqual(['fee_paid', 'known', 'known']);
    expect(await orders()).toEqual([{ id: 'a', kind: 'fee', status: 'paid', votes: null, ledger_seq: null }]);
    expect(await ledgerRows()).toEqual([]);
    expect(await refunds()).toEqual([]);
    expect(await season.db.selectFrom('vote_flags').selectAll().execute()).toEqual([]);
    expect(await season.db.selectFrom('receipt_mails').select(['order_id', 'kind']).execute()).toEqual([
      { order_id: 'a', kind: 'counted' },
    ]);
    expect(await readReceipt(season.db, 'receipt of a')).toBeUndefined();
    expect(await readFeeOrders(season.db, [entry])).toEqual(
      new Map([[entry, { id: 'a', amount_baisa: 5_000, refund: null }]]),
    );
    expect(await place('b')).toEqual({ kind: 'no_fee_due' });
  });

  it('is paid once: a second order that was paid as well goes back', async () => {
    await owe();
    await place('a');
    await place('b', { arrivedAt: opens + 15 * MINUTE });
    const later = { paidAt: opens + 16 * MINUTE, learnedAt: opens + 17 * MINUTE };
    expect(await settle('b', later)).toEqual({ verdict: 'fee_paid' });
    expect(await settle('a', { learnedAt: opens + 18 * MINUTE })).toEqual({
      verdict: 'refund',
      reason: 'second_payment',
    });
    expect((await orders()).map(({ status }) => status)).toEqual(['refunded', 'paid']);
    expect(await readFeeOrders(season.db, [entry])).toEqual(
      new Map([[entry, { id: 'b', amount_baisa: 5_000, refund: null }]]),
    );
  });

  it('is owed only where the competition had one, and until its time is over', async () => {
    await owe(0);
    expect(await place('free')).toEqual({ kind: 'no_fee_due' });
    await owe(5_000, opens + MINUTE);
    const dueAt = opens + FEE_GRACE_MS;
    expect(await place('a', { arrivedAt: dueAt - 1 })).toEqual(placed('a', dueAt - 1));
    const inTime = { paidAt: dueAt + MINUTE, learnedAt: dueAt + 2 * MINUTE, sessionExpiresAt: null };
    expect(await place('late', { arrivedAt: dueAt + 15 * MINUTE })).toEqual({ kind: 'fee_closed' });
    expect(await settle('a', inTime)).toEqual({ verdict: 'fee_paid' });
    expect(await place('unknown', { entryId: entryId(9) })).toEqual({ kind: 'unknown_entry' });
  });

  it('is refunded once its entry is rejected, also when it is paid afterwards', async () => {
    await owe();
    await place('a');
    expect(await decide('approve')).toEqual({ kind: 'unpaid' });
    await settle('a');
    expect(await decide('approve')).toEqual({ kind: 'decided', what: 'entry', status: 'approved' });
    expect(await decide('reject')).toEqual({
      kind: 'decided',
      what: 'entry',
      status: 'rejected',
      refundBaisa: 5_000,
    });
    expect(await refunds()).toEqual([{ order_id: 'a', reason: 'staff', amount_baisa: 5_000, state: 'due' }]);
    expect(await readFeeOrders(season.db, [entry])).toEqual(
      new Map([[entry, { id: 'a', amount_baisa: 5_000, refund: 'due' }]]),
    );
    expect((await ledgerRows()).filter(({ votes }) => votes !== 0)).toEqual([]);
    expect(await place('b', { arrivedAt: opens + 20 * MINUTE })).toEqual({ kind: 'fee_closed' });
  });

  it('goes back only once a rejection of a screener cannot be undone', async () => {
    await owe();
    await place('a');
    await settle('a');
    const { writer } = season;
    const at = opens + 5 * MINUTE;
    const reject = (id: string) =>
      writer.submit('decideEntry', {
        entryId: entry,
        decision: 'reject',
        reason: 'ليست أنشودة.',
        reasonEn: 'The song is not a chant.',
        actor: 'muna',
        at,
        id,
        undoMs: 10 * MINUTE,
      });
    const undo = () =>
      writer.submit('undoDecision', { entryId: entry, decisionId: 'd1', actor: 'muna', at: at + MINUTE });
    expect(await reject('d1')).toEqual({ kind: 'decided', what: 'entry', status: 'rejected' });
    expect(await undo()).toBe('undone');
    await writer.submit('settleDecisions', at + 10 * MINUTE);
    expect(await refunds()).toEqual([]);
    await reject('d2');
    await writer.submit('settleDecisions', at + 10 * MINUTE - 1);
    expect(await refunds()).toEqual([]);
    await writer.submit('settleDecisions', at + 10 * MINUTE);
    await writer.submit('settleDecisions', at + 11 * MINUTE);
    expect(await refunds()).toEqual([{ order_id: 'a', reason: 'staff', amount_baisa: 5_000, state: 'due' }]);
  });

  it('waits for the last of several rejections of screeners', async () => {
    await owe();
    await place('a');
    await settle('a');
    const { writer } = season;
    const by = (decision: 'approve' | 'reject', at: number) =>
      writer.submit('decideEntry', { ...screener, decision, at, undoMs: 10 * MINUTE });
    const screener = { entryId: entry, reason: null, actor: 'muna' };
    await by('reject', opens);
    await by('approve', opens + MINUTE);
    await by('reject', opens + 9 * MINUTE);
    await writer.submit('settleDecisions', opens + 10 * MINUTE);
    expect(await refunds()).toEqual([]);
    await writer.submit('settleDecisions', opens + 19 * MINUTE);
    expect(await refunds()).toEqual([{ order_id: 'a', reason: 'staff', amount_baisa: 5_000, state: 'due' }]);
  });

  it('goes back if its entry was rejected before it was paid', async () => {
    await owe();
    await place('a');
    expect(await decide('reject')).toEqual({ kind: 'decided', what: 'entry', status: 'rejected' });
    expect(await settle('a')).toEqual({ verdict: 'refund', reason: 'not_competing' });
    expect((await orders()).map(({ status }) => status)).toEqual(['refunded']);
  });

  it('can be waived until it is paid; a payment on its way then goes back', async () => {
    await owe();
    const { user_id } = await layAccount(season.db);
    await season.db.updateTable('entries').set({ user_id }).where('id', '=', entry).execute();
    await place('a');
    const why = { entryId: entry, reason: 'A guest.', actor: 'operator:1', at: opens + MINUTE };
    expect(await season.writer.submit('waiveFee', why)).toEqual({ kind: 'waived', amountBaisa: 5_000 });
    expect(await season.writer.submit('waiveFee', why)).toEqual({ kind: 'free' });
    const messages = season.db.selectFrom('entry_messages').select(['entry_id', 'kind', 'reason']);
    expect(await messages.execute()).toEqual([{ entry_id: entry, kind: 'fee_waived', reason: 'A guest.' }]);
    expect(await place('b')).toEqual({ kind: 'no_fee_due' });
    expect(await settle('a')).toEqual({ verdict: 'refund', reason: 'not_competing' });
    expect(await decide('approve')).toMatchObject({ status: 'approved' });
    await owe();
    await place('c', { arrivedAt: opens + 20 * MINUTE });
    await settle('c', { paidAt: opens + 21 * MINUTE, learnedAt: opens + 22 * MINUTE });
    expect(await season.writer.submit('waiveFee', why)).toEqual({ kind: 'paid', orderId: 'c' });
  });

  it('stays apart from the votes for the same entry', async () => {
    await owe();
    await place('fee');
    await place('votes', { kind: 'vote', votes: 25 });
    await settle('fee');
    await settle('votes', { amountBaisa: 7_500 });
    expect((await ledgerRows()).map(({ votes }) => votes)).toEqual([25]);
    const fee = await readOrderView(season.db, 'fee');
    expect([fee?.order.kind, fee?.competition.name_en, fee?.participant.full_name]).toEqual([
      'fee',
      'Singing',
      'Singer 1',
    ]);
    const refunded = await season.writer.submit('refundOrder', {
      orderId: 'fee',
      note: null,
      actor: 'operator:1',
      at: opens + 5 * MINUTE,
    });
    expect(refunded).toEqual({ kind: 'refunded', votes: null, amountBaisa: 5_000 });
    expect(await ledgerRows()).toHaveLength(1);
  });
});
