import { expect, it } from 'vitest';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { orderToPlace, paidSession } from '../../../tests/support/payments/orders.ts';
import { entryId, opens, switches } from '../../../tests/support/catalogue/seasonFixture.ts';
import { useWrittenSeason } from '../../../tests/support/catalogue/writtenSeason.ts';
import { verifyLedger } from '../../voting/verifyLedger.ts';
import type { OrderToPlace } from '../orders/idempotencyRepo.ts';
import type { PaidSession } from './judgePayment.ts';

const MINUTE = 60_000;
const deadline = opens + 15 * MINUTE;

forEachDatabase('settlement', ({ open }) => {
  const season = useWrittenSeason(open);
  const place = (id: string, changes: Partial<OrderToPlace> = {}) =>
    season.writer.submit('placeOrder', orderToPlace({ id, receiptCode: `receipt of ${id}`, ...changes }));
  const settle = (id: string, changes: Partial<PaidSession> = {}) =>
    season.writer.submit('settlePayment', paidSession(id, changes));
  const order = (id: string) =>
    season.db
      .selectFrom('orders')
      .where('id', '=', id)
      .select(['status', 'paid_at', 'ledger_seq'])
      .executeTakeFirst();
  const refunds = () =>
    season.db.selectFrom('refund_tasks').select(['session_id', 'reason', 'amount_baisa', 'state']).execute();
  const ledger = async () => {
    const rows = await season.db
      .selectFrom('ledger_secrets as secret')
      .innerJoin('ledger', 'ledger.seq', 'secret.seq')
      .select([
        'ledger.channel',
        'ledger.votes',
        'secret.source_ref',
        'secret.amount_baisa',
        'secret.receipt',
      ])
      .orderBy('secret.seq')
      .execute();
    return rows.map((row) => Object.values(row));
  };
  const late = (reason: string) => [
    { session_id: 'session of a', reason, amount_baisa: 7_500, state: 'due' },
  ];

  it('turns a payment into votes, with the promised receipt', async () => {
    await place('a');
    expect(await settle('a')).toEqual({
      verdict: 'counted',
      flagged: 0,
      order: {
        id: 'a',
        entryId: entryId(1),
        votes: 25,
        phone: null,
        contact: 'contact',
        network: null,
        zone: 'Asia/Muscat',
      },
    });
    expect(await order('a')).toEqual({ status: 'paid', paid_at: opens + MINUTE, ledger_seq: 1 });
    expect(await ledger()).toEqual([['paid', 25, 'order:a', 7_500, 'receipt of a']]);
    expect(await verifyLedger(season.db)).toEqual({ rows: 1, votes: 25, erased: 0, error: null });
  });

  it('settles a payment once, however often and concurrently it is reported', async () => {
    await place('a');
    const reports = await Promise.all([settle('a'), settle('a'), settle('a', { delivery: 'd' })]);
    expect(reports.map(({ verdict }) => verdict).toSorted()).toEqual(['counted', 'known', 'known']);
    expect(await settle('a')).toEqual({ verdict: 'known' });
    expect(await ledger()).toHaveLength(1);
  });

  it('settles an order whose session is not known here yet', async () => {
    await place('a');
    expect(await settle('a', { sessionId: 'reported early' })).toMatchObject({ verdict: 'counted' });
    await season.writer.submit('attachSession', {
      gateway: 'sandbox',
      sessionId: 'reported early',
      orderId: 'a',
      sessionExpiresAt: null,
      createdAt: opens,
      key: null,
      answer: { status: 200, body: '{}' },
    });
    expect(await order('a')).toMatchObject({ status: 'paid' });
    const rows = await season.db.selectFrom('payments').select(['session_id', 'status']).execute();
    expect(rows).toEqual([{ session_id: 'reported early', status: 'paid' }]);
  });

  it('refunds a second payment of one order', async () => {
    await place('a');
    await settle('a');
    expect(await settle('a', { sessionId: 'second' })).toEqual({
      verdict: 'refund',
      reason: 'second_payment',
    });
    expect(await refunds()).toEqual([
      { session_id: 'second', reason: 'second_payment', amount_baisa: 7_500, state: 'due' },
    ]);
    expect(await order('a')).toMatchObject({ status: 'paid' });
    expect(await ledger()).toHaveLength(1);
  });

  it('refunds the second of two payments that are reported together', async () => {
    await place('a');
    const both = await Promise.all([settle('a', { sessionId: 's-1' }), settle('a', { sessionId: 's-2' })]);
    expect(both.map(({ verdict }) => verdict)).toEqual(['counted', 'refund']);
    expect(await ledger()).toHaveLength(1);
  });

  it.each<[string, Partial<PaidSession>]>([
    ['less', { amountBaisa: 7_499 }],
    ['more', { amountBaisa: 7_501 }],
    ['another currency', { currency: 'USD' }],
  ])('refunds %s than the quote says, and counts nothing', async (_what, changes) => {
    await place('a');
    expect(await settle('a', changes)).toEqual({ verdict: 'refund', reason: 'wrong_amount' });
    expect(await order('a')).toEqual({ status: 'refunded', paid_at: null, ledger_seq: null });
    expect(await ledger()).toEqual([]);
  });

  it('counts a right payment after a wrong one', async () => {
    await place('a');
    await settle('a', { sessionId: 'wrong', amountBaisa: 1 });
    expect(await settle('a')).toMatchObject({ verdict: 'counted' });
    expect(await order('a')).toMatchObject({ status: 'paid' });
  });

  it('refunds what a session pays for another order than its own', async () => {
    await place('a');
    await place('b');
    await season.writer.submit('attachSession', {
      gateway: 'sandbox',
      sessionId: 'session of a',
      orderId: 'a',
      sessionExpiresAt: null,
      createdAt: opens,
      key: null,
      answer: { status: 200, body: '{}' },
    });
    expect(await settle('b', { sessionId: 'session of a' })).toEqual({
      verdict: 'refund',
      reason: 'wrong_reference',
    });
    expect(await order('b')).toMatchObject({ status: 'created' });
  });

  it('counts a payment made within 15 minutes, however late it is reported', async () => {
    await place('a');
    expect(await settle('a', { paidAt: deadline, learnedAt: deadline + 60 * MINUTE })).toMatchObject({
      verdict: 'counted',
    });
  });

  it('refunds a later payment', async () => {
    await place('a');
    expect(await settle('a', { paidAt: deadline + 1 })).toEqual({ verdict: 'refund', reason: 'late' });
    expect(await refunds()).toEqual(late('late'));
    expect(await order('a')).toMatchObject({ status: 'refunded' });
  });

  it.each([
    ['counts what a silent gateway was asked for in time', deadline + MINUTE, null, 'counted'],
    ['gives back what was learned too late from a silent gateway', deadline + MINUTE + 1, null, 'refund'],
    [
      'believes the end of a session that a silent gateway names',
      deadline + 60 * MINUTE,
      deadline,
      'counted',
    ],
  ])('%s', async (_what, learnedAt, sessionExpiresAt, verdict) => {
    await place('a');
    expect((await settle('a', { paidAt: null, learnedAt, sessionExpiresAt })).verdict).toBe(verdict);
  });

  it('counts an order that had expired before its timely payment was reported', async () => {
    await place('a');
    await season.writer.submit('expireOrders', deadline);
    expect(await order('a')).toMatchObject({ status: 'expired' });
    expect(await settle('a', { learnedAt: deadline + 60 * MINUTE })).toMatchObject({ verdict: 'counted' });
  });

  it('refunds an order whose window turns out to have been closed', async () => {
    await place('a', { arrivedAt: switches - 1 });
    await season.db
      .updateTable('voting_groups')
      .set({ closes_at: switches - MINUTE })
      .where('number', '=', 1)
      .execute();
    expect(await settle('a', { paidAt: switches })).toEqual({ verdict: 'refund', reason: 'closed' });
  });

  it("leaves the money of other systems' orders alone", async () => {
    expect(await settle('nobody', { delivery: 'd' })).toEqual({ verdict: 'unknown_order' });
    expect(await refunds()).toEqual([]);
    const log = await season.db.selectFrom('webhook_log').select(['delivery', 'verdict']).execute();
    expect(log).toEqual([{ delivery: 'd', verdict: 'unknown_order' }]);
  });
});
