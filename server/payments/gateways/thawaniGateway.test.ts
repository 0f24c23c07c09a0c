import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { manualClock } from '../../../tests/support/servers/manualClock.ts';
import { startThawaniServer, type ThawaniServer } from '../../../tests/support/payments/thawaniServer.ts';
import type { PaymentGateway, SessionRequest } from './gateway.ts';
import { OUTBOUND_TIMEOUT_MS } from './outboundCall.ts';
import { thawaniGateway } from './thawaniGateway.ts';

let thawani: ThawaniServer;
const clock = manualClock(0);

function gatewayWith(apiKey: string, timeoutMs = 90_000): PaymentGateway {
  const keys = { apiKey, publishableKey: 'pub/key', webhookSecret: 'x'.repeat(32) };
  return thawaniGateway({ baseUrl: thawani.origin, ...keys }, clock, timeoutMs);
}

const request: SessionRequest = {
  orderId: 'AAAAAAAAAAAAAAAAAAAAAA',
  productName: '25 votes',
  amountBaisa: 7_500,
  successUrl: 'https://vote.example/user/payment?order=AAAAAAAAAAAAAAAAAAAAAA',
  cancelUrl: 'https://vote.example/user/payment?order=AAAAAAAAAAAAAAAAAAAAAA',
  expiresInMinutes: 15,
  metadata: { order_id: 'AAAAAAAAAAAAAAAAAAAAAA' },
};
const unpaid = {
  id: 'checkout_1',
  orderId: 'AAAAAAAAAAAAAAAAAAAAAA',
  status: 'unpaid',
  amountBaisa: 7_500,
  currency: 'OMR',
  invoice: '20261120001',
  expiresAt: Date.UTC(2026, 10, 20, 12, 15),
  isCharging: false,
  paidAt: null,
  card: null,
  lastAttempt: null,
};

beforeEach(async () => {
  thawani = await startThawaniServer();
});
afterEach(() => thawani.close());

describe('a session at Thawani', () => {
  it('is created with one product at the whole price, in baisa', async () => {
    const gateway = gatewayWith(thawani.apiKey);
    expect(await gateway.createSession(request)).toEqual({ ok: true, value: unpaid });
    expect(thawani.calls).toEqual([
      {
        line: 'POST /api/v1/checkout/session',
        body: {
          client_reference_id: request.orderId,
          mode: 'payment',
          products: [{ name: '25 votes', quantity: 1, unit_amount: 7_500 }],
          success_url: request.successUrl,
          cancel_url: request.cancelUrl,
          expire_in_minutes: 15,
          metadata: request.metadata,
        },
      },
    ]);
  });

  it('cuts a product name that Thawani would refuse', async () => {
    const made = await gatewayWith(thawani.apiKey).createSession({ ...request, productName: 'ص'.repeat(60) });
    expect(made.ok && thawani.sessions.get(made.value.id)?.products[0]?.name).toBe('ص'.repeat(40));
  });

  it('is read as unpaid, then as paid', async () => {
    const gateway = gatewayWith(thawani.apiKey);
    await gateway.createSession(request);
    expect(await gateway.readSession('checkout_1')).toEqual({ ok: true, value: unpaid });
    thawani.pay('checkout_1');
    expect(await gateway.readSession('checkout_1')).toEqual({
      ok: true,
      value: { ...unpaid, status: 'paid' },
    });
  });

  it('has its own page, named with the publishable key', () => {
    expect(gatewayWith(thawani.apiKey).paymentUrl('a/b')).toBe(`${thawani.origin}/pay/a%2Fb?key=pub%2Fkey`);
  });

  it('that does not exist is unknown', async () => {
    expect(await gatewayWith(thawani.apiKey).readSession('../refunds')).toEqual({
      ok: false,
      failure: 'unknown_session',
      detail: 'status 404, code 4003',
    });
  });

  it('is refused under a wrong key, and the key is not in our log', async () => {
    const answer = await gatewayWith('wrong-key').createSession(request);
    expect(answer).toEqual({ ok: false, failure: 'refused', detail: 'status 401, code 4010' });
  });

  it("is refused with an amount below Thawani's minimum", async () => {
    expect(await gatewayWith(thawani.apiKey).createSession({ ...request, amountBaisa: 99 })).toEqual({
      ok: false,
      failure: 'refused',
      detail: 'status 400, code 4000',
    });
  });
});

