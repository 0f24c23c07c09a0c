import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createMetrics } from '../metrics.ts';
import { createHttpApp } from './createHttpApp.ts';

type App = ReturnType<typeof createHttpApp>;
let app: App;
afterEach(() => app.close());

async function ask(trustProxy: string[], given?: string) {
  app = createHttpApp({
    config: { trustProxy, logLevel: 'silent', connections: 100 },
    metrics: createMetrics(),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const response = await fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/nothing`, {
    headers: given === undefined ? {} : { 'x-request-id': given },
  });
  const { request_id: inBody } = (await response.json()) as { request_id: string };
  return { inBody, inHeader: response.headers.get('x-request-id') };
}

const ours = /^[\w-]{8}-1$/;

it('is in the header and in the body of an error', async () => {
  const { inBody, inHeader } = await ask([]);
  expect(inHeader).toBe(inBody);
  expect(inBody).toMatch(ours);
});

it.each([
  ['an address', '127.0.0.1'],
  ['a network', '127.0.0.0/8'],
])('comes from a proxy that is trusted by %s', async (_, network) => {
  expect(await ask([network], 'edge-0123456789')).toEqual({
    inBody: 'edge-0123456789',
    inHeader: 'edge-0123456789',
  });
});

it('is our own when anybody else sends one', async () => {
  expect((await ask([], 'edge-0123456789')).inBody).toMatch(ours);
});

it.each(['short', 'x'.repeat(65), 'a value with spaces', '{"level":"fatal"}'])(
  'is our own when a proxy sends the invalid %j',
  async (given) => {
    expect((await ask(['127.0.0.1'], given)).inBody).toMatch(ours);
  },
);
