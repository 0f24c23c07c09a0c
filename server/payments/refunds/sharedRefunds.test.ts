import { describe, expect, it } from 'vitest';
import { opens } from '../../../tests/support/catalogue/seasonFixture.ts';
import { useWrittenSeason } from '../../../tests/support/catalogue/writtenSeason.ts';
import { openPostgresDatabase } from '../../../tests/support/database/databases.ts';
import { orderToPlace, paidSession } from '../../../tests/support/payments/orders.ts';
import { manualClock } from '../../../tests/support/servers/manualClock.ts';
import { openServerWriter, type ServerWriter } from '../../start/serverWriter.ts';
import type { RefundRequest } from '../gateways/gateway.ts';
import { refundRunner } from './refundRunner.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];

describe('refunds on two nodes', () => {
  const season = useWrittenSeason(openPostgresDatabase);
  const clock = manualClock(opens + 600_000);

  /**
   * Runs `body` with two nodes. Their gateway records each call, and answers once the test calls `open`.
   */
  const useNodes = async (body: (nodes: Nodes) => Promise<void>) => {
    const { promise: opened, resolve: open } = Promise.withResolvers<void>();
    const calls: RefundRequest[] = [];
    const node = (writer: ServerWriter) =>
      refundRunner({
        database: season.db,
        writer,
        gateway: {
          id: 'sandbox',
          refund: async (request) => {
            calls.push(request);
            await opened;
            return { ok: true, value: { status: 'done', refundId: request.key } };
          },
        },
        clock,
        onRefusal: () => {},
        onError: (error) => {
          throw error;
        },
      });
    const other = await openServerWriter(season.settings, { onFatal: () => {} });
    try {
      await body({ first: node(season.writer), second: node(other), calls, open });
    } finally {
      await other.close();
    }
  };
  type Runner = ReturnType<typeof refundRunner>;
  type Nodes = { first: Runner; second: Runner; calls: RefundRequest[]; open: () => void };

  /** Settles orders paid with a baisa too much, so that their payments must be refunded. */
  const owe = async () => {
    for (const id of ids) {
      await season.writer.submit('placeOrder', orderToPlace({ id }));
      await season.writer.submit(
        'settlePayment',
        paidSession(id, { amountBaisa: 7_501, learnedAt: clock.now() }),
      );
    }
  };
  const tasks = () =>
    season.db
      .selectFrom('refund_tasks')
      .select(['order_id', 'state', 'attempts', 'refund_id'])
      .orderBy('order_id')
      .execute();

  it('are each asked for once, however slow the gateway is', () =>
    useNodes(async ({ first, second, calls, open }) => {
      await owe();
      first.tick();
      second.tick();
      await expect.poll(() => calls.length).toBe(ids.length);
      for (const node of [first, second]) {
        node.nudge();
        node.tick();
      }
      open();
      await Promise.all([first.rest(), second.rest()]);
      expect(calls.map(({ key }) => key).toSorted()).toEqual(ids.map((id) => `refund-session of ${id}`));
      expect(await tasks()).toEqual(
        ids.map((id) => ({
          order_id: id,
          state: 'done',
          attempts: 1,
          refund_id: `refund-session of ${id}`,
        })),
      );
    }));

  it('of a node that dies in between are asked for by the other, with the same key, once its claim has ended', () =>
    useNodes(async ({ first, second, calls, open }) => {
      await owe();
      first.tick();
      await expect.poll(() => calls.length).toBe(ids.length);
      await season.db
        .updateTable('refund_tasks')
        .set({ claimed_until: 1 })
        .where('order_id', 'in', ['a', 'b'])
        .execute();
      second.tick();
      await expect.poll(() => calls.length).toBe(ids.length + 2);
      expect(calls.slice(-2).map(({ key }) => key)).toEqual(['refund-session of a', 'refund-session of b']);
      open();
      await Promise.all([first.rest(), second.rest()]);
      const ended = (await tasks()).map(({ state, attempts }) => `${state} after ${attempts}`);
      expect(ended).toEqual(['done after 2', 'done after 2', ...Array<string>(3).fill('done after 1')]);
    }));
});
