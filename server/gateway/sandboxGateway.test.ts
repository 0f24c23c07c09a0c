import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  publicOrigin,
  someOrder,
  startSandboxWorld,
  type SandboxWorld,
} from '../../tests/support/sandboxWorld.ts';
import { sandboxGateway } from '../payments/gateways/sandboxGateway.ts';
import { systemClock } from '../platform/clock.ts';
import { buildSandboxGateway } from './buildSandboxGateway.ts';
import { WEBHOOK_RETRY_MS } from './performJob.ts';

let world: SandboxWorld;
beforeEach(async () => {
  world = await startSandboxWorld();
});
afterEach(() => world.close());

const cards = {
  success: '4242424242424242',
  declined: '4000000000000002',
  poor: '4000000000009995',
  challenge: '4000002760003184',
  slow: '4000000000000259',
  lost: '4000000000000341',
  duplicate: '4000000000000424',
};

async function session(change: Partial<typeof someOrder> = {}): Promise<string> {
  const made = await world.gateway.createSession({ ...someOrder, ...change });
  if (!made.ok) throw new Error(made.detail);
  return made.value.id;
}
async function read(id: string) {
  const answer = await world.gateway.readSession(id);
  if (!answer.ok) throw new Error(answer.detail);
  return answer.value;
}
const told = async () => {
  await world.sandbox.control.runDue();
  return world.merchant.sessionIds();
};

describe('a session of the sandbox', () => {
  it('is made and read as at Thawani', async () => {
    const id = await session();
    expect(await read(id)).toEqual({
      id,
      orderId: someOrder.orderId,
      status: 'unpaid',
      amountBaisa: 7_500,
      currency: 'OMR',
      invoice: expect.any(String),
      expiresAt: world.clock.now() + 15 * 60_000,
      isCharging: false,
      paidAt: null,
      card: null,
      lastAttempt: null,
    });
    expect(world.gateway.paymentUrl(id)).toBe(`${world.origin}/fields/${id}`);
  });

  it.each([
    ['that would send payers elsewhere', { successUrl: 'https://evil.example/user/payment' }],
    ['that would run a script on cancelling', { cancelUrl: 'javascript:alert(1)' }],
    ['for less than the least amount', { amountBaisa: 99 }],
    ['for a fraction of a baisa', { amountBaisa: 7_500.5 }],
    ['without an order', { orderId: '' }],
    [
      'with eleven fields of metadata',
      { metadata: Object.fromEntries(Array.from({ length: 11 }, (_each, index) => [`field ${index}`, ''])) },
    ],
  ])('%s is refused', async (_, change) => {
    expect(await world.gateway.createSession({ ...someOrder, ...change })).toEqual({
      ok: false,
      failure: 'refused',
      detail: 'status 400, code 4000',
    });
  });

  it('is for the holder of the key only', async () => {
    const id = await session();
    const headers = { 'thawani-api-key': 'guess' };
    const answer = await fetch(`${world.origin}/api/v1/checkout/session/${id}`, { headers });
    expect([answer.status, await answer.json()]).toEqual([
      401,
      { success: false, code: 4010, description: 'Unauthorized' },
    ]);
  });

  it('that nobody made is unknown', async () => {
    expect(await world.gateway.readSession('checkout_none')).toMatchObject({ failure: 'unknown_session' });
  });

  it('cannot be read while the gateway is out of order, and can be again afterwards', async () => {
    const id = await session();
    world.sandbox.control.conditions.fault = 'error';
    expect(await world.gateway.readSession(id)).toEqual({
      ok: false,
      failure: 'unavailable',
      detail: 'status 500',
    });
    world.sandbox.control.conditions.fault = 'none';
    expect(await world.gateway.readSession(id)).toMatchObject({ ok: true });
  });
});

