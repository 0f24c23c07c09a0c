import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sessionFrom } from './routes/checkoutSession.ts';
import { openSandboxStore } from './sandboxStore.ts';

const now = Date.UTC(2026, 10, 20);
const origin = 'https://vote.example';
const wanted = {
  client_reference_id: 'A',
  mode: 'payment',
  products: [{ name: '25 votes', quantity: 1, unit_amount: 7_500 }],
  success_url: origin,
  cancel_url: origin,
};
const session = sessionFrom(wanted, origin, now)!;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sawt-sandbox-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('still knows a paid session whose process was killed right after the payment', async () => {
  const program = `
    import { openSandboxStore } from ${JSON.stringify(join(import.meta.dirname, 'sandboxStore.ts'))};
    openSandboxStore(${JSON.stringify(folder)}, ${now}).sessions.put(${JSON.stringify({ ...session, status: 'paid' })});
    console.log('paid');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const store = openSandboxStore(folder, now);
  expect([...store.sessions.values()]).toEqual([{ ...session, status: 'paid' }]);
  store.close();
});

it('forgets a session a week after its end', () => {
  const day = 24 * 3_600_000;
  const first = openSandboxStore(folder, now);
  first.sessions.put(session);
  first.close();
  for (const [later, known] of [
    [7 * day, 1],
    [8 * day + 1, 0],
  ] as const) {
    const store = openSandboxStore(folder, now + later);
    expect([...store.sessions.values()]).toHaveLength(known);
    store.close();
  }
});
