import { afterAll, beforeAll, expect, it } from 'vitest';
import { seasonNow } from '../../../tests/support/catalogue/testSeason.ts';
import { openPostgresDatabase, type TestDatabase } from '../../../tests/support/database/databases.ts';
import { manualClock } from '../../../tests/support/servers/manualClock.ts';
import { startTestServer, type TestServer } from '../../../tests/support/servers/testServer.ts';
import { defaultLimits } from './limitSettings.ts';

const LIMIT = 6;
const clock = manualClock(seasonNow);
let database: TestDatabase;
let nodes: TestServer[];

beforeAll(async () => {
  database = await openPostgresDatabase();
  const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
  const rate = { burst: LIMIT, perMinute: LIMIT };
  const limits = { ...defaultLimits, 'checkpoints.network': rate, 'refused.network': rate };
  const first = await startTestServer({ clock, config: { databaseUrl, limits } });
  const { keysDir } = first.config;
  nodes = [first, await startTestServer({ clock, config: { databaseUrl, limits, keysDir } })];
});
afterAll(async () => {
  for (const node of nodes.toReversed()) await node.close();
  await database.close();
});

/** Sends requests to both nodes in turn, one after the other. */
const inTurn = async (times: number, ask: (origin: string) => Promise<Response>) => {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1)
    statuses.push((await ask(nodes[time % nodes.length]!.site)).status);
  return statuses;
};
const repeated = (status: number, times: number) => Array.from({ length: times }, () => status);
const readCheckpoints = (origin: string) => fetch(`${origin}/api/voter/checkpoints`);
const sendNonsense = (origin: string) =>
  fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"nonsense":true}',
  });

it('admits exactly the limit of an address, whichever node it asks', async () => {
  expect(await inTurn(2 * LIMIT, readCheckpoints)).toEqual([
    ...repeated(200, LIMIT),
    ...repeated(429, LIMIT),
  ]);
});

it('admits exactly the limit of an address that asks both nodes at once', async () => {
  clock.advance(60_000);
  const asked = Array.from({ length: 4 * LIMIT }, (_, time) => readCheckpoints(nodes[time % 2]!.site));
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([
    ...repeated(200, LIMIT),
    ...repeated(429, 3 * LIMIT),
  ]);
});

it('answers no more content that is refused than the limit, whichever node gets it', async () => {
  expect(await inTurn(2 * LIMIT, sendNonsense)).toEqual([...repeated(422, LIMIT), ...repeated(429, LIMIT)]);
});
