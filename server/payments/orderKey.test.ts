import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PaymentWorld } from '../../tests/support/payments/paymentWorld.ts';
import type { OrderReply } from '../../domain/contract.ts';

const MINUTE = 60_000;

let world: PaymentWorld;
beforeEach(async () => {
  world = await PaymentWorld.start();
});
afterEach(() => world.close());

describe('a key', () => {
  const headers = { 'idempotency-key': 'b7f5a5a0-5a5a-4c4c-8d8d-112233445566' };

  it('gives the same answer again, also in another language and after the window has closed', async () => {
    const first = await world.order({ headers });
    world.clock.advance(30 * 86_400_000);
    const again = await world.order({
      headers: { ...headers, 'idempotency-key': `"${headers['idempotency-key']}"`, 'accept-language': 'ar' },
      body: { entry_id: ((await first.clone().json()) as OrderReply).data.entry_id },
    });
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(await again.text()).toBe(await first.text());
    const replayed = [first, again].map((each) => each.headers.get('idempotency-replayed'));
    expect(replayed).toEqual(['false', 'true']);
  });

  it('makes one order of many concurrent requests', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => world.order({ headers })));
    const bodies = await Promise.all(responses.map((response) => response.text()));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(bodies).size).toBe(1);
    expect(world.bank.sandbox.control.sessions()).toHaveLength(1);
  });

  it('refuses another body', async () => {
    await world.placed({ headers });
    const other = await world.order({ headers, body: { votes_count: 26 } });
    expect([other.status, await other.json()]).toMatchObject([422, { code: 'idempotency_key_reused' }]);
  });

  it('whose order never had a session always answers that it has expired, in the same words', async () => {
    const body = { entry_id: (await world.contestants())[0]?.voter_id };
    world.bank.sandbox.control.conditions.fault = 'error';
    expect((await world.order({ headers, body })).status).toBe(503);
    world.clock.advance(15 * MINUTE);
    const first = await (await world.order({ headers, body })).text();
    expect((JSON.parse(first) as OrderReply).data).toMatchObject({ status: 'expired', payment: null });
    await world.pass(5_000);
    expect(await (await world.order({ headers, body })).text()).toBe(first);
    expect(world.bank.sandbox.control.sessions()).toEqual([]);
  });

  it('continues the order after the gateway was down', async () => {
    world.bank.sandbox.control.conditions.fault = 'error';
    const failed = await world.order({ headers });
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await failed.json()).toMatchObject({ code: 'gateway_unavailable' });
    world.bank.sandbox.control.conditions.fault = 'none';
    const order = await world.placed({ headers });
    expect(order.status).toBe('pending_payment');
    const orders = await world.server.store.database.selectFrom('orders').select('id').execute();
    expect(orders).toEqual([{ id: order.id }]);
  });
});
