import { beforeEach } from 'vitest';
import type { GatewayResult, GatewaySession } from '../../../server/payments/gateways/gateway.ts';
import type { ClaimedPolls, PollsToClaim } from '../../../server/payments/settlement/claimPolls.ts';
import { PaymentPoller, type PollerDeps } from '../../../server/payments/settlement/paymentPoller.ts';
import type { ServerWriter } from '../../../server/start/serverWriter.ts';
import { opens } from '../catalogue/seasonFixture.ts';
import { useWrittenSeason } from '../catalogue/writtenSeason.ts';
import { openSqliteFile } from '../database/databases.ts';
import { manualClock } from '../servers/manualClock.ts';
import { orderToPlace } from './orders.ts';

export const POLL_MS = 10_000;
/** When the order of these tests and its gateway session expire (UTC ms). */
export const expiresAt = opens + 900_000;

type Reply = GatewayResult<GatewaySession>;
export const unavailable: Reply = { ok: false, failure: 'unavailable', detail: 'slow' };

/** The gateway's reply about a session that is not paid yet. */
export const unpaid = (changes: Partial<GatewaySession> = {}): Reply => ({
  ok: true,
  value: {
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
    ...changes,
  },
});

/**
 * Lets a poller claim all polls: most sessions of these tests have no row. `sharedPolls.test.ts` tests
 * claims.
 */
const claimAll = ({ sessions }: PollsToClaim): ClaimedPolls => ({
  claimed: sessions.map(({ sessionId }) => sessionId),
  over: [],
});

/** Gives each test the small season, pollers on it, and a gateway whose answers the test sets. */
export function usePollers() {
  const season = useWrittenSeason(openSqliteFile);
  const gateway = { answer: (): Promise<Reply> => Promise.resolve(unavailable) };
  /** Each session that the gateway was asked about, and how long (ms) after the opening. */
  const asked: [sessionId: string, afterMs: number][] = [];
  const settled: unknown[] = [];
  const noted: unknown[] = [];
  const errors: unknown[] = [];
  beforeEach(() => {
    gateway.answer = () => Promise.resolve(unavailable);
    for (const list of [asked, settled, noted, errors]) list.length = 0;
  });

  const start = (changes: Partial<PollerDeps> = {}, tellsWhenPaid = true) => {
    const clock = manualClock(opens);
    const poller = new PaymentPoller({
      database: season.db,
      writer: {
        submit: ((name, input) => {
          if (name === 'claimPolls') return Promise.resolve(claimAll(input as PollsToClaim));
          noted.push(input);
          return season.writer.submit(name, input);
        }) as ServerWriter['submit'],
      },
      gateway: {
        id: 'sandbox',
        tellsWhenPaid,
        readSession: (id) => {
          asked.push([id, clock.now() - opens]);
          return gateway.answer();
        },
      },
      clock,
      settle: (...payment) => {
        settled.push(payment);
        return Promise.resolve({ verdict: 'known' });
      },
      pollMs: POLL_MS,
      onError: (error) => errors.push(error),
      ...changes,
    });
    const pass = async (ms: number) => {
      clock.advance(ms);
      poller.tick();
      await poller.rest();
    };
    const watch = (sessionId: string, sessionExpiresAt: number | null = expiresAt) =>
      poller.watch({
        sessionId,
        orderId: `order of ${sessionId}`,
        orderExpiresAt: expiresAt,
        sessionExpiresAt,
        lastAttemptAt: null,
      });
    return { poller, clock, pass, watch };
  };

  const attach = (sessionId: string, createdAt = opens, gatewayId = 'sandbox') =>
    season.writer.submit('attachSession', {
      gateway: gatewayId,
      sessionId,
      orderId: 'a',
      sessionExpiresAt: expiresAt,
      createdAt,
      key: null,
      answer: { status: 200, body: '' },
    });
  const placeWithSession = async () => {
    await season.writer.submit('placeOrder', orderToPlace({ id: 'a' }));
    await attach('session');
  };
  return { season, gateway, asked, settled, noted, errors, start, attach, placeWithSession };
}
