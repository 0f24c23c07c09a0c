import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Board } from '../../domain/contract.ts';
import { layAccount } from '../../tests/support/accounts/accountFixture.ts';
import { openPostgresDatabase, type TestDatabase } from '../../tests/support/database/databases.ts';
import { ServerProcess } from '../../tests/support/servers/serverProcess.ts';
import { sendSms } from '../../tests/support/voting/sendSms.ts';
import { systemClock } from '../platform/clock.ts';

let database: TestDatabase;
let keys: string;
let web: ServerProcess;
let work: ServerProcess;

beforeAll(async () => {
  database = await openPostgresDatabase();
  const DATABASE_URL = database.settings.kind === 'postgres' ? database.settings.url : '';
  keys = mkdtempSync(join(tmpdir(), 'sawt-role-keys-'));
  const settings = { DATABASE_URL, SAWT_KEYS_DIR: keys };
  // The web node starts first: leases that it took would be seen.
  web = await ServerProcess.start({ settings: { ...settings, ROLE: 'web' } });
  work = await ServerProcess.start({ settings: { ...settings, ROLE: 'work' } });
});
afterAll(async () => {
  await web.remove();
  await work.remove();
  await database.close();
  rmSync(keys, { recursive: true });
});

const readBoard = async () => (await (await fetch(`${web.origin}/api/voter/participants`)).json()) as Board;
const votesOf = (board: Board, code: string) =>
  board.data.participants.find(({ sms_code }) => sms_code === code)?.total_votes;
const messagesTo = (server: ServerProcess, address: string) => {
  const outbox = join(server.folder, 'outbox');
  const names = existsSync(outbox) ? readdirSync(outbox) : [];
  return names.filter((name) => readFileSync(join(outbox, name), 'utf8').includes(address));
};

it('a work node serves nothing but its metrics and its health', async () => {
  for (const origin of [work.origin, work.adminOrigin])
    await expect(fetch(origin)).rejects.toThrow('fetch failed');
  const statuses = ['/metrics', '/healthz', '/readyz'].map(
    async (path) => (await fetch(new URL(path, work.metricsUrl))).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 200, 200]);
});

it('a link that was asked for at the web node is sent by the work node', async () => {
  const { civil_id, email } = await layAccount(database.db);
  const asked = await fetch(`${web.origin}/api/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ civil_id, contact_method: 'email' }),
  });
  expect(asked.status).toBe(200);
  await expect.poll(() => messagesTo(work, email!).length).toBe(1);
  expect(messagesTo(web, email!)).toEqual([]);
});

it('the web node takes no lease but that of its chain', async () => {
  const leases = await database.db.selectFrom('leases').select(['holder', 'name']).orderBy('name').execute();
  const byHolder = [...Map.groupBy(leases, ({ holder }) => holder).values()];
  const names = byHolder.map((held) => held.map(({ name }) => name));
  expect(names.filter((held) => held.every((name) => name.startsWith('chain ')))).toHaveLength(1);
  // The work node holds its jobs and its chain under one name, and the board under another.
  expect(names).toHaveLength(3);
});

it('without a work node, votes are counted and the board follows within seconds', async () => {
  const before = await readBoard();
  const code = before.data.participants[0]!.sms_code;
  await work.kill();
  const counted = await sendSms(web.origin, systemClock, { text: code });
  expect(await counted.json()).toMatchObject({ outcome: 'counted' });
  await expect
    .poll(async () => votesOf(await readBoard(), code), { timeout: 20_000 })
    .toBe((votesOf(before, code) ?? 0) + 1);
});
