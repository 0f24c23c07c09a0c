import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Board } from '../domain/contract.ts';
import { openEventStream } from '../tests/support/voting/eventStream.ts';
import { freePort } from '../tests/support/servers/freePort.ts';
import { MainProcess } from '../tests/support/servers/mainProcess.ts';
import { sendSms } from '../tests/support/voting/sendSms.ts';
import { systemClock } from './platform/clock.ts';

let server: MainProcess;
beforeEach(() => {
  server = new MainProcess();
});
afterEach(() => server.remove());

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
    await server.startOnFreePorts();
    const { exit, errors } = server.start({ PORT: String(await freePort()) });
    expect(await exit).toBe(1);
    expect(errors()).toBe(`Sawt: DATA_DIR ${server.dataDir} is in use by another server.\n`);
  });
});

describe('a running server', () => {
  it('shows a live vote at once, counts a message and keeps it over a restart', async () => {
    const first = await server.startOnFreePorts();
    const total = async (site: string) => {
      const board = (await (await fetch(`${site}/api/voter/participants`)).json()) as Board;
      return board.data.participants.find(({ sms_code }) => sms_code === '305')?.total_votes ?? Number.NaN;
    };
    const before = await total(first.site);
    const answer = await sendSms(first.site, systemClock, { text: '305' });
    expect(await answer.json()).toMatchObject({ outcome: 'counted' });
    await expect.poll(() => total(first.site)).toBe(before + 1);
    first.child.kill('SIGTERM');
    expect(await first.exit).toBe(0);
    const second = await server.startOnFreePorts();
    expect(await total(second.site)).toBe(before + 1);
  });

  it('answers /metrics at METRICS_HOST alone', async () => {
    const port = await freePort();
    await server.startOnFreePorts({ METRICS_HOST: '127.0.0.2', METRICS_PORT: String(port) });
    expect((await fetch(`http://127.0.0.2:${port}/metrics`)).status).toBe(200);
    await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow('fetch failed');
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('ends its streams and then itself on %s', async (signal) => {
    const { site, exit, errors, child } = await server.startOnFreePorts();
    const stream = await openEventStream(`${site}/api/voter/stream`);
    await stream.next();
    child.kill(signal);
    await stream.ended;
    expect(await exit).toBe(0);
    expect(errors()).toBe('');
    await expect(fetch(`${site}/healthz`)).rejects.toThrow('fetch failed');
  });
});
