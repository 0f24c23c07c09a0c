import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgresDatabase, type TestDatabase } from '../../../tests/support/database/databases.ts';
import { manualClock, type ManualClock } from '../../../tests/support/servers/manualClock.ts';
import { runCommand } from '../../../tests/support/servers/runCommand.ts';
import { startTestServer, type TestServer } from '../../../tests/support/servers/testServer.ts';
import { acceptKeysCommand } from '../../commands/acceptKeysCommand.ts';
import { openKeys } from '../keys.ts';

let clock: ManualClock;
let database: TestDatabase;
let databaseUrl: string;
let first: TestServer;
let second: TestServer;
let otherKeys: string;

beforeAll(async () => {
  clock = manualClock(1_780_000_000_000);
  database = await openPostgresDatabase();
  databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : '';
  first = await startTestServer({ clock, config: { databaseUrl } });
  otherKeys = mkdtempSync(join(tmpdir(), 'sawt-other-keys-'));
  openKeys(otherKeys, 'test');
  const own = (name: string) => [join(first.config.keysDir, name), join(otherKeys, name)] as const;
  for (const name of ['device.key', 'checkpoint.key', 'identity.key']) copyFileSync(...own(name));
  second = await startTestServer({ clock, config: { databaseUrl, keysDir: otherKeys } });
});
afterAll(async () => {
  await second.close();
  await database.close();
  rmSync(otherKeys, { recursive: true });
});

const ready = async ({ site }: TestServer) => {
  clock.advance(1_000);
  const reply = await fetch(`${site}/readyz`);
  const { checks } = (await reply.json()) as { checks: { keys: boolean } };
  return [reply.status, checks.keys];
};
const logged = ({ logLines }: TestServer) =>
  logLines.flatMap((line) => {
    const { code, keys } = JSON.parse(line) as { code?: string; keys?: string };
    return code === 'keys_differ' ? [keys] : [];
  });

it('a node whose keys differ from those of the others is not ready and names them once', async () => {
  expect([await ready(first), await ready(second), await ready(second)]).toEqual([
    [200, true],
    [503, false],
    [503, false],
  ]);
  expect([logged(first), logged(second)]).toEqual([[], ['pepper, media']]);
});

it('an operator accepts new keys, after which the nodes with the old ones are not ready', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sawt-operator-'));
  const config = { dataDir, databaseUrl, keysDir: otherKeys };
  const accept = () => runCommand(acceptKeysCommand, config, '--reason', 'the old ones were stolen');
  expect(await accept()).toMatchObject({
    code: 0,
    lines: ['Accepted: pepper, media. A node with another key is not ready from now on.'],
  });
  expect(await accept()).toMatchObject({ code: 0, lines: ['Every node must have these keys already.'] });
  rmSync(dataDir, { recursive: true });
  expect([await ready(first), await ready(second)]).toEqual([
    [503, false],
    [200, true],
  ]);
  expect(logged(first)).toEqual(['pepper, media']);
  const audited = await database.db
    .selectFrom('audit')
    .where('action', '=', 'key.accepted')
    .select(['subject', 'reason', 'role'])
    .orderBy('seq')
    .execute();
  expect(audited).toEqual(
    ['pepper', 'media'].map((subject) => ({ subject, reason: 'the old ones were stolen', role: 'staff' })),
  );
});

it('a node that started with other keys runs no job, also when the others are gone', async () => {
  const look = async ({ app }: TestServer) => {
    clock.advance(60_000);
    app.ledger.tick();
    await app.ledger.rest();
    const leases = database.db.selectFrom('leases').where('name', '=', 'checkpoints');
    return leases.select('holder').executeTakeFirst();
  };
  const holder = await look(first);
  expect(holder).toBeDefined();
  await first.close();
  expect(await look(second)).toEqual(holder);
});
