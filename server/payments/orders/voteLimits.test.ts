import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PaymentWorld } from '../../../tests/support/payments/paymentWorld.ts';
import type { GatewayResult, GatewaySession } from '../gateways/gateway.ts';
import { InFlight } from '../../platform/http/inFlight.ts';

describe('orders from one device', () => {
  let world: PaymentWorld;
  let entry_id: string | undefined;
  beforeEach(async () => {
    world = await PaymentWorld.start();
    entry_id = (await world.contestants())[0]?.voter_id;
  });
  afterEach(() => world.close());

  const order = async (headers: Record<string, string> = {}) =>
    (await world.order({ body: { entry_id }, headers })).status;
  const orders = async (times: number, headers?: Record<string, string>) => {
    const statuses: number[] = [];
    for (let count = 0; count < times; count += 1) statuses.push(await order(headers));
    return statuses.filter((status) => status === 200).length;
  };
  const cookieOf = async () => {
    const quote = await fetch(`${world.server.site}/api/voter/quote?votes_count=25`);
    return quote.headers.get('set-cookie')?.split(';')[0] ?? '';
  };

  it('are limited to ten at once, and one more every two seconds', async () => {
    expect(await orders(12)).toBe(10);
    const refused = await world.order({ body: { entry_id } });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2']);
    world.clock.advance(2_000);
    expect(await orders(3)).toBe(1);
  });

  it('do not count for another device behind the same address', async () => {
    const cookies = [await cookieOf(), await cookieOf()];
    expect(new Set(cookies).size).toBe(2);
    expect(await orders(12, { cookie: cookies[0]! })).toBe(10);
    expect(await orders(12, { cookie: cookies[1]! })).toBe(10);
  });

  it('do not use the budget of their address once they are refused', async () => {
    const phones = await Promise.all(Array.from({ length: 15 }, cookieOf));
    for (let sent = 0; sent < 700; sent += 100) await Promise.all(Array.from({ length: 100 }, () => order()));
    const others = await Promise.all(phones.map((cookie) => order({ cookie })));
    expect(others).toEqual(phones.map(() => 200));
  });

  it('are not told apart by ids that we did not sign', async () => {
    const forged = (count: number) => ({ cookie: `sawt_device=${'A'.repeat(21)}${count}.${'A'.repeat(43)}` });
    let taken = 0;
    for (let count = 0; count < 12; count += 1) if ((await order(forged(count % 10))) === 200) taken += 1;
    expect(taken).toBe(10);
  });

  it('do not count when they are replays', async () => {
    const headers = { 'idempotency-key': 'the-very-same-key-again' };
    expect(await orders(30, headers)).toBe(30);
    expect(await orders(12)).toBe(9);
  });

  it("keep the browser's id in a cookie that no script can read", async () => {
    const response = await fetch(`${world.server.site}/api/voter/quote?votes_count=25`);
    expect(response.headers.get('set-cookie')).toMatch(
      /^__Host-sawt_device=[\w-]{22}\.[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/,
    );
    const again = await fetch(`${world.server.site}/api/voter/quote?votes_count=25`, {
      headers: { cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' },
    });
    expect(again.headers.get('set-cookie')).toBeNull();
  });
});

describe('a request while another one with its key is under way', () => {
  it("waits for the first one's answer", async () => {
    const gate = Promise.withResolvers<void>();
    let sessions = 0;
    const world = await PaymentWorld.start({
      wrapGateway: (gateway) => ({
        ...gateway,
        createSession: async (request): Promise<GatewayResult<GatewaySession>> => {
          sessions += 1;
          await gate.promise;
          return gateway.createSession(request);
        },
      }),
    });
    const headers = { 'idempotency-key': 'asked-twice-at-once' };
    const entry_id = (await world.contestants())[0]?.voter_id;
    const first = world.order({ headers, body: { entry_id } });
    await expect.poll(() => sessions).toBe(1);
    const second = world.order({ headers, body: { entry_id } });
    const other = await world.order({ headers, body: { entry_id, votes_count: 26 } });
    expect(other.status).toBe(422);
    gate.resolve();
    const answers = [await first, await second];
    expect(answers.map((answer) => answer.headers.get('idempotency-replayed'))).toEqual(['false', 'true']);
    expect(await answers[0]?.text()).toBe(await answers[1]?.text());
    expect(sessions).toBe(1);
    await world.close();
  });

  it('gets a request to come again when the first takes too long', async () => {
    const gate = Promise.withResolvers<string>();
    const inFlight = new InFlight<string>(20);
    const first = inFlight.start('key', 'body', () => gate.promise);
    expect(await inFlight.join('key', 'body')).toEqual({ kind: 'still_working' });
    gate.resolve('done');
    expect(await first).toBe('done');
    expect(inFlight.join('key', 'body')).toBeUndefined();
  });

  it('fails as the first fails, and frees the key', async () => {
    const inFlight = new InFlight<string>();
    const first = inFlight.start('key', 'body', () => Promise.reject(new Error('no disk')));
    const second = inFlight.join('key', 'body');
    await expect(first).rejects.toThrow('no disk');
    await expect(second).rejects.toThrow('no disk');
    expect(inFlight.join('key', 'body')).toBeUndefined();
  });
});

it('a silent gateway costs an order five seconds, and the board nothing', async () => {
  const world = await PaymentWorld.start();
  world.bank.sandbox.control.conditions.fault = 'silence';
  const start = performance.now();
  const order = world.order();
  const board = await world.board();
  expect([board.data.participants.length > 0, performance.now() - start < 2_000]).toEqual([true, true]);
  expect((await order).status).toBe(503);
  expect(performance.now() - start).toBeLessThan(5_500);
  await world.close();
});
