import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testCards as cards } from '../../tests/support/payments/paymentWorld.ts';
import {
  someOrder,
  startSandboxWorld,
  type SandboxWorld,
} from '../../tests/support/payments/sandboxWorld.ts';

let world: SandboxWorld;
beforeEach(async () => {
  world = await startSandboxWorld();
});
afterEach(() => world.close());

describe('a session of the sandbox', () => {
  it('is made and read as at Thawani', async () => {
    const id = await world.session();
    expect(await world.read(id)).toEqual({
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
    const id = await world.session();
    const headers = { 'thawani-api-key': 'guess' };
    const answer = await fetch(`${world.origin}/api/v1/checkout/session/${id}`, { headers });
    expect([answer.status, await answer.json()]).toEqual([
      401,
      { success: false, code: 4010, description: 'Unauthorized' },
    ]);
  });

  it('that does not exist is unknown', async () => {
    expect(await world.gateway.readSession('checkout_none')).toMatchObject({ failure: 'unknown_session' });
  });

  it('cannot be read while the gateway is down, and can be read again afterwards', async () => {
    const id = await world.session();
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

describe('a closed session', () => {
  it('charges nobody twice', async () => {
    const id = await world.session();
    world.sandbox.control.pay(id, cards.success);
    expect(world.sandbox.control.pay(id, cards.success)).toEqual({ outcome: 'paid' });
    expect(await world.sendDue()).toEqual([id]);
  });

  it('takes no card after its time', async () => {
    const id = await world.session();
    world.clock.advance(15 * 60_000);
    expect(world.sandbox.control.pay(id, cards.success)).toEqual({ outcome: 'closed', phase: 'expired' });
    expect(await world.read(id)).toMatchObject({ status: 'unpaid' });
  });

  it('takes no card after the payer closed it', async () => {
    const id = await world.session();
    await fetch(`${world.origin}/fields/${id}/cancel`, { method: 'POST' });
    expect(world.sandbox.control.pay(id, cards.success)).toEqual({ outcome: 'closed', phase: 'cancelled' });
    expect(await world.read(id)).toMatchObject({
      status: 'cancelled',
      lastAttempt: { outcome: 'cancelled', at: world.clock.now() },
    });
  });
});

describe('a refund of the sandbox', () => {
  const asked = { key: 'refund of the first', reason: 'Late', metadata: {} };

  it('gives a payment back once, and answers a repeated key as before', async () => {
    const id = await world.session();
    expect(await world.gateway.refund({ ...asked, sessionId: id })).toMatchObject({ failure: 'refused' });
    world.sandbox.control.pay(id, cards.success);
    const refund = await world.gateway.refund({ ...asked, sessionId: id });
    expect(refund).toEqual({
      ok: true,
      value: { refundId: expect.stringMatching(/^refund_/), status: 'done' },
    });
    await world.restart();
    expect(await world.gateway.refund({ ...asked, sessionId: id })).toEqual(refund);
    expect(await world.gateway.refund({ ...asked, key: 'another', sessionId: id })).toEqual({
      ok: true,
      value: { refundId: null, status: 'done' },
    });
  });
});
