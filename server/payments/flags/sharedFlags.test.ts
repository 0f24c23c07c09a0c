import { afterAll, beforeAll, expect, it } from 'vitest';
import { layTestSeason, seasonNow } from '../../../tests/support/catalogue/testSeason.ts';
import { openPostgresDatabase, type TestDatabase } from '../../../tests/support/database/databases.ts';
import { manualClock } from '../../../tests/support/servers/manualClock.ts';
import { startTestServer, type TestServer } from '../../../tests/support/servers/testServer.ts';
import { sendSms } from '../../../tests/support/voting/sendSms.ts';

const clock = manualClock(seasonNow);
let database: TestDatabase;
let nodes: TestServer[];

beforeAll(async () => {
  database = await openPostgresDatabase();
  const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
  const first = await startTestServer({
    clock,
    config: { databaseUrl },
    prepare: (store) => layTestSeason(store, seasonNow),
  });
  const { keysDir } = first.config;
  nodes = [first, await startTestServer({ clock, config: { databaseUrl, keysDir } })];
});
afterAll(async () => {
  for (const node of nodes.toReversed()) await node.close();
  await database.close();
});

it('numbers in a row get a flag although their messages arrive at different nodes', async () => {
  for (let number = 0; number < 5; number += 1) {
    await sendSms(nodes[number % 2]!.site, clock, { text: '301', from: `+9689123000${number}` });
    clock.advance(1_000);
  }
  const flags = () => {
    clock.advance(1_000);
    return database.db.selectFrom('vote_flags').select('kind').execute();
  };
  await expect.poll(flags).toEqual([{ kind: 'sequential_numbers' }]);
  const members = await database.db.selectFrom('vote_flag_members').selectAll().execute();
  expect(members).toHaveLength(5);
});
