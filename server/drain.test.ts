import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { demoProviders } from '../demo/demoProviders.ts';
import { MainProcess } from '../tests/support/servers/mainProcess.ts';
import { sendSms } from '../tests/support/voting/sendSms.ts';
import { systemClock } from './platform/clock.ts';
import { openReader } from './platform/database/openReader.ts';
import { signBody } from './platform/http/signBody.ts';

let server: MainProcess;
beforeEach(() => {
  server = new MainProcess();
});
afterEach(() => server.remove());

const CALLERS = 20;
/** How often (ms) a load balancer checks: it stops sending long before the server closes its listeners. */
const balancerChecks = { interval: 25, timeout: 20_000 };
const DRAIN_MS = 4_000;

/** Starts the server. `quick`: the longest end (ms) without waiting; a slow machine may need as long as for its start. */
async function start(settings: Record<string, string> = {}) {
  const begunAt = performance.now();
  const started = await server.startOnFreePorts(settings);
  return { ...started, quick: Math.max(5_000, performance.now() - begunAt) };
}

it('answers every request before it ends, and loses no vote', async () => {
  const { site, child, exit, errors, quick } = await start({ DRAIN_MS: String(DRAIN_MS) });
  const stream = await fetch(`${site}/api/voter/stream`);
  const followed = text(stream.body as never);
  const balancer = { sends: true };
  const statuses: number[] = [];
  const call = async () => {
    while (balancer.sends) statuses.push((await sendSms(site, systemClock, { text: '305' })).status);
  };
  const callers = Array.from({ length: CALLERS }, call);
  await expect.poll(() => statuses.length).toBeGreaterThan(100);
  const slow = await halfSent(site);

  const signalledAt = performance.now();
  child.kill('SIGTERM');
  const unready = await untilNotReady(site);
  expect(unready).toMatchObject({ status: 'not_ready', checks: { database: true, staying: false } });
  const last = await sendSms(site, systemClock, { text: '305' });
  expect([last.status, last.headers.get('connection')]).toEqual([200, 'close']);
  balancer.sends = false;
  await Promise.all(callers);
  await untilNobodyListens(site);
  expect(await slow.finish()).toMatch(/^HTTP\/1.1 200 /);

  expect(await exit).toBe(0);
  expect(performance.now() - signalledAt).toBeLessThan(DRAIN_MS + 3_000 + quick);
  expect(errors()).toBe('');
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await followed).toMatch(/retry: \d{4}\n\n$/);
  expect(await storedVotes(server.dataDir)).toBe(statuses.length + 2);
});

const untilNotReady = (site: string): Promise<unknown> =>
  vi.waitFor(async () => {
    const response = await fetch(`${site}/readyz`);
    expect(response.status).toBe(503);
    return response.json();
  }, balancerChecks);

const untilNobodyListens = (site: string) =>
  vi.waitFor(() => expect(fetch(`${site}/healthz`)).rejects.toThrow('fetch failed'), balancerChecks);

/** Sends all but the end of a text-message vote; `finish` sends the end and reads the reply. */
async function halfSent(site: string): Promise<{ finish(): Promise<string> }> {
  const [provider] = demoProviders;
  if (!provider) throw new Error('there is no operator');
  const body = JSON.stringify({
    message_id: 'message-slow',
    from: '+96890000000',
    to: provider.short_code,
    text: '305',
    sent_at: new Date().toISOString(),
  });
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const head = [
    `POST /api/sms/inbound/${provider.id} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: application/json',
    `X-Timestamp: ${timestamp}`,
    `X-Signature: ${signBody(provider.secret, timestamp, Buffer.from(body))}`,
    `Content-Length: ${body.length}`,
  ];
  const socket = connect(Number(new URL(site).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, -20)}`);
  return {
    finish: async () => {
      socket.write(body.slice(-20));
      return text(socket);
    },
  };
}

async function storedVotes(dataDir: string): Promise<number> {
  const db = await openReader({ kind: 'sqlite', path: join(dataDir, 'db/sawt.db') });
  const { count } = await db
    .selectFrom('ledger_secrets')
    .where('source_ref', 'like', 'sms:%:message-%')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  await db.destroy();
  return count;
}