describe('a refund at Thawani', () => {
  const asked = {
    key: 'refund-checkout_1',
    sessionId: 'checkout_1',
    reason: 'Paid after the window',
    metadata: { order_id: 'A' },
  };

  it('finds the successful payment and refunds it once', async () => {
    const gateway = gatewayWith(thawani.apiKey);
    await gateway.createSession(request);
    thawani.pay('checkout_1');
    expect(await gateway.refund(asked)).toEqual({
      ok: true,
      value: { refundId: 'refund_payment_20261120001', status: 'done' },
    });
    expect(thawani.calls.at(-1)).toEqual({
      line: 'POST /api/v1/refunds',
      body: {
        payment_id: 'payment_20261120001',
        reason: asked.reason,
        metadata: { order_id: 'A', refund: 'refund-checkout_1' },
      },
    });
    expect(await gateway.refund(asked)).toEqual({ ok: true, value: { refundId: null, status: 'done' } });
  });

  it('of an unpaid session is refused', async () => {
    const gateway = gatewayWith(thawani.apiKey);
    await gateway.createSession(request);
    expect(await gateway.refund(asked)).toEqual({
      ok: false,
      failure: 'refused',
      detail: 'status 404, code 4003',
    });
  });

  it('of an unknown session says so', async () => {
    expect(await gatewayWith(thawani.apiKey).refund(asked)).toMatchObject({ failure: 'unknown_session' });
  });

  it('is unavailable while the list of payments is', async () => {
    const gateway = gatewayWith(thawani.apiKey);
    await gateway.createSession(request);
    const session = { success: true, data: thawani.sessions.get('checkout_1') };
    thawani.fail({ status: 200, text: JSON.stringify(session) }, { status: 503, text: '' });
    expect(await gateway.refund(asked)).toEqual({ ok: false, failure: 'unavailable', detail: 'status 503' });
  });
});

describe('Thawani is unavailable', () => {
  it('if it answers so late that our caller would wait for more than 5 s', () => {
    expect(OUTBOUND_TIMEOUT_MS).toBe(4_500);
  });

  const paidElsewhere = { ...unpaid, session_id: 'checkout_1', payment_status: 'paid' };
  it.each([
    ['when it does not answer', 'silence' as const],
    ['when it stops in the middle of an answer', 'half_an_answer' as const],
  ])('%s', async (_, fault) => {
    thawani.fail(fault);
    expect(await gatewayWith(thawani.apiKey, 1_000).readSession('checkout_1')).toEqual({
      ok: false,
      failure: 'unavailable',
      detail: 'no answer in time',
    });
    expect(thawani.calls).toHaveLength(1);
  });

  it.each([
    ['when it hangs up', 'hang_up' as const, 'UND_ERR_SOCKET'],
    ['with status 500', { status: 500, text: '{"success":false}' }, 'status 500'],
    ['with status 502 in HTML', { status: 502, text: '<html>' }, 'status 502'],
    ['with status 429', { status: 429, text: '{}' }, 'status 429'],
    ['with malformed JSON', { status: 200, text: '{"success":tru' }, 'not JSON'],
    ['with nothing', { status: 200, text: '' }, 'not JSON'],
    ['with an answer of another shape', { status: 200, text: '[]' }, 'an answer not understood'],
    [
      'with a session without an amount',
      { status: 200, text: JSON.stringify({ success: true, data: paidElsewhere }) },
      'an answer not understood',
    ],
    ['with an endless answer', { status: 200, text: `"${'x'.repeat(300_000)}"` }, 'an answer too long'],
    [
      'with a redirect, which is not followed',
      { status: 302, text: '{}', headers: { location: '/api/v1/refunds' } },
      'unexpected redirect',
    ],
  ])('%s', async (_, fault, detail) => {
    thawani.fail(fault);
    const answer = await gatewayWith(thawani.apiKey).readSession('checkout_1');
    expect(answer).toEqual({ ok: false, failure: 'unavailable', detail });
    expect(thawani.calls).toHaveLength(1);
  });

  it('when nothing listens there', async () => {
    const gateway = gatewayWith(thawani.apiKey);
    await thawani.close();
    expect(await gateway.readSession('checkout_1')).toEqual({
      ok: false,
      failure: 'unavailable',
      detail: 'ECONNREFUSED',
    });
  });

  it('a refusal in HTML is still a refusal', async () => {
    thawani.fail({ status: 403, text: '<html>' });
    expect(await gatewayWith(thawani.apiKey).readSession('checkout_1')).toEqual({
      ok: false,
      failure: 'refused',
      detail: 'status 403, code none',
    });
  });

  it('and gets no call before its rest is over', async () => {
    const gateway = gatewayWith(thawani.apiKey);
    const down = { status: 503, text: '' };
    thawani.fail(down, down, down, down, down);
    for (let call = 0; call < 5; call += 1) await gateway.readSession('checkout_1');
    expect(await gateway.readSession('checkout_1')).toEqual({
      ok: false,
      failure: 'unavailable',
      detail: 'resting after failures',
    });
    expect(thawani.calls).toHaveLength(5);
    clock.advance(10_000);
    expect(await gateway.readSession('checkout_1')).toMatchObject({ failure: 'unknown_session' });
  });
});
