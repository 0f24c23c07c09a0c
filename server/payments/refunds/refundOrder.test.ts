import { beforeEach, expect, it } from 'vitest';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { orderToPlace, paidSession } from '../../../tests/support/payments/orders.ts';
import { entryId, opens, roundId } from '../../../tests/support/catalogue/seasonFixture.ts';
import { useWrittenSeason } from '../../../tests/support/catalogue/writtenSeason.ts';
import { standingChange } from '../../../tests/support/voting/standings.ts';
import { voteFor } from '../../../tests/support/voting/votes.ts';
import { appendVotes } from '../../voting/appendVotes.ts';
import { readBoardRows } from '../../voting/talliesRepo.ts';
import { verifyLedger } from '../../voting/verifyLedger.ts';
import { readOfferedRefunds } from './refundOrder.ts';
import { reverseVotes } from './reverseVotes.ts';

const at = opens + 600_000;

forEachDatabase('refunding an order', ({ open }) => {
  const season = useWrittenSeason(open);
  beforeEach(async () => {
    for (const id of ['a', 'b']) {
      await season.writer.submit('placeOrder', orderToPlace({ id }));
      await season.writer.submit('settlePayment', paidSession(id));
    }
  });
  const refund = (orderId: string) =>
    season.writer.submit('refundOrder', { orderId, note: 'asked by phone', actor: 'operator:test', at });
  const task = () => season.db.selectFrom('refund_tasks').selectAll().executeTakeFirst();
  const claim = () =>
    season.writer.submit('claimRefunds', { gateway: 'sandbox', now: at + 3_600_000, limit: 8 });
  const note = (
    attempts: number,
    outcome: Parameters<typeof season.writer.submit<'noteRefund'>>[1]['outcome'],
  ) =>
    season.writer.submit('noteRefund', {
      gateway: 'sandbox',
      sessionId: 'session of a',
      attempts,
      outcome,
      at: at + 1,
    });

  it('takes its votes back with its own row, once, and leaves its money to be refunded', async () => {
    const both = await Promise.all([refund('a'), refund('a')]);
    expect(both).toEqual([{ kind: 'refunded', votes: 25, amountBaisa: 7_500 }, { kind: 'already_refunded' }]);
    const rows = await season.db
      .selectFrom('ledger')
      .select(['channel', 'votes', 'reverses_seq'])
      .orderBy('seq')
      .execute();
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['paid', 25, null],
      ['paid', 25, null],
      ['reversal', -25, 1],
    ]);
    expect(await verifyLedger(season.db)).toEqual({ rows: 3, votes: 25, erased: 0, error: null });
    expect((await readBoardRows(season.db, [roundId]))[0]?.votes).toBe(25);
    expect(await task()).toMatchObject({
      reason: 'staff',
      note: 'asked by phone',
      state: 'due',
      amount_baisa: 7_500,
      next_try_at: at,
      session_id: 'session of a',
    });
    const [line] = await season.db.selectFrom('audit').selectAll().execute();
    expect(line).toMatchObject({
      at,
      actor: 'operator:test',
      role: 'staff',
      action: 'order.refunded',
      subject: 'a',
      reason: 'asked by phone',
    });
    const reversal = await season.db.selectFrom('ledger_secrets').where('seq', '=', 3).selectAll().execute();
    expect(reversal).toMatchObject([
      { source_ref: 'reversal:main:1', payer: 'contact', amount_baisa: -7_500, accepted_at: at },
    ]);
  });

  it('reverses any number of votes at once, each once', async () => {
    const sources = Array.from({ length: 501 }, (_, index) => `free:${index}`);
    const reverse = () =>
      season.db.transaction().execute(async (tx) => {
        const context = { stream: 'main' };
        await appendVotes(
          tx,
          sources.map((each) => voteFor(1, each.slice(5), { votes: 2 })),
          context,
        );
        return reverseVotes(tx, ['unknown', 'reversal:main:3', ...sources], at, context);
      });
    expect([await reverse(), await reverse()]).toEqual([1_002, 0]);
    expect(await verifyLedger(season.db)).toMatchObject({ rows: 1_004, votes: 50, error: null });
  });

  it('gives back the payment that counted, and no other', async () => {
    await season.writer.submit('settlePayment', paidSession('b', { sessionId: 'a second', invoice: null }));
    expect(await refund('b')).toMatchObject({ kind: 'refunded' });
    const tasks = await season.db
      .selectFrom('refund_tasks')
      .select(['session_id', 'reason'])
      .orderBy('session_id')
      .execute();
    expect(tasks.map((each) => Object.values(each))).toEqual([
      ['a second', 'second_payment'],
      ['session of b', 'staff'],
    ]);
  });

  it('is offered for those paid orders of an entry that stopped competing, oldest first', async () => {
    const orders = { c: { paidAt: opens + 5 }, d: { paidAt: opens + 9 }, e: { paidAt: opens + 5 } };
    for (const id of ['d', 'e', 'c'] as const) {
      await season.writer.submit('placeOrder', orderToPlace({ id, entryId: entryId(2) }));
      await season.writer.submit('settlePayment', paidSession(id, orders[id]));
    }
    for (const entry of [1, 2])
      await season.writer.submit('changeStanding', standingChange('withdrawn', { entryId: entryId(entry) }));
    const offered = async (entry: number) =>
      (await readOfferedRefunds(season.db, entryId(entry))).map(({ orderId }) => orderId);
    expect([await offered(1), await offered(2), await offered(3)]).toEqual([['a', 'b'], ['c', 'e', 'd'], []]);
  });

  it('leaves an uncounted order alone', async () => {
    await season.writer.submit('placeOrder', orderToPlace({ id: 'c' }));
    expect(await refund('c')).toEqual({ kind: 'not_counted' });
    expect(await refund('nobody')).toEqual({ kind: 'unknown_order' });
  });

  it('refunds a further payment of a refunded order instead of counting it', async () => {
    await refund('a');
    const second = await season.writer.submit('settlePayment', paidSession('a', { sessionId: 'second' }));
    expect(second).toEqual({ verdict: 'refund', reason: 'second_payment' });
    expect((await readBoardRows(season.db, [roundId]))[0]?.votes).toBe(25);
  });

  it('retries until the money is back, and then never again', async () => {
    await refund('a');
    expect(await claim()).toEqual([
      { sessionId: 'session of a', orderId: 'a', reason: 'staff', attempts: 1 },
    ]);
    expect(await claim()).toEqual([]);
    await note(1, { kind: 'postponed', nextTryAt: at + 30_000 });
    expect(await task()).toMatchObject({ state: 'due', attempts: 1, next_try_at: at + 30_000 });
    expect(await claim()).toMatchObject([{ attempts: 2 }]);
    await note(1, { kind: 'postponed', nextTryAt: at });
    expect(await task()).toMatchObject({ state: 'due', attempts: 2, next_try_at: at + 30_000 });
    await note(1, { kind: 'done', refundId: 'r' });
    await note(2, { kind: 'done', refundId: 'other' });
    expect(await claim()).toEqual([]);
    expect(await task()).toMatchObject({ state: 'done', attempts: 2, refund_id: 'r', done_at: at + 1 });
    const payment = await season.db
      .selectFrom('payments')
      .where('order_id', '=', 'a')
      .select('status')
      .execute();
    expect(payment).toEqual([{ status: 'refunded' }]);
  });
});
