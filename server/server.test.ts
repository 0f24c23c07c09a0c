import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Board } from '../domain/contract.ts';
import { openEventStream } from '../tests/support/eventStream.ts';
import { sendSms } from '../tests/support/sendSms.ts';
import { systemClock } from './platform/clock.ts';

const root = join(import.meta.dirname, '..');
let dataDir: string;
let child: ChildProcess | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sawt-main-'));
});
afterEach(async () => {
  if (child && child.exitCode === null) {
    const { promise, resolve } = Promise.withResolvers<void>();
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
    await promise;
  }
  child = undefined;
  rmSync(dataDir, { recursive: true });
});

/** A port that nobody uses now. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

type Started = {
  output: () => string;
  errors: () => string;
  exit: Promise<number | null>;
  saw: (text: string) => Promise<void>;
};

/** Starts the server as its user does, as a process of its own. */
function start(variables: Record<string, string>): Started {
  const started = spawn(process.execPath, [join(root, 'server/main.ts')], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...variables },
  });
  child = started;
  let output = '';
  let errors = '';
  started.stdout.on('data', (chunk) => (output += String(chunk)));
  started.stderr.on('data', (chunk) => (errors += String(chunk)));
  const exit = new Promise<number | null>((resolve) => started.once('exit', resolve));
  return {
    output: () => output,
    errors: () => errors,
    exit,
    saw: (text) => expect.poll(() => output + errors, { timeout: 20_000 }).toContain(text),
  };
}

async function startOnFreePorts(): Promise<Started & { site: string }> {
  const ports = (await Promise.all(Array.from({ length: 5 }, freePort))).map(String);
  const [PORT = '', ADMIN_PORT = '', METRICS_PORT = '', GATEWAY_PORT = '', MEDIA_PORT = ''] = ports;
  const started = start({ PORT, ADMIN_PORT, METRICS_PORT, GATEWAY_PORT, MEDIA_PORT });
  await started.saw('Sawt is at');
  return { ...started, site: `http://127.0.0.1:${PORT}` };
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
      'Sawt: SMS_PROVIDERS must be a JSON list',
    ],
  ])('with %s ends with one clear line', async (_, variables, line) => {
    const { exit, errors, output } = start(variables);
    expect(await exit).toBe(1);
    expect([errors().startsWith(line), errors().split('\n').length, output()]).toEqual([true, 2, '']);
  });

  it('on a port that is taken says which', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const ports = { METRICS_PORT: String(await freePort()), ADMIN_PORT: String(await freePort()) };
    const { exit, errors } = start({ ...ports, PORT: String(port), DEMO: 'off' });
    expect(await exit).toBe(1);
    expect(errors()).toBe(`Sawt: PORT ${port} is taken by another program.\n`);
    await new Promise((resolve) => other.close(resolve));
  });

  it('on a data folder in use says so', async () => {
    await startOnFreePorts();
    const running = child;
    const { exit, errors } = start({ PORT: String(await freePort()) });
    expect(await exit).toBe(1);
    expect(errors()).toBe(`Sawt: DATA_DIR ${dataDir} is in use by another server.\n`);
    child = running;
  });
});

describe('a running server', () => {
  it('shows a live vote at once, counts a message and keeps it over the next start', async () => {
    const first = await startOnFreePorts();
    const total = async (site: string) => {
      const board = (await (await fetch(`${site}/api/voter/participants`)).json()) as Board;
      return board.data.participants.find(({ sms_code }) => sms_code === '305')?.total_votes ?? Number.NaN;
    };
    const before = await total(first.site);
    const answer = await sendSms(first.site, systemClock, { text: '305' });
    expect(await answer.json()).toMatchObject({ outcome: 'counted' });
    await expect.poll(() => total(first.site)).toBe(before + 1);
    child?.kill('SIGTERM');
    expect(await first.exit).toBe(0);
    const second = await startOnFreePorts();
    expect(await total(second.site)).toBe(before + 1);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('ends its streams and then itself on %s', async (signal) => {
    const { site, exit, errors } = await startOnFreePorts();
    const stream = await openEventStream(`${site}/api/voter/stream`);
    await stream.next();
    child?.kill(signal);
    await stream.ended;
    expect(await exit).toBe(0);
    expect(errors()).toBe('');
    await expect(fetch(`${site}/healthz`)).rejects.toThrow('fetch failed');
  });
});
