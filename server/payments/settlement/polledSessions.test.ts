import { describe, expect, it } from 'vitest';
import { opens } from '../../../tests/support/catalogue/seasonFixture.ts';
import {
  expiresAt,
  POLL_MS,
  unavailable,
  unpaid,
  usePollers,
} from '../../../tests/support/payments/pollers.ts';

/** How long after its end a session may still be paid. */
const OVERTIME_MS = 120_000;

describe('the poller', () => {
  const pollers = usePollers();
  const { season } = pollers;
  const orderStatus = async () =>
    (await season.db.selectFrom('orders').select('status').executeTakeFirstOrThrow()).status;
  const payment = () =>
    season.db
      .selectFrom('payments')
      .select(['status', 'last_outcome', 'last_attempt_at'])
      .executeTakeFirstOrThrow();

  it('hands a paid session to settlement once', async () => {
    const { poller, clock, pass, watch } = pollers.start();
    const session = unpaid({ status: 'paid' });
    pollers.gateway.answer = async () => session;
    watch('s');
    await pass(POLL_MS);
    await pass(POLL_MS);
    const value = session.ok && session.value;
    expect([pollers.settled, poller.size, pollers.asked.length]).toEqual([
      [[value, opens + POLL_MS, null]],
      0,
      1,
    ]);
    expect(clock.now()).toBe(opens + 2 * POLL_MS);
  });

  it('asks again about a paid session that could not be settled, and reports the error', async () => {
    const error = new Error('no disk');
    const { poller, pass, watch } = pollers.start({ settle: () => Promise.reject(error) });
    pollers.gateway.answer = async () => unpaid({ status: 'paid' });
    watch('s');
    await pass(POLL_MS);
    await pass(POLL_MS);
    expect([pollers.asked.length, poller.size, pollers.errors]).toEqual([2, 1, [error, error]]);
  });

  it('stores each failed attempt once', async () => {
    await pollers.placeWithSession();
    const { pass } = pollers.start();
    await pass(0);
    for (const at of [opens + 5, opens + 5, opens + 7]) {
      pollers.gateway.answer = async () => unpaid({ lastAttempt: { outcome: 'declined', at } });
      await pass(POLL_MS);
    }
    const note = (at: number, learnedAt: number) => ({
      gateway: 'sandbox',
      sessionId: 'session',
      lastAttempt: { outcome: 'declined', at },
      isCancelled: false,
      isOver: false,
      isUndecided: false,
      learnedAt,
    });
    expect(pollers.noted).toEqual([note(opens + 5, opens + POLL_MS), note(opens + 7, opens + 3 * POLL_MS)]);
    expect(await payment()).toEqual({
      status: 'open',
      last_outcome: 'declined',
      last_attempt_at: opens + 7,
    });
  });

  it('fails the order of a cancelled session, and forgets it', async () => {
    await pollers.placeWithSession();
    const { poller, pass } = pollers.start({}, false);
    pollers.gateway.answer = async () => unpaid({ status: 'cancelled' });
    await pass(0);
    await pass(POLL_MS);
    expect([poller.size, pollers.noted.length, await orderStatus(), (await payment()).status]).toEqual([
      0,
      1,
      'failed',
      'closed',
    ]);
    expect(pollers.noted).toMatchObject([{ isCancelled: true, isUndecided: false, lastAttempt: null }]);
  });

  it.each([
    ['that the gateway does not know', { ok: false, failure: 'unknown_session', detail: '' }, [2, 1, 0]],
    ['that nobody paid', unpaid(), [2, 1, 0]],
    ['of an unreachable gateway', unavailable, [2, 2, 2]],
    ['while a card is being charged', unpaid({ isCharging: true }), [2, 2, 2]],
  ] as const)('drops a session %s at the right time, if ever', async (_which, reply, kept) => {
    const { poller, pass, watch } = pollers.start();
    pollers.gateway.answer = async () => reply;
    watch('s', null);
    watch('longer', expiresAt + POLL_MS);
    const sizes: number[] = [];
    for (const ms of [expiresAt - opens + OVERTIME_MS, POLL_MS, POLL_MS]) {
      await pass(ms);
      sizes.push(poller.size);
    }
    expect(sizes).toEqual(kept);
  });

  it.each([
    { tellsWhenPaid: true, atItsEnd: 'expired', says: 'when a payment would be late' },
    { tellsWhenPaid: false, atItsEnd: 'pending_payment', says: 'not while a payment could still count' },
  ])('lets an order expire $says', async ({ tellsWhenPaid, atItsEnd }) => {
    const { pass } = pollers.start({}, tellsWhenPaid);
    pollers.gateway.answer = async () => unpaid();
    await pollers.placeWithSession();
    const statusAfter = async (ms: number) => {
      await pass(ms);
      return orderStatus();
    };
    expect(await statusAfter(0)).toBe('pending_payment');
    expect(await statusAfter(POLL_MS)).toBe('pending_payment');
    expect(await statusAfter(expiresAt - opens - POLL_MS)).toBe(atItsEnd);
    expect(await statusAfter(OVERTIME_MS)).toBe(atItsEnd);
    expect(pollers.noted).toHaveLength(tellsWhenPaid ? 1 : 0);
    expect(await statusAfter(POLL_MS)).toBe('expired');
  });

  it('keeps an order while its card is being charged, however late that is', async () => {
    const { poller, pass } = pollers.start();
    pollers.gateway.answer = async () => unpaid({ isCharging: true });
    await pollers.placeWithSession();
    await pass(0);
    await pass(expiresAt - opens + OVERTIME_MS + POLL_MS);
    await pass(POLL_MS);
    expect([poller.size, await orderStatus()]).toEqual([1, 'pending_payment']);
  });
});