describe('a test card', () => {
  it('that succeeds pays, and the merchant is told once, signed', async () => {
    const id = await session();
    expect(world.sandbox.control.pay(id, cards.success)).toEqual({ outcome: 'paid' });
    expect(await read(id)).toMatchObject({
      status: 'paid',
      paidAt: world.clock.now(),
      card: { fingerprint: expect.stringMatching(/^[\w-]{22}$/), brand: 'visa', last4: '4242' },
      lastAttempt: null,
    });
    expect(await told()).toEqual([id]);
    const [delivery] = world.merchant.deliveries;
    expect(delivery && world.gateway.verifyWebhook(delivery, world.clock.now())).toEqual({
      ok: true,
      event: {
        deliveryId: delivery?.signature,
        type: 'checkout.completed',
        sessionId: id,
        orderId: someOrder.orderId,
      },
    });
    expect(delivery && JSON.parse(Buffer.from(delivery.rawBody).toString())).toEqual({
      event_type: 'checkout.completed',
      data: {
        session_id: id,
        client_reference_id: someOrder.orderId,
        total_amount: 7_500,
        currency: 'OMR',
        payment_status: 'paid',
      },
    });
  });

  it.each([
    ['declined', cards.declined, 'declined'],
    ['without money', cards.poor, 'insufficient_funds'],
    ['that is none of ours', '5555555555554444', 'declined'],
  ])('%s pays nothing, and the session can be paid again', async (_, digits, outcome) => {
    const id = await session();
    expect(world.sandbox.control.pay(id, digits)).toEqual({ outcome });
    expect(await read(id)).toMatchObject({
      status: 'unpaid',
      lastAttempt: { outcome, at: world.clock.now() },
    });
    expect(await told()).toEqual([]);
    expect(world.sandbox.control.pay(id, cards.success)).toEqual({ outcome: 'paid' });
    expect(await read(id)).toMatchObject({ status: 'paid', lastAttempt: null });
  });

  it('with a challenge pays when the payer approves', async () => {
    const id = await session();
    const asked = world.sandbox.control.pay(id, cards.challenge);
    if (asked.outcome !== 'challenge') throw new Error(asked.outcome);
    expect(await read(id)).toMatchObject({ status: 'unpaid' });
    expect(world.sandbox.control.answerChallenge(id, 'another', true)).toEqual({
      outcome: 'challenge_failed',
    });
    expect(world.sandbox.control.answerChallenge(id, asked.challenge, true)).toEqual({ outcome: 'paid' });
    expect(await told()).toEqual([id]);
  });

  it('with a challenge pays nothing when the payer refuses', async () => {
    const id = await session();
    const asked = world.sandbox.control.pay(id, cards.challenge);
    if (asked.outcome !== 'challenge') throw new Error(asked.outcome);
    expect(world.sandbox.control.answerChallenge(id, asked.challenge, false)).toEqual({
      outcome: 'challenge_failed',
    });
    expect(await read(id)).toMatchObject({
      status: 'unpaid',
      lastAttempt: { outcome: 'challenge_failed', at: world.clock.now() },
    });
    expect(world.sandbox.control.answerChallenge(id, asked.challenge, true)).toEqual({
      outcome: 'challenge_failed',
    });
  });

  it('that is slow pays after 10 seconds, also when the session has ended meanwhile', async () => {
    const id = await session({ expiresInMinutes: 1 });
    world.clock.advance(59_999);
    expect(world.sandbox.control.pay(id, cards.slow)).toEqual({ outcome: 'unknown' });
    expect(world.sandbox.control.pay(id, cards.success)).toEqual({ outcome: 'unknown' });
    world.clock.advance(9_999);
    expect(await told()).toEqual([]);
    expect(await read(id)).toMatchObject({ status: 'unpaid' });
    world.clock.advance(1);
    expect(await told()).toEqual([id]);
    expect(await read(id)).toMatchObject({ status: 'paid', card: { last4: '0259' } });
  });

  it('with a lost webhook pays and nobody is told', async () => {
    const id = await session();
    expect(world.sandbox.control.pay(id, cards.lost)).toEqual({ outcome: 'paid' });
    expect(await told()).toEqual([]);
    expect(await read(id)).toMatchObject({ status: 'paid' });
  });

  it('with a duplicate webhook is told three times, an older session in between', async () => {
    const older = await session();
    world.sandbox.control.pay(older, cards.lost);
    const id = await session();
    world.sandbox.control.pay(id, cards.duplicate);
    expect(await told()).toEqual([id, older, id, id]);
  });

  it('has the same fingerprint in every session and every run, and another card another one', async () => {
    const [one, two, other] = [await session(), await session(), await session()];
    world.sandbox.control.pay(one, cards.success);
    await world.restart();
    world.sandbox.control.pay(two, cards.success);
    world.sandbox.control.pay(other, cards.lost);
    const prints = await Promise.all([one, two, other].map(async (id) => (await read(id)).card?.fingerprint));
    expect(prints[0]).toBe(prints[1]);
    expect(prints[2]).not.toBe(prints[0]);
  });
});

