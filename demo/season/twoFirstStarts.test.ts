import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPostgresDatabase, type TestDatabase } from '../../tests/support/database/databases.ts';
import { manualClock } from '../../tests/support/servers/manualClock.ts';
import { startTestServer, type TestServer } from '../../tests/support/servers/testServer.ts';

let database: TestDatabase;
let servers: TestServer[] = [];
beforeEach(async () => {
  database = await openPostgresDatabase();
});
afterEach(async () => {
  for (const server of servers) await server.close();
  await database.close();
});

it('two nodes that start at once on an empty database lay one season, and both show it', async () => {
  const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
  const start = () =>
    startTestServer({
      clock: manualClock(Date.UTC(2026, 10, 20, 12)),
      config: { databaseUrl, demo: true, s3: null },
    });
  servers = await Promise.all([start(), start()]);
  const laid = await database.db
    .selectFrom('audit')
    .where('action', '=', 'season.laid')
    .select('subject')
    .execute();
  expect(laid).toHaveLength(1);
  const boards = await Promise.all(
    servers.map(async ({ site }) => (await fetch(`${site}/api/voter/participants`)).json()),
  );
  const shown = boards.map(({ data }) => data.participants.length);
  expect(shown[0]).toBeGreaterThan(0);
  expect(shown[1]).toBe(shown[0]);
});
