import { afterEach, beforeEach, expect, it } from 'vitest';
import { layTestSeason, seasonNow } from '../../tests/support/catalogue/testSeason.ts';
import { openPostgresDatabase, type TestDatabase } from '../../tests/support/database/databases.ts';
import { manualClock, type ManualClock } from '../../tests/support/servers/manualClock.ts';
import { startTestServer, type TestServer } from '../../tests/support/servers/testServer.ts';
import { sendSms } from '../../tests/support/voting/sendSms.ts';
import type { Store } from './openStore.ts';

/** The instant at which group 3 closes: a midnight in Muscat. */
const midnight = Date.parse('2026-11-22T00:00:00+04:00');
let database: TestDatabase;
let clock: ManualClock;
let databaseClock: ManualClock;
let node: TestServer;

beforeEach(async () => {
  database = await openPostgresDatabase();
});
afterEach(async () => {
  await node.close();
  await database.close();
});

async function startNode(machine: number, ofDatabase: number): Promise<void> {
  clock = manualClock(machine);
  databaseClock = manualClock(ofDatabase);
  const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
  const prepare = (store: Store) => layTestSeason(store, seasonNow);
  node = await startTestServer({ clock, databaseClock, config: { databaseUrl }, prepare });
}
const outcomeOf = async (text: string) => {
  const answer = await sendSms(node.site, databaseClock, { text });
  return ((await answer.json()) as { outcome: string }).outcome;
};
const readiness = async () => {
  const answer = await fetch(`${node.site}/readyz`);
  return [answer.status, ((await answer.json()) as { checks: { clock: boolean } }).checks.clock];
};

it('a vote counts by the time of the database, not of the node', async () => {
  await startNode(midnight + 100, midnight - 100);
  expect([await outcomeOf('301'), await readiness()]).toEqual(['counted', [200, true]]);
  clock.advance(100);
  databaseClock.advance(100);
  expect([await outcomeOf('301'), await outcomeOf('401')]).toEqual(['closed', 'counted']);
});

it('a node is not ready while its clock is more than 250 ms from the database’s', async () => {
  await startNode(midnight + 251, midnight);
  expect(await readiness()).toEqual([503, false]);
  await expect.poll(() => node.logLines.filter((line) => line.includes('"clock_apart"'))).toHaveLength(1);
  clock.jump(-1);
  clock.advance(1_000);
  databaseClock.advance(1_000);
  expect(await readiness()).toEqual([200, true]);
});