describe('a session that is closed', () => {
  it('charges nobody twice', async () => {
    const id = await session();
    world.sandbox.control.pay(id, cards.success);
    expect(world.sandbox.control.pay(id, cards.success)).toEqual({ outcome: 'paid' });
    expect(await told()).toEqual([id]);
  });

  it('by its time takes no card', async () => {
    const id = await session();
    world.clock.advance(15 * 60_000);
    expect(world.sandbox.control.pay(id, cards.success)).toEqual({ outcome: 'closed', phase: 'expired' });
    expect(await read(id)).toMatchObject({ status: 'unpaid' });
  });

  it('by the payer takes no card', async () => {
    const id = await session();
    await fetch(`${world.origin}/fields/${id}/cancel`, { method: 'POST' });
    expect(world.sandbox.control.pay(id, cards.success)).toEqual({ outcome: 'closed', phase: 'cancelled' });
    expect(await read(id)).toMatchObject({
      status: 'cancelled',
      lastAttempt: { outcome: 'cancelled', at: world.clock.now() },
    });
  });
});

describe('a webhook that the merchant does not take', () => {
  it('is sent again later, signed anew, until it is taken', async () => {
    const id = await session();
    world.sandbox.control.pay(id, cards.success);
    world.merchant.answer(503, 401);
    expect(await told()).toEqual([id]);
    world.clock.advance(WEBHOOK_RETRY_MS[0] ?? 0);
    expect(await told()).toEqual([id, id]);
    world.clock.advance(WEBHOOK_RETRY_MS[1] ?? 0);
    expect(await told()).toEqual([id, id, id]);
    world.clock.advance(3_600_000);
    expect(await told()).toEqual([id, id, id]);
    expect(new Set(world.merchant.deliveries.map(({ timestamp }) => timestamp)).size).toBe(3);
  });

  it('is given up after six times', async () => {
    const id = await session();
    world.sandbox.control.pay(id, cards.success);
    world.merchant.answer(...Array.from({ length: 9 }, () => 500));
    await told();
    for (const wait of [...WEBHOOK_RETRY_MS, 3_600_000]) {
      world.clock.advance(wait);
      await told();
    }
    expect(world.merchant.sessionIds()).toEqual(Array.from({ length: 6 }, () => id));
  });

  it('is sent after a restart, and the paid session is still paid', async () => {
    const id = await session();
    world.sandbox.control.pay(id, cards.success);
    const slow = await session();
    world.sandbox.control.pay(slow, cards.slow);
    await world.restart();
    expect(await told()).toEqual([id]);
    expect(await read(id)).toMatchObject({ status: 'paid' });
    world.clock.advance(10_000);
    expect(await told()).toEqual([id, slow]);
  });
});

it('tells the merchant by itself when it runs by itself', async () => {
  const webhookUrl = world.merchant.url;
  const config = { dataDir: join(world.dataDir, 'other'), publicOrigin };
  const { app, keys, control } = await buildSandboxGateway({ config, clock: systemClock, webhookUrl });
  const apiOrigin = await app.listen({ host: '127.0.0.1', port: 0 });
  const gateway = sandboxGateway({ apiOrigin, browserOrigin: apiOrigin, ...keys }, systemClock);
  const made = await gateway.createSession(someOrder);
  control.pay(made.ok ? made.value.id : '', cards.duplicate);
  await world.merchant.hasBeenTold(3);
  await app.close();
  expect(new Set(world.merchant.sessionIds())).toEqual(new Set([made.ok && made.value.id]));
});

describe('a refund of the sandbox', () => {
  const asked = { reason: 'Late', metadata: {} };

  it('gives a payment back once', async () => {
    const id = await session();
    expect(await world.gateway.refund({ ...asked, sessionId: id })).toMatchObject({ failure: 'refused' });
    world.sandbox.control.pay(id, cards.success);
    const refund = await world.gateway.refund({ ...asked, sessionId: id });
    expect(refund).toEqual({
      ok: true,
      value: { refundId: expect.stringMatching(/^refund_/), status: 'done' },
    });
    await world.restart();
    expect(await world.gateway.refund({ ...asked, sessionId: id })).toEqual({
      ok: true,
      value: { refundId: null, status: 'done' },
    });
  });
});
