import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { manualClock } from '../../../tests/support/servers/manualClock.ts';
import { startThawaniServer, type ThawaniServer } from '../../../tests/support/payments/thawaniServer.ts';
import type { PaymentGateway, SessionRequest } from './gateway.ts';
import { thawaniGateway } from './thawaniGateway.ts';

const invoice = '20261120001';
const request: SessionRequest = {
  orderId: 'AAAAAAAAAAAAAAAAAAAAAA',
  productName: '25 votes',
  amountBaisa: 7_500,
  successUrl: 'https://vote.example/user/payment',
  cancelUrl: 'https://vote.example/user/payment',
  expiresInMinutes: 15,
  metadata: {},
};
let thawani: ThawaniServer;
let gateway: PaymentGateway;

beforeEach(async () => {
  thawani = await startThawaniServer();
  const keys = { apiKey: thawani.apiKey, publishableKey: 'pub', webhookSecret: 'x'.repeat(32) };
  gateway = thawaniGateway({ baseUrl: thawani.origin, ...keys }, manualClock(0), 2_000);
});
afterEach(() => thawani.close());

const readMask = () => gateway.readMask(invoice);

describe('the card of a payment at Thawani', () => {
  it('is what its successful payment shows of it', async () => {
    await gateway.createSession(request);
    thawani.pay('checkout_1');
    expect(await readMask()).toBe('424242XXXXXX4242');
    expect(thawani.calls.at(-1)?.line).toBe(`GET /api/v1/payments?checkout_invoice=${invoice}`);
  });

  it.each([
    ['while the list of payments is down', { status: 503, text: '' }],
    ['where the list shows no digits', { status: 200, text: paidWith('XXXX') }],
    ['where the list names no card', { status: 200, text: paidWith(null) }],
  ])('is unknown %s', async (_, answer) => {
    thawani.fail(answer);
    expect(await readMask()).toBeNull();
  });

  it('does not block the reading of sessions while the list of payments is down', async () => {
    await gateway.createSession(request);
    const down = { status: 503, text: '' };
    thawani.fail(down, down, down, down, down);
    for (let call = 0; call < 6; call += 1) await readMask();
    expect(thawani.calls).toHaveLength(6);
    expect(await gateway.readSession('checkout_1')).toMatchObject({ ok: true });
  });

  it('is unknown without a payment', async () => {
    await gateway.createSession(request);
    expect(await readMask()).toBeNull();
  });
});

function paidWith(masked_card: string | null): string {
  return JSON.stringify({ success: true, data: [{ payment_id: 'p', status: 'successful', masked_card }] });
}
