import { describe, expect, it } from 'vitest';
import { opens } from '../../../tests/support/catalogue/seasonFixture.ts';
import { useWrittenSeason } from '../../../tests/support/catalogue/writtenSeason.ts';
import { openPostgresDatabase } from '../../../tests/support/database/databases.ts';
import { orderToPlace, paidSession } from '../../../tests/support/payments/orders.ts';
import { manualClock } from '../../../tests/support/servers/manualClock.ts';
import { openServerWriter, type ServerWriter } from '../../start/serverWriter.ts';
import { PaymentPoller } from './paymentPoller.ts';

const POLL_MS = 10_000;
const sessions = ['s1', 's2', 's3', 's4', 's5'];

describe('sessions polled by two nodes', () => {
  const season = useWrittenSeason(openPostgresDatabase);

  const useNodes = async (
    body: (nodes: { first: PaymentPoller; second: PaymentPoller } & World) => Promise<void>,
  ) => {
    const clock = manualClock(opens);
    const asked: string[] = [];
    const node = (writer: ServerWriter) =>
      new PaymentPoller({
        database: season.db,
        writer,
        gateway: {
          id: 'sandbox',
          tellsWhenPaid: true,
          readSession: (id) => {
            asked.push(id);
            return Promise.resolve({ ok: false, failure: 'unavailable', detail: 'slow' });
          },
        },
        clock,
        settle: () => Promise.resolve({ verdict: 'known' }),
        pollMs: POLL_MS,
        onError: (error) => {
          throw error;
        },
      });
    await season.writer.submit('placeOrder', orderToPlace({ id: 'order' }));
    for (const sessionId of sessions)
      await season.writer.submit('attachSession', {
        gateway: 'sandbox',
        sessionId,
        orderId: 'order',
        sessionExpiresAt: null,
        createdAt: opens,
        key: null,
        answer: { status: 200, body: '' },
      });
    /**
     * Advances the clock and lets the nodes poll.
     * @returns the sessions that they asked about, sorted by name
     */
    const pass = async (ms: number, ...nodes: PaymentPoller[]) => {
      asked.length = 0;
      clock.advance(ms);
      for (const each of nodes) {
        each.tick();
        await each.rest();
      }
      return asked.toSorted();
    };
    const other = await openServerWriter(season.settings, { onFatal: () => {} });
    try {
      const nodes = { first: node(season.writer), second: node(other) };
      await pass(0, nodes.first, nodes.second);
      await body({ ...nodes, pass });
    } finally {
      await other.close();
    }
  };
  type World = { pass: (ms: number, ...nodes: PaymentPoller[]) => Promise<string[]> };

  it('are each asked about as often as by one', () =>
    useNodes(async ({ first, second, pass }) => {
      expect(await pass(POLL_MS, first, second)).toEqual(sessions);
      expect(await pass(POLL_MS - 1, first, second)).toEqual([]);
      expect(await pass(1, first, second)).toEqual(sessions);
    }));

  it('are asked about by the other when one dies', () =>
    useNodes(async ({ first, second, pass }) => {
      expect(await pass(POLL_MS, first)).toEqual(sessions);
      expect(await pass(POLL_MS, second)).toEqual(sessions);
      expect(await pass(POLL_MS, second)).toEqual(sessions);
    }));

  it('are asked about at most once a second together for a payer who waits at both', () =>
    useNodes(async ({ first, second, pass }) => {
      for (const each of [first, second]) each.hasten('order');
      expect(await pass(1_000, first, second)).toEqual(sessions);
      for (const each of [first, second]) each.hasten('order');
      expect(await pass(999, first, second)).toEqual([]);
      expect(await pass(1, first, second)).toEqual(sessions);
    }));

  it('are forgotten by both once one is settled', () =>
    useNodes(async ({ first, second, pass }) => {
      await season.writer.submit('settlePayment', paidSession('order', { sessionId: 's1' }));
      expect(await pass(POLL_MS, first, second)).toEqual(sessions.slice(1));
      await pass(POLL_MS, first, second);
      expect([first.size, second.size]).toEqual([4, 4]);
    }));
});
