import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { someOrder, startSandboxWorld } from '../../../tests/support/payments/sandboxWorld.ts';
import { startThawaniServer } from '../../../tests/support/payments/thawaniServer.ts';
import { readSandboxKeys } from './sandboxGateway.ts';
import { systemClock } from '../../platform/clock.ts';
import { openGateway } from './openGateway.ts';
import { thawaniGateway } from './thawaniGateway.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sawt-gateway-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

it('opens the sandbox that runs on the same data, for browsers under its own origin', async () => {
  const world = await startSandboxWorld();
  const { hostname, port } = new URL(world.origin);
  const gateway = openGateway(
    {
      paymentGateway: 'sandbox',
      gatewaySettings: null,
      host: hostname,
      gatewayPort: Number(port),
      gatewayOrigin: 'https://cards.example',
      dataDir: world.dataDir,
    },
    systemClock,
  );
  const made = await gateway.createSession(someOrder);
  expect([gateway.id, gateway.mode, made.ok]).toEqual(['sandbox', 'hosted_fields', true]);
  expect(gateway.paymentUrl('checkout_1')).toBe('https://cards.example/fields/checkout_1');
  await world.close();
});

it('opens Thawani where its keys are set, and then no sandbox', async () => {
  const thawani = await startThawaniServer();
  const keys = { apiKey: thawani.apiKey, publishableKey: 'public', webhookSecret: 'secret' };
  const settings = { host: '127.0.0.1', gatewayPort: 1, gatewayOrigin: 'https://cards.example', dataDir };
  const gateway = openGateway(
    { ...settings, paymentGateway: 'thawani', gatewaySettings: { baseUrl: thawani.origin, ...keys } },
    systemClock,
  );
  expect([gateway.id, gateway.mode, (await gateway.createSession(someOrder)).ok]).toEqual([
    'thawani',
    'redirect',
    true,
  ]);
  await expect(stat(join(dataDir, 'gateway'))).rejects.toThrow('ENOENT');
  await thawani.close();
});

it('pays on the sandbox by redirect too, because the sandbox speaks like Thawani', async () => {
  const world = await startSandboxWorld();
  const gateway = thawaniGateway({ baseUrl: world.origin, ...world.sandbox.keys }, systemClock);
  const made = await gateway.createSession(someOrder);
  const page = await fetch(gateway.paymentUrl(made.ok ? made.value.id : ''));
  expect([made.ok, page.status]).toEqual([true, 200]);
  await world.close();
});

it('keeps the keys of the sandbox between runs, for its owner only', async () => {
  const keys = readSandboxKeys(dataDir);
  expect(readSandboxKeys(dataDir)).toEqual(keys);
  expect((await stat(join(dataDir, 'gateway/keys.json'))).mode & 0o777).toBe(0o600);
});
