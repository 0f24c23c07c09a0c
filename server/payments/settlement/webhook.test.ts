import { afterEach, beforeEach, expect, it } from 'vitest';
import { PaymentWorld, sessionOf } from '../../../tests/support/payments/paymentWorld.ts';
import { signWebhook, type SignedWebhook } from '../gateways/verifyWebhook.ts';

let world: PaymentWorld;
beforeEach(async () => {
  world = await PaymentWorld.start();
});
afterEach(() => world.close());

const rows = async () => {
  const { database } = world.server.store;
  const log = await database.selectFrom('webhook_log').select(['verdict']).execute();
  const ledger = await database.selectFrom('ledger').select('votes').execute();
  const payments = await database.selectFrom('payments').select('status').execute();
  return {
    log: log.map(({ verdict }) => verdict),
    ledger: ledger.length,
    payments: payments.map((each) => each.status),
  };
};
const nothing = { log: [], ledger: 0, payments: ['open'] };

/** A webhook about a session, signed now unless `at` says otherwise. */
function webhook(sessionId: string, changes: Partial<SignedWebhook> & { secret?: string; at?: number } = {}) {
  const { secret = world.bank.sandbox.keys.webhookSecret, at = world.clock.now(), ...delivery } = changes;
  const rawBody = Buffer.from(
    JSON.stringify({
      event_type: 'checkout.completed',
      data: { session_id: sessionId, payment_status: 'paid' },
    }),
  );
  const timestamp = String(Math.floor(at / 1_000));
  return { rawBody, timestamp, signature: signWebhook(secret, rawBody, timestamp), ...delivery };
}

async function paidSession(): Promise<string> {
  const order = await world.placed();
  world.pay(order);
  return sessionOf(order);
}

it.each<[string, string, (id: string) => SignedWebhook]>([
  ['without a signature', 'missing_signature', (id) => webhook(id, { signature: undefined })],
  ['without a time', 'missing_signature', (id) => webhook(id, { timestamp: undefined })],
  ['signed by somebody else', 'wrong_signature', (id) => webhook(id, { secret: 'guessed' })],
  ['signed for another body', 'wrong_signature', (id) => webhook(id, { rawBody: Buffer.from('{}') })],
  ['signed for another time', 'wrong_signature', (id) => webhook(id, { timestamp: '1795173601' })],
  [
    'that is older than five minutes',
    'stale_timestamp',
    (id) => webhook(id, { at: world.clock.now() - 301_000 }),
  ],
  ['from the future', 'stale_timestamp', (id) => webhook(id, { at: world.clock.now() + 302_000 })],
])('a webhook %s leaves no row, even for a paid session', async (_what, code, of) => {
  const response = await world.deliver(of(await paidSession()));
  expect([response.status, await response.json()]).toMatchObject([401, { code }]);
  expect(await rows()).toEqual(nothing);
});

it('a replayed webhook leaves no second row', async () => {
  const delivery = webhook(await paidSession());
  expect((await world.deliver(delivery)).status).toBe(200);
  const once = { log: ['counted'], ledger: 1, payments: ['paid'] };
  expect(await rows()).toEqual(once);
  expect((await world.deliver(delivery)).status).toBe(200);
  expect(await rows()).toEqual(once);
  world.clock.advance(301_000);
  expect((await world.deliver(delivery)).status).toBe(401);
  expect(await rows()).toEqual(once);
});

it("a signed lie settles nothing: the gateway's own answer counts", async () => {
  const order = await world.placed();
  expect((await world.deliver(webhook(sessionOf(order)))).status).toBe(200);
  expect(await rows()).toEqual({ log: ['not_paid'], ledger: 0, payments: ['open'] });
  world.pay(order);
  await world.pass(10_000);
  expect((await world.read(order.id)).status).toBe('paid');
});

it('a webhook must come again while the gateway is unreachable', async () => {
  const delivery = webhook(await paidSession());
  world.bank.sandbox.control.conditions.fault = 'error';
  const refused = await world.deliver(delivery);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await rows()).toEqual(nothing);
  world.bank.sandbox.control.conditions.fault = 'none';
  expect((await world.deliver(delivery)).status).toBe(200);
  expect(await rows()).toMatchObject({ log: ['counted'], ledger: 1 });
});

it('a webhook must come again while the gateway refuses to answer', async () => {
  const delivery = webhook(await paidSession());
  const { keys } = world.bank.sandbox;
  const ours = keys.apiKey;
  keys.apiKey = 'another key';
  expect((await world.deliver(delivery)).status).toBe(503);
  expect(await rows()).toEqual(nothing);
  keys.apiKey = ours;
  expect((await world.deliver(delivery)).status).toBe(200);
  expect(await rows()).toMatchObject({ log: ['counted'], ledger: 1 });
});

it("a webhook for another system's payment changes nothing", async () => {
  const foreign = await world.bank.gateway.createSession({
    orderId: 'of another shop',
    productName: 'shoes',
    amountBaisa: 7_500,
    successUrl: 'https://vote.example/',
    cancelUrl: 'https://vote.example/',
    expiresInMinutes: 15,
    metadata: {},
  });
  if (!foreign.ok) throw new Error(foreign.detail);
  world.bank.sandbox.control.pay(foreign.value.id, '4242424242424242');
  expect(await world.deliverWebhooks()).toEqual([200]);
  expect(await rows()).toEqual({ log: ['unknown_order'], ledger: 0, payments: [] });
});
