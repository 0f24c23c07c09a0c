import { describe, expect, it } from 'vitest';
import { opens } from '../../../tests/support/catalogue/seasonFixture.ts';
import { useWrittenSeason } from '../../../tests/support/catalogue/writtenSeason.ts';
import { openPostgresDatabase } from '../../../tests/support/database/databases.ts';
import { heldPort, type HeldPort } from '../../../tests/support/outside/heldPort.ts';
import { orderToPlace, paidSession } from '../../../tests/support/payments/orders.ts';
import { manualClock } from '../../../tests/support/servers/manualClock.ts';
import { openServerWriter, type ServerWriter } from '../../start/serverWriter.ts';
import { receiptRunner } from './receiptRunner.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];

describe('receipts on two nodes', () => {
  const season = useWrittenSeason(openPostgresDatabase);
  const clock = manualClock(opens + 600_000);

  type Runner = ReturnType<typeof receiptRunner>;
  type Nodes = Omit<HeldPort, 'port'> & { first: Runner; second: Runner };

  /** Runs `body` with two nodes that send through one held mail server. */
  const useNodes = async (body: (nodes: Nodes) => Promise<void>) => {
    const { port, ...held } = heldPort();
    const node = (writer: ServerWriter) =>
      receiptRunner({
        database: season.db,
        writer,
        port,
        clock,
        config: { publicOrigin: 'https://vote.example', supportEmail: 'support@sawt.example' },
        metrics: { count: () => {} },
        log: { warn: () => {} },
      });
    const other = await openServerWriter(season.settings, { onFatal: () => {} });
    try {
      await body({ first: node(season.writer), second: node(other), ...held });
    } finally {
      await other.close();
    }
  };

  const settle = async (orders: readonly string[]) => {
    for (const id of orders) {
      await season.writer.submit('placeOrder', orderToPlace({ id }));
      await season.writer.submit('settlePayment', paidSession(id, { learnedAt: clock.now() }));
    }
  };
  const run = async (node: Runner) => {
    node.nudge();
    node.tick();
    await node.rest();
  };
  const states = async () =>
    (await season.db.selectFrom('receipt_mails').select(['state', 'attempts']).execute()).map(
      ({ state, attempts }) => `${state} after ${attempts}`,
    );

  it('are each sent once', () =>
    useNodes(async ({ first, second, sent, open }) => {
      await settle(ids);
      open();
      await Promise.all([run(first), run(second)]);
      expect([sent.length, new Set(sent.map(({ id }) => id)).size]).toEqual([ids.length, ids.length]);
      expect(await states()).toEqual(ids.map(() => 'sent after 1'));
    }));

  it('of a node that dies on the way are sent by the other, with the same id, once its claim has ended', () =>
    useNodes(async ({ first, second, sent, open }) => {
      await settle(['a']);
      const dying = run(first);
      await expect.poll(() => sent.length).toBe(1);
      await run(second);
      expect(sent).toHaveLength(1);
      await season.db.updateTable('receipt_mails').set({ claimed_until: 1 }).execute();
      const taking = run(second);
      await expect.poll(() => sent.length).toBe(2);
      open();
      await Promise.all([taking, dying]);
      expect([sent.length, new Set(sent.map(({ id }) => id)).size]).toEqual([2, 1]);
      expect(await states()).toEqual(['sent after 2']);
    }));
});
