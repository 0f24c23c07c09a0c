import { beforeEach, expect, it } from 'vitest';
import { ORDER_PAYMENT_MS } from '../../../domain/delays.ts';
import { entryId, opens, switches } from '../../../tests/support/catalogue/seasonFixture.ts';
import { useWrittenSeason } from '../../../tests/support/catalogue/writtenSeason.ts';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { paidSession } from '../../../tests/support/payments/orders.ts';
import { manualClock } from '../../../tests/support/servers/manualClock.ts';
import { standingChange } from '../../../tests/support/voting/standings.ts';
import type { GatewaySession, PaymentGateway } from '../gateways/gateway.ts';
import { type CastVote, voteCaster } from './castVote.ts';
import type { CastVoteDeps, VoteToCast } from './openSession.ts';
import { contactOf } from './payerPseudonyms.ts';

const pepper = Buffer.alloc(32, 7);
const key = 'k'.repeat(22);
const tooSoon = async () => 3;

forEachDatabase('an order that arrives', ({ open }) => {
  const season = useWrittenSeason(open);
  let clock: ReturnType<typeof manualClock>;
  let castVote: CastVote;
  let sessions: unknown[];
  let heard: unknown[];
  let isGatewayUp: boolean;
  let gate: Promise<void> | undefined;

  beforeEach(() => {
    clock = manualClock(opens);
    [sessions, heard] = [[], []];
    [isGatewayUp, gate] = [true, undefined];
    castVote = casterWith();
  });

  const casterWith = (changes: Partial<CastVoteDeps> = {}) =>
    voteCaster({
      database: season.db,
      writer: season.writer,
      gateway: {
        id: 'sandbox',
        mode: 'hosted_fields',
        paymentUrl: (id: string) => `https://pay.example/${id}`,
        createSession: async (request: { orderId: string }) => {
          sessions.push(request);
          await gate;
          if (!isGatewayUp) return { ok: false, failure: 'unavailable', detail: 'status 500' };
          const session = { id: `session ${sessions.length}`, expiresAt: opens + ORDER_PAYMENT_MS };
          return { ok: true, value: { ...session, orderId: request.orderId } as GatewaySession };
        },
      } as unknown as PaymentGateway,
      clock,
      pepper,
      publicOrigin: 'https://vote.example',
      onSession: (session) => heard.push(session),
      onGatewayFailure: (detail) => heard.push(detail),
      ...changes,
    });
  const request = (changes: Partial<VoteToCast> = {}, votes = 25, entry = entryId(1)): VoteToCast => ({
    vote: {
      email: 'Voter@Example.om',
      phone: '91234567',
      civilId: null,
      currencyId: 1,
      entryId: entry,
      votes,
    },
    contact: { email: 'Voter@example.om', phone: '+96891234567', civilId: null },
    key: null,
    device: 'device',
    network: 'network',
    language: 'en',
    admit: async () => undefined,
    ...changes,
  });
  const orders = () => season.db.selectFrom('vote_orders').selectAll().orderBy('created_at').execute();

  it('is stored with its payer, gets a session at the gateway and an answer that says where to pay', async () => {
    clock.advance(90_000);
    const answer = await castVote(request({ language: 'ar' }));
    const [order] = await orders();
    const expiresAt = opens + 90_000 + ORDER_PAYMENT_MS;
    expect(order).toMatchObject({
      entry_id: entryId(1),
      status: 'pending_payment',
      email: 'Voter@example.om',
      phone: '+96891234567',
      civil_id: null,
      contact: contactOf(pepper, 'voter@example.om'),
      device: 'device',
      network: 'network',
      created_at: opens + 90_000,
    });
    const returnUrl = `https://vote.example/user/payment?order=${order?.id}`;
    expect(sessions).toEqual([
      {
        orderId: order?.id,
        productName: 'أصوات: 25',
        amountBaisa: 7_500,
        successUrl: returnUrl,
        cancelUrl: returnUrl,
        expiresInMinutes: 15,
        metadata: { votes: '25' },
      },
    ]);
    const sessionExpiresAt = opens + ORDER_PAYMENT_MS;
    expect(heard).toMatchObject([
      { sessionId: 'session 1', orderId: order?.id, orderExpiresAt: expiresAt, sessionExpiresAt },
    ]);
    expect(await season.db.selectFrom('payments').selectAll().execute()).toMatchObject([
      {
        gateway: 'sandbox',
        session_id: 'session 1',
        order_id: order?.id,
        status: 'open',
        counted: 0,
        session_expires_at: sessionExpiresAt,
        created_at: opens + 90_000,
      },
    ]);
    expect(answer).toMatchObject({ kind: 'answered', status: 200, replayed: false });
    expect(JSON.parse('body' in answer ? answer.body : '')).toEqual({
      message: 'سُجّل طلبك، وتُحتسب أصواتك عند الدفع.',
      data: {
        id: order?.id,
        status: 'pending_payment',
        entry_id: entryId(1),
        zone: 'Asia/Muscat',
        participant: {
          full_name: 'Singer 1',
          full_name_ar: 'المغني 1',
          full_name_en: null,
          image_url: null,
          country_id: 1,
        },
        votes_count: 25,
        quote: JSON.parse(order?.quote ?? ''),
        created_at: opens + 90_000,
        expires_at: expiresAt,
        payment: { gateway: 'sandbox', mode: 'hosted_fields', url: 'https://pay.example/session 1' },
        last_attempt: null,
        transaction_id: null,
        receipt_code: null,
        refund: null,
      },
    });
  });

  it('is refused with a code where it cannot be placed', async () => {
    const refused = (status: number, code: string) => ({ kind: 'refused', status, code });
    expect(await castVote(request({}, 25, entryId(99)))).toEqual(refused(404, 'unknown_participant'));
    expect(await castVote(request({}, 25, entryId(4)))).toEqual(refused(403, 'voting_closed'));
    await season.writer.submit('changeStanding', standingChange('withdrawn'));
    expect(await castVote(request())).toEqual(refused(403, 'not_competing'));
    expect([sessions, heard, await orders()]).toEqual([[], [], []]);
  });

  it('waits as long as the rate limit says, with and without a key', async () => {
    const late = { kind: 'refused', status: 429, code: 'too_many_requests', retryAfter: 3 };
    expect(await castVote(request({ admit: tooSoon }))).toEqual(late);
    expect(await castVote(request({ admit: tooSoon, key }))).toEqual(late);
    expect([sessions, await orders()]).toEqual([[], []]);
  });

  it('gets its first answer again with its key, beyond the rate limit and after the window', async () => {
    const first = await castVote(request({ key }));
    clock.advance(switches - opens);
    expect(await castVote(request({ key, admit: tooSoon }))).toEqual({ ...first, replayed: true });
    const other = { kind: 'refused', status: 422, code: 'idempotency_key_reused' };
    expect(await castVote(request({ key, admit: tooSoon }, 26))).toEqual(other);
    expect(await castVote(request({ key: 'l'.repeat(22) }))).toMatchObject({ code: 'voting_closed' });
    expect([sessions.length, (await orders()).length]).toEqual([1, 1]);
  });

  it('is another order each time without a key', async () => {
    await castVote(request());
    clock.advance(1);
    await castVote(request());
    expect((await orders()).map(({ created_at }) => created_at)).toEqual([opens, opens + 1]);
  });

  it.each([
    { leftMs: 20_000, minutes: 1 },
    { leftMs: 90_000, minutes: 2 },
  ])('is resumed with its key once the gateway is back, $leftMs ms before its end', async (left) => {
    isGatewayUp = false;
    const failed = { kind: 'refused', status: 503, code: 'gateway_unavailable', retryAfter: 2 };
    expect(await castVote(request({ key }))).toEqual(failed);
    expect(heard).toEqual(['status 500']);
    isGatewayUp = true;
    clock.advance(ORDER_PAYMENT_MS - left.leftMs);
    expect(await castVote(request({ key, admit: tooSoon }))).toMatchObject({ code: 'too_many_requests' });
    expect(await castVote(request({ key }))).toMatchObject({ kind: 'answered', replayed: false });
    expect(sessions).toMatchObject([{ expiresInMinutes: 15 }, { expiresInMinutes: left.minutes }]);
    expect(await orders()).toMatchObject([{ status: 'pending_payment' }]);
  });

  it.each([0, ORDER_PAYMENT_MS])('shows as paid when it is resumed %i ms after its payment', async (ms) => {
    isGatewayUp = false;
    await castVote(request({ key }));
    const [order] = await orders();
    await season.writer.submit('settlePayment', paidSession(order!.id));
    isGatewayUp = true;
    clock.advance(ms);
    const answer = await castVote(request({ key }));
    expect(JSON.parse('body' in answer ? answer.body : '')).toMatchObject({
      data: { status: 'paid', payment: null, receipt_code: order?.receipt_code },
    });
    expect(await orders()).toMatchObject([{ status: 'paid' }]);
  });

  it('has expired when it is resumed after its time, and gets no session', async () => {
    isGatewayUp = false;
    await castVote(request({ key }));
    isGatewayUp = true;
    clock.advance(ORDER_PAYMENT_MS);
    const answer = await castVote(request({ key }));
    expect(answer).toMatchObject({ kind: 'answered', status: 200, replayed: false });
    expect(JSON.parse('body' in answer ? answer.body : '')).toMatchObject({
      data: { status: 'expired', payment: null },
    });
    expect(sessions).toHaveLength(1);
  });

  it('waits for an equal one under way, and is refused with another body', async () => {
    const opened = Promise.withResolvers<void>();
    gate = opened.promise;
    const first = castVote(request({ key }));
    expect(await castVote(request({ key }, 26))).toMatchObject({ code: 'idempotency_key_reused' });
    const second = castVote(request({ key }));
    opened.resolve();
    expect(await second).toEqual({ ...(await first), replayed: true });
    expect(sessions).toHaveLength(1);
  });

  it('is to come again when an equal one under way takes too long', async () => {
    const opened = Promise.withResolvers<void>();
    gate = opened.promise;
    castVote = casterWith({ patienceMs: 20 });
    const first = castVote(request({ key }));
    const working = { kind: 'refused', status: 503, code: 'still_working', retryAfter: 1 };
    expect(await castVote(request({ key }))).toEqual(working);
    opened.resolve();
    expect(await first).toMatchObject({ kind: 'answered', replayed: false });
  });

  it('shares the refusal of an equal one under way', async () => {
    const both = await Promise.all([1, 2].map(() => castVote(request({ key }, 25, entryId(4)))));
    expect(both).toEqual([both[0], both[0]]);
    expect(both[0]).toEqual({ kind: 'refused', status: 403, code: 'voting_closed' });
  });
});
