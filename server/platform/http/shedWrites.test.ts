import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMetrics } from '../metrics.ts';
import { createHttpApp } from './createHttpApp.ts';
import { shedWrites } from './shedWrites.ts';

const metrics = createMetrics();
const writer = { full: false };
let handled = 0;
let app: FastifyInstance;
let origin: string;

beforeAll(async () => {
  app = createHttpApp({ config: { trustProxy: [], logLevel: 'silent', connections: 100 }, metrics });
  app.all('/api/vote', (_request, reply) => {
    handled += 1;
    return reply.send({ ok: true });
  });
  app.post('/elsewhere', (_request, reply) => reply.send({ ok: true }));
  shedWrites(app, () => writer.full, metrics, { 'x-content-type-options': 'nosniff' });
  await app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(() => app.close());
beforeEach(() => {
  writer.full = true;
  handled = 0;
});

const vote = () =>
  fetch(`${origin}/api/vote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en' },
    body: JSON.stringify({ text: 'x'.repeat(10_000) }),
  });

it('refuses a write before it reads it, and says when to come back', async () => {
  const reply = await vote();
  expect([reply.status, await reply.json(), handled]).toEqual([
    503,
    {
      message: 'The service is not available right now. Please try again shortly.',
      code: 'unavailable',
      request_id: reply.headers.get('x-request-id'),
    },
    0,
  ]);
  expect(Number(reply.headers.get('retry-after'))).toBeOneOf([2, 3, 4, 5]);
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
});

it('takes the next one on the same connection as soon as there is room', async () => {
  await (await vote()).text();
  writer.full = false;
  expect((await vote()).status).toBe(200);
});

it('lets everybody read, and all other calls pass', async () => {
  const statuses = [
    await fetch(`${origin}/api/vote`),
    await fetch(`${origin}/elsewhere`, { method: 'POST' }),
  ];
  expect(statuses.map(({ status }) => status)).toEqual([200, 200]);
});

it('counts what it refuses', async () => {
  await vote();
  expect(await metrics.registry.metrics()).toMatch(
    /sawt_http_errors_total\{route="shed",code="unavailable"\} [1-9]/,
  );
});
