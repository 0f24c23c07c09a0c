import { describe, expect, it } from 'vitest';
import { openSqliteFile } from '../../../tests/support/databases.ts';
import { manualClock } from '../../../tests/support/manualClock.ts';
import { opens } from '../../../tests/support/seasonFixture.ts';
import { useWrittenSeason } from '../../../tests/support/writtenSeason.ts';
import type { GatewayResult, GatewaySession } from '../gateways/gateway.ts';
import { PaymentPoller } from './paymentPoller.ts';

const POLL_MS = 10_000;
/** More than are asked for at once. */
const SESSIONS = 70;

describe('looking for payments', () => {
  const season = useWrittenSeason(openSqliteFile);

  it('comes to every session, however many of them stay unpaid', async () => {
    const clock = manualClock(opens);
    const asked = new Set<string>();
    const readSession = (id: string): Promise<GatewayResult<GatewaySession>> => {
      asked.add(id);
      return Promise.resolve({ ok: false, failure: 'unavailable', detail: 'slow' });
    };
    const poller = new PaymentPoller({
      database: season.db,
      writer: season.writer,
      gateway: { id: 'sandbox', readSession },
      clock,
      settle: () => Promise.resolve({ verdict: 'known' }),
      pollMs: POLL_MS,
      onError: (error) => {
        throw error;
      },
    });
    const sessions = Array.from({ length: SESSIONS }, (_, index) => `session ${index}`);
    const times = { orderExpiresAt: opens + 900_000, sessionExpiresAt: null, lastAttemptAt: null };
    for (const sessionId of sessions) poller.watch({ sessionId, orderId: `order of ${sessionId}`, ...times });
    for (let round = 0; round < 4; round += 1) {
      clock.advance(POLL_MS);
      poller.tick();
      await poller.rest();
    }
    expect([...asked].toSorted()).toEqual(sessions.toSorted());
  });
});
