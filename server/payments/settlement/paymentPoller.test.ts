import { describe, expect, it } from 'vitest';
import { openSqliteFile } from '../../../tests/support/database/databases.ts';
import { manualClock } from '../../../tests/support/servers/manualClock.ts';
import { orderToPlace } from '../../../tests/support/payments/orders.ts';
import { opens } from '../../../tests/support/catalogue/seasonFixture.ts';
import { useWrittenSeason } from '../../../tests/support/catalogue/writtenSeason.ts';
import type { GatewayResult, GatewaySession } from '../gateways/gateway.ts';
import { OVERTIME_MS, PaymentPoller, type PollerDeps } from './paymentPoller.ts';

const POLL_MS = 10_000;
/** More than one batch of the poller. */
const SESSIONS = 70;
const expiresAt = opens + 900_000;

const unpaid: GatewaySession = {
  id: 'session',
  orderId: 'a',
  status: 'unpaid',
  amountBaisa: 7_500,
  currency: 'OMR',
  invoice: null,
  expiresAt,
  isCharging: false,
  paidAt: null,
  card: null,
  lastAttempt: null,
};

describe('the poller', () => {
  const season = useWrittenSeason(openSqliteFile);
  const lookFor = (gateway: Pick<PollerDeps['gateway'], 'readSession' | 'tellsWhenPaid'>) => {
    const clock = manualClock(opens);
    const poller = new PaymentPoller({
      database: season.db,
      writer: season.writer,
      gateway: { id: 'sandbox', ...gateway },
      clock,
      settle: () => Promise.resolve({ verdict: 'known' }),
      pollMs: POLL_MS,
      onError: (error) => {
        throw error;
      },
    });
    const pass = async (ms: number) => {
      clock.advance(ms);
      poller.tick();
      await poller.rest();
    };
    return { poller, pass };
  };

  it('reaches every session, however many of them stay unpaid', async () => {
    const asked = new Set<string>();
    const readSession = (id: string): Promise<GatewayResult<GatewaySession>> => {
      asked.add(id);
      return Promise.resolve({ ok: false, failure: 'unavailable', detail: 'slow' });
    };
    const { poller, pass } = lookFor({ readSession, tellsWhenPaid: true });
    const sessions = Array.from({ length: SESSIONS }, (_, index) => `session ${index}`);
    const times = { orderExpiresAt: expiresAt, sessionExpiresAt: null, lastAttemptAt: null };
    for (const sessionId of sessions) poller.watch({ sessionId, orderId: `order of ${sessionId}`, ...times });
    for (let round = 0; round < 4; round += 1) await pass(POLL_MS);
    expect([...asked].toSorted()).toEqual(sessions.toSorted());
  });

  const answering = (value: GatewaySession): Promise<GatewayResult<GatewaySession>> =>
    Promise.resolve({ ok: true, value });
  const placeWithSession = async () => {
    await season.writer.submit('placeOrder', orderToPlace({ id: 'a' }));
    await season.writer.submit('attachSession', {
      gateway: 'sandbox',
      sessionId: 'session',
      orderId: 'a',
      sessionExpiresAt: expiresAt,
      createdAt: opens,
      key: null,
      answer: { status: 200, body: '' },
    });
  };

  it('keeps asking while a card is being charged, however late that is', async () => {
    const { poller, pass } = lookFor({
      readSession: () => answering({ ...unpaid, isCharging: true }),
      tellsWhenPaid: true,
    });
    await placeWithSession();
    await pass(0);
    await pass(expiresAt - opens + OVERTIME_MS + POLL_MS);
    await pass(POLL_MS);
    expect(poller.size).toBe(1);
    expect(await season.db.selectFrom('vote_orders').select('status').execute()).toEqual([
      { status: 'pending_payment' },
    ]);
  });

  it.each([
    { tellsWhenPaid: true, atItsEnd: 'expired', says: 'when a payment would be late' },
    { tellsWhenPaid: false, atItsEnd: 'pending_payment', says: 'not while a payment could still count' },
  ])('lets an order expire $says', async ({ tellsWhenPaid, atItsEnd }) => {
    const { pass } = lookFor({ readSession: () => answering(unpaid), tellsWhenPaid });
    await placeWithSession();
    const statusAfter = async (ms: number) => {
      await pass(ms);
      const { status } = await season.db.selectFrom('vote_orders').select('status').executeTakeFirstOrThrow();
      return status;
    };
    expect(await statusAfter(0)).toBe('pending_payment');
    expect(await statusAfter(expiresAt - opens)).toBe(atItsEnd);
    expect(await statusAfter(OVERTIME_MS)).toBe(atItsEnd);
    expect(await statusAfter(POLL_MS)).toBe('expired');
  });
});
