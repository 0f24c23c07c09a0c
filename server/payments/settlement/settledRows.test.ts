import { beforeEach, expect, it } from 'vitest';
import { opens } from '../../../tests/support/catalogue/seasonFixture.ts';
import { useWrittenSeason } from '../../../tests/support/catalogue/writtenSeason.ts';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { orderToPlace, paidSession } from '../../../tests/support/payments/orders.ts';
import type { PaidSession } from './judgePayment.ts';
import { isLoggedWebhook } from './webhookLogRepo.ts';

const MINUTE = 60_000;

forEachDatabase('a settled payment', ({ open }) => {
  const season = useWrittenSeason(open);
  beforeEach(async () => {
    for (const id of ['a', 'b']) await season.writer.submit('placeOrder', orderToPlace({ id }));
  });
  const attach = (orderId: string, gateway: string, sessionId: string) =>
    season.writer.submit('attachSession', {
      gateway,
      sessionId,
      orderId,
      sessionExpiresAt: opens + 15 * MINUTE,
      createdAt: opens + 5,
      key: null,
      answer: { status: 200, body: '{}' },
    });
  const settle = (id: string, changes: Partial<PaidSession> = {}) =>
    season.writer.submit('settlePayment', paidSession(id, changes));
  const payments = () =>
    season.db.selectFrom('payments').selectAll().orderBy('gateway').orderBy('session_id').execute();
  const orders = async () => {
    const rows = await season.db.selectFrom('orders').selectAll().orderBy('id').execute();
    return rows.map(({ status }) => status);
  };
  const unpaid = {
    status: 'open',
    counted: 0,
    amount_baisa: null,
    currency: null,
    invoice: null,
    card: null,
    masked_card: null,
    asked_at: null,
    session_expires_at: opens + 15 * MINUTE,
    paid_at: null,
    last_outcome: null,
    last_attempt_at: null,
    created_at: opens + 5,
  };

  it('is stored with its amount, invoice, card and time, and changes no session with its id elsewhere', async () => {
    await attach('a', 'sandbox', 'same');
    await attach('b', 'thawani', 'same');
    const settled = await settle('b', { gateway: 'thawani', sessionId: 'same', card: 'card', invoice: 'i' });
    expect(settled).toMatchObject({ verdict: 'counted', order: { id: 'b' } });
    expect(await payments()).toEqual([
      { ...unpaid, gateway: 'sandbox', session_id: 'same', order_id: 'a' },
      {
        ...unpaid,
        gateway: 'thawani',
        session_id: 'same',
        order_id: 'b',
        status: 'paid',
        counted: 1,
        amount_baisa: 7_500,
        currency: 'OMR',
        invoice: 'i',
        card: 'card',
        paid_at: opens + MINUTE,
      },
    ]);
    expect(await orders()).toEqual(['pending_payment', 'paid']);
    const secrets = await season.db.selectFrom('ledger_secrets').select(['payer', 'accepted_at']).execute();
    expect(secrets).toEqual([{ payer: 'card', accepted_at: opens + MINUTE + 1_000 }]);
  });

  it('without a card votes as its contact', async () => {
    await settle('a');
    expect(await season.db.selectFrom('ledger_secrets').select('payer').execute()).toEqual([
      { payer: 'contact' },
    ]);
    expect(await orders()).toEqual(['paid', 'created']);
  });

  it('counts though its session was closed before the payment was known', async () => {
    await attach('a', 'sandbox', 'session of a');
    await season.writer.submit('notePayment', {
      gateway: 'sandbox',
      sessionId: 'session of a',
      lastAttempt: null,
      isCancelled: false,
      isOver: true,
      isUndecided: false,
      learnedAt: opens + 20 * MINUTE,
    });
    expect(await orders()).toEqual(['expired', 'created']);
    expect(await settle('a', { learnedAt: opens + 21 * MINUTE })).toMatchObject({ verdict: 'counted' });
    expect([await orders(), (await payments()).map(({ status }) => status)]).toEqual([
      ['paid', 'created'],
      ['paid'],
    ]);
  });

  it('that cannot count is owed back from the moment it was learned', async () => {
    await settle('a', { amountBaisa: 9, learnedAt: opens + 2 * MINUTE });
    expect(await season.db.selectFrom('refund_tasks').selectAll().execute()).toEqual([
      {
        gateway: 'sandbox',
        session_id: 'session of a',
        order_id: 'a',
        amount_baisa: 9,
        reason: 'wrong_amount',
        note: null,
        state: 'due',
        attempts: 0,
        claimed_until: null,
        next_try_at: opens + 2 * MINUTE,
        refund_id: null,
        created_at: opens + 2 * MINUTE,
        done_at: null,
      },
    ]);
    expect(await orders()).toEqual(['refunded', 'created']);
  });

  it('is logged with the webhook that reported it, once for each delivery of a gateway', async () => {
    await settle('a', { delivery: 'd', learnedAt: opens + 3 });
    await settle('a', { delivery: 'd', learnedAt: opens + 4 });
    await settle('a', { delivery: 'e', learnedAt: opens + 5 });
    await settle('b');
    const logged = (delivery: string, verdict: string, received_at: number) => ({
      gateway: 'sandbox',
      delivery,
      session_id: 'session of a',
      verdict,
      received_at,
    });
    const log = await season.db.selectFrom('webhook_log').selectAll().orderBy('delivery').execute();
    expect(log).toEqual([logged('d', 'counted', opens + 3), logged('e', 'known', opens + 5)]);
    const known = [
      ['sandbox', 'd'],
      ['sandbox', 'f'],
      ['thawani', 'd'],
    ].map(([gateway = '', delivery = '']) => isLoggedWebhook(season.db, gateway, delivery));
    expect(await Promise.all(known)).toEqual([true, false, false]);
  });
});
