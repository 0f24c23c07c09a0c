import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testCards as cards } from '../../tests/support/payments/paymentWorld.ts';
import {
  publicOrigin,
  someOrder,
  startSandboxWorld,
  type SandboxWorld,
} from '../../tests/support/payments/sandboxWorld.ts';
import { sandboxGateway } from '../../server/payments/gateways/sandboxGateway.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { buildSandboxGateway } from './buildSandboxGateway.ts';
import { WEBHOOK_RETRY_MS } from './performJob.ts';

let world: SandboxWorld;
beforeEach(async () => {
  world = await startSandboxWorld();
});
afterEach(() => world.close());

describe('a webhook that the merchant refuses', () => {
  it('is sent again later, with a new signature, until the merchant accepts it', async () => {
    const id = await world.session();
    world.sandbox.control.pay(id, cards.success);
    world.merchant.answer(503, 401);
    expect(await world.sendDue()).toEqual([id]);
    world.clock.advance(WEBHOOK_RETRY_MS[0] ?? 0);
    expect(await world.sendDue()).toEqual([id, id]);
    world.clock.advance(WEBHOOK_RETRY_MS[1] ?? 0);
    expect(await world.sendDue()).toEqual([id, id, id]);
    world.clock.advance(3_600_000);
    expect(await world.sendDue()).toEqual([id, id, id]);
    expect(new Set(world.merchant.deliveries.map(({ timestamp }) => timestamp)).size).toBe(3);
  });

  it('is given up after six tries', async () => {
    const id = await world.session();
    world.sandbox.control.pay(id, cards.success);
    world.merchant.answer(...Array.from({ length: 9 }, () => 500));
    await world.sendDue();
    for (const wait of [...WEBHOOK_RETRY_MS, 3_600_000]) {
      world.clock.advance(wait);
      await world.sendDue();
    }
    expect(world.merchant.sessionIds()).toEqual(Array.from({ length: 6 }, () => id));
  });

  it('is sent after a restart, and the paid session is still paid', async () => {
    const id = await world.session();
    world.sandbox.control.pay(id, cards.success);
    const slow = await world.session();
    world.sandbox.control.pay(slow, cards.slow);
    await world.restart();
    expect(await world.sendDue()).toEqual([id]);
    expect(await world.read(id)).toMatchObject({ status: 'paid' });
    world.clock.advance(10_000);
    expect(await world.sendDue()).toEqual([id, slow]);
  });
});

it('is sent without a call when the sandbox runs by itself', async () => {
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
