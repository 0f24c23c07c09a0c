import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Board } from '../domain/contract.ts';
import { openEventStream } from '../tests/support/voting/eventStream.ts';
import { freePort } from '../tests/support/servers/freePort.ts';
import { MainProcess, type Started } from '../tests/support/servers/mainProcess.ts';
import { sendSms } from '../tests/support/voting/sendSms.ts';
import { systemClock } from './platform/clock.ts';

/** `quick`: the longest end (ms) without waiting; a slow machine may need as long as for its start. */
type Running = Started & { site: string; metrics: number; quick: number };

let server: MainProcess;
beforeAll(() => {
  server = new MainProcess();
});
afterAll(() => server.remove());

const METRICS_HOST = '127.0.0.2';
let current: Running | undefined;
/** The server that runs on the data folder: starting one for each test takes most of their time. */
async function running(): Promise<Running> {
  if (current) return current;
  const metrics = await freePort();
  const begunAt = performance.now();
  const started = await server.startOnFreePorts({ METRICS_HOST, METRICS_PORT: String(metrics) });
  current = { ...started, metrics, quick: Math.max(5_000, performance.now() - begunAt) };
  return current;
}

/** Ends the server with a signal; resolves with its exit code. */
function end({ child, exit }: Running, signal: NodeJS.Signals): Promise<number | null> {
  current = undefined;
  child.kill(signal);
  return exit;
}

describe('a start', () => {
  it.each<[string, Record<string, string>, string]>([
    ['a bad setting', { PORT: 'abc' }, 'Sawt: PORT must be a whole number from 1 to 65535 (it is "abc")\n'],
    [
      'two bad settings',
      { PORT: 'abc', DEMO: 'x' },
      'Sawt: PORT must be a whole number from 1 to 65535 (it is "abc"); DEMO must be on or off (it is "x")\n',
    ],
    [
      'production without its settings',
      { NODE_ENV: 'production', SMS_PROVIDERS: '[]' },
      'Sawt: SMS_PROVIDERS must list at least one provider',
    ],
  ])('with %s ends with one clear line', async (_, variables, line) => {
    const { exit, errors, output } = server.start(variables);
    expect(await exit).toBe(1);
    expect([errors().startsWith(line), errors().split('\n').length, output()]).toEqual([true, 2, '']);
  });

  it('on a taken port names the port', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const ports = { METRICS_PORT: String(await freePort()), ADMIN_PORT: String(await freePort()) };
    const { exit, errors } = server.start({ ...ports, PORT: String(port), DEMO: 'off' });
    expect(await exit).toBe(1);
    expect(errors()).toBe(`Sawt: PORT ${port} is taken by another program.\n`);
    await new Promise((resolve) => other.close(resolve));
  });

  it('on a data folder in use says so', async () => {
    const { site } = await running();
    const { exit, errors } = server.start({ PORT: String(await freePort()) });
    expect(await exit).toBe(1);
    expect(errors()).toBe(`Sawt: DATA_DIR ${server.dataDir} is in use by another server.\n`);
    expect((await fetch(`${site}/healthz`)).status).toBe(200);
  });
});

describe('a running server', () => {
  it('shows a live vote at once, counts a message and keeps it over a restart', async () => {
    const first = await running();
    const total = async (site: string) => {
      const board = (await (await fetch(`${site}/api/voter/participants`)).json()) as Board;
      return board.data.participants.find(({ sms_code }) => sms_code === '305')?.total_votes ?? Number.NaN;
    };
    const before = await total(first.site);
    const answer = await sendSms(first.site, systemClock, { text: '305' });
    expect(await answer.json()).toMatchObject({ outcome: 'counted' });
    await expect.poll(() => total(first.site)).toBe(before + 1);
    expect(await end(first, 'SIGTERM')).toBe(0);
    expect(await total((await running()).site)).toBe(before + 1);
  });

  it('answers /metrics at METRICS_HOST alone', async () => {
    const { metrics } = await running();
    expect((await fetch(`http://${METRICS_HOST}:${metrics}/metrics`)).status).toBe(200);
    await expect(fetch(`http://127.0.0.1:${metrics}/metrics`)).rejects.toThrow('fetch failed');
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'ends its streams and then itself at once on %s',
    async (signal) => {
      const started = await running();
      const { site, errors, quick } = started;
      const stream = await openEventStream(`${site}/api/voter/stream`);
      await stream.next();
      const signalledAt = performance.now();
      const exit = end(started, signal);
      await stream.ended;
      expect(await exit).toBe(0);
      expect(performance.now() - signalledAt).toBeLessThan(quick);
      expect(errors()).toBe('');
      await expect(fetch(`${site}/healthz`)).rejects.toThrow('fetch failed');
    },
  );
});
