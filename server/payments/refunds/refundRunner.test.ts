import { beforeEach, describe, expect, it } from 'vitest';
import { opens } from '../../../tests/support/catalogue/seasonFixture.ts';
import { useWrittenSeason } from '../../../tests/support/catalogue/writtenSeason.ts';
import { openSqliteFile } from '../../../tests/support/database/databases.ts';
import { orderToPlace, paidSession } from '../../../tests/support/payments/orders.ts';
import { manualClock } from '../../../tests/support/servers/manualClock.ts';
import { CLAIM_MS } from '../../platform/leases/claims.ts';
import type { PaymentGateway } from '../gateways/gateway.ts';
import { readUnsettled } from '../settlement/unsettled.ts';
import { refundRunner } from './refundRunner.ts';

describe('giving payments back', () => {
  const season = useWrittenSeason(openSqliteFile);
  const clock = manualClock(opens + 600_000);
  let answers: Awaited<ReturnType<PaymentGateway['refund']>>[] = [];
  let asked: string[] = [];
  let refused: string[] = [];
  let errors: unknown[] = [];

  beforeEach(() => {
    answers = [];
    asked = [];
    refused = [];
    errors = [];
  });

  const newRunner = () =>
    refundRunner({
      database: season.db,
      writer: season.writer,
      gateway: {
        id: 'sandbox',
        refund: ({ sessionId, metadata }) => {
          asked.push(`${sessionId} for ${metadata['order']}`);
          return Promise.resolve(answers.shift() ?? { ok: true, value: { status: 'done', refundId: 'r' } });
        },
      },
      clock,
      onRefusal: (refund, detail) => refused.push(`${refund.orderId}: ${detail}`),
      onError: (error) => errors.push(error),
    });
  /** Settles an order paid with a baisa too much, so that its payment must be refunded. */
  const owe = async (id: string, at: number, changes: object = {}) => {
    await season.writer.submit('placeOrder', orderToPlace({ id }));
    await season.writer.submit(
      'settlePayment',
      paidSession(id, { amountBaisa: 7_501, learnedAt: at, ...changes }),
    );
  };
  const work = async (runner: ReturnType<typeof refundRunner>) => {
    runner.tick();
    await runner.rest();
  };
  const tasks = () => season.db.selectFrom('refund_tasks').selectAll().orderBy('order_id').execute();

  it('asks the gateway for those that are due, once, and notes that the money is back', async () => {
    await owe('a', clock.now());
    await owe('b', clock.now() + 1);
    await owe('c', clock.now(), { gateway: 'thawani', sessionId: 'session of a' });
    const runner = newRunner();
    await work(runner);
    expect(asked).toEqual(['session of a for a']);
    expect((await tasks()).map((task) => [task.order_id, task.state, task.refund_id, task.attempts])).toEqual(
      [
        ['a', 'done', 'r', 1],
        ['b', 'due', null, 0],
        ['c', 'due', null, 0],
      ],
    );
    expect((await tasks())[0]).toMatchObject({ done_at: clock.now(), next_try_at: clock.now() });
    const payments = await season.db
      .selectFrom('payments')
      .select(['order_id', 'status'])
      .orderBy('order_id')
      .execute();
    expect(payments.map((each) => Object.values(each))).toEqual([
      ['a', 'refunded'],
      ['b', 'paid'],
      ['c', 'paid'],
    ]);
    expect([refused, errors]).toEqual([[], []]);
  });

  it('looks every 5 seconds, and at once when it is nudged', async () => {
    const runner = newRunner();
    await work(runner);
    await owe('a', clock.now());
    clock.advance(4_999);
    await work(runner);
    expect(asked).toEqual([]);
    clock.advance(1);
    await work(runner);
    expect(asked).toEqual(['session of a for a']);
    await owe('b', clock.now());
    runner.nudge();
    await work(runner);
    expect(asked).toEqual(['session of a for a', 'session of b for b']);
  });

  it('postpones one that the gateway refuses or has not finished, and says what it refused', async () => {
    await owe('a', clock.now());
    answers = [
      { ok: false, detail: 'no funds' } as (typeof answers)[number],
      { ok: true, value: { status: 'pending', refundId: 'p' } } as unknown as (typeof answers)[number],
    ];
    const runner = newRunner();
    await work(runner);
    expect(refused).toEqual(['a: no funds']);
    expect(await tasks()).toMatchObject([{ state: 'due', attempts: 1, next_try_at: clock.now() + 30_000 }]);
    clock.advance(30_000);
    await work(runner);
    expect(await tasks()).toMatchObject([{ state: 'due', attempts: 2, next_try_at: clock.now() + 60_000 }]);
    expect(refused).toHaveLength(1);
  });

  it('gives eight back at once, the longest waiting first, and goes on at the next tick', async () => {
    const ids = Array.from({ length: 9 }, (_, index) => `order ${index}`);
    for (const [index, id] of ids.entries()) await owe(id, clock.now() - index);
    const runner = newRunner();
    await work(runner);
    expect(asked.map((each) => each.slice(-7)).toSorted()).toEqual(ids.slice(1));
    await work(runner);
    expect(asked).toHaveLength(9);
  });

  it('reports an error, and tries again when its claim has ended', async () => {
    await owe('a', clock.now());
    const failing = refundRunner({
      database: season.db,
      writer: season.writer,
      gateway: { id: 'sandbox', refund: () => Promise.reject(new Error('cut')) },
      clock,
      onRefusal: () => {},
      onError: (error) => errors.push((error as Error).message),
    });
    await work(failing);
    expect(errors).toEqual(['cut']);
    await work(newRunner());
    expect(asked).toEqual([]);
    clock.advance(CLAIM_MS);
    await work(newRunner());
    expect(await tasks()).toMatchObject([{ state: 'done' }]);
  });

  it('is listed among what a gateway has still to end, with open sessions, the oldest first', async () => {
    await owe('a', clock.now() + 5);
    await season.writer.submit('placeOrder', orderToPlace({ id: 'b' }));
    await season.db
      .insertInto('payments')
      .values({
        gateway: 'sandbox',
        session_id: 's',
        order_id: 'b',
        status: 'open',
        counted: 0,
        created_at: clock.now() - 1,
      } as never)
      .execute();
    expect(await readUnsettled(season.db)).toEqual([
      { gateway: 'sandbox', orderId: 'b', kind: 'open_session', amountBaisa: 7_500, since: clock.now() - 1 },
      { gateway: 'sandbox', orderId: 'a', kind: 'due_refund', amountBaisa: 7_501, since: clock.now() + 5 },
    ]);
  });
});
