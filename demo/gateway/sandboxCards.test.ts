import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testCards as cards } from '../../tests/support/payments/paymentWorld.ts';
import {
  someOrder,
  startSandboxWorld,
  type SandboxWorld,
} from '../../tests/support/payments/sandboxWorld.ts';
import { signedHeaders } from '../../server/payments/gateways/verifyWebhook.ts';

let world: SandboxWorld;
beforeEach(async () => {
  world = await startSandboxWorld();
});
afterEach(() => world.close());

describe('a test card', () => {
  it('that succeeds pays, and the merchant gets one signed webhook', async () => {
    const id = await world.session();
    expect(world.sandbox.control.pay(id, cards.success)).toEqual({ outcome: 'paid' });
    expect(await world.read(id)).toMatchObject({
      status: 'paid',
      paidAt: world.clock.now(),
      card: { fingerprint: expect.stringMatching(/^[\w-]{22}$/), brand: 'visa', last4: '4242' },
      lastAttempt: null,
    });
    expect(await world.sendDue()).toEqual([id]);
    const [delivery] = world.merchant.deliveries;
    expect(
      delivery &&
        world.gateway.verifyWebhook({ ...delivery, headers: signedHeaders(delivery) }, world.clock.now()),
    ).toEqual({
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
    const id = await world.session();
    expect(world.sandbox.control.pay(id, digits)).toEqual({ outcome });
    expect(await world.read(id)).toMatchObject({
      status: 'unpaid',
      lastAttempt: { outcome, at: world.clock.now() },
    });
    expect(await world.sendDue()).toEqual([]);
    expect(world.sandbox.control.pay(id, cards.success)).toEqual({ outcome: 'paid' });
    expect(await world.read(id)).toMatchObject({ status: 'paid', lastAttempt: null });
  });

  it('with a challenge pays when the payer approves', async () => {
    const id = await world.session();
    const asked = world.sandbox.control.pay(id, cards.challenge);
    if (asked.outcome !== 'challenge') throw new Error(asked.outcome);
    expect(await world.read(id)).toMatchObject({ status: 'unpaid' });
    expect(world.sandbox.control.answerChallenge(id, 'another', true)).toEqual({
      outcome: 'challenge_failed',
    });
    expect(world.sandbox.control.answerChallenge(id, asked.challenge, true)).toEqual({ outcome: 'paid' });
    expect(await world.sendDue()).toEqual([id]);
  });

  it('with a challenge pays nothing when the payer refuses', async () => {
    const id = await world.session();
    const asked = world.sandbox.control.pay(id, cards.challenge);
    if (asked.outcome !== 'challenge') throw new Error(asked.outcome);
    expect(world.sandbox.control.answerChallenge(id, asked.challenge, false)).toEqual({
      outcome: 'challenge_failed',
    });
    expect(await world.read(id)).toMatchObject({
      status: 'unpaid',
      lastAttempt: { outcome: 'challenge_failed', at: world.clock.now() },
    });
    expect(world.sandbox.control.answerChallenge(id, asked.challenge, true)).toEqual({
      outcome: 'challenge_failed',
    });
  });

  it('that is slow pays after 10 seconds, also when the session has ended meanwhile', async () => {
    const id = await world.session({ expiresInMinutes: 1 });
    world.clock.advance(59_999);
    expect(world.sandbox.control.pay(id, cards.slow)).toEqual({ outcome: 'unknown' });
    expect(world.sandbox.control.pay(id, cards.success)).toEqual({ outcome: 'unknown' });
    world.clock.advance(9_999);
    expect(await world.sendDue()).toEqual([]);
    expect(await world.read(id)).toMatchObject({ status: 'unpaid' });
    world.clock.advance(1);
    expect(await world.sendDue()).toEqual([id]);
    expect(await world.read(id)).toMatchObject({ status: 'paid', card: { last4: '0259' } });
  });

  it('with a lost webhook pays, and the merchant gets no webhook', async () => {
    const id = await world.session();
    expect(world.sandbox.control.pay(id, cards.lost)).toEqual({ outcome: 'paid' });
    expect(await world.sendDue()).toEqual([]);
    expect(await world.read(id)).toMatchObject({ status: 'paid' });
  });

  it('with a duplicate webhook sends it three times, with an older session in between', async () => {
    const older = await world.session();
    world.sandbox.control.pay(older, cards.lost);
    const id = await world.session();
    world.sandbox.control.pay(id, cards.duplicate);
    expect(await world.sendDue()).toEqual([id, older, id, id]);
  });

  it('has the same fingerprint in every session and run, and another card has another one', async () => {
    const [one, two, other] = [await world.session(), await world.session(), await world.session()];
    world.sandbox.control.pay(one, cards.success);
    await world.restart();
    world.sandbox.control.pay(two, cards.success);
    world.sandbox.control.pay(other, cards.lost);
    const prints = await Promise.all(
      [one, two, other].map(async (id) => (await world.read(id)).card?.fingerprint),
    );
    expect(prints[0]).toBe(prints[1]);
    expect(prints[2]).not.toBe(prints[0]);
  });
});
