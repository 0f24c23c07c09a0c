import { afterAll, beforeAll, expect, it } from 'vitest';
import { bulkOf } from '../../../tests/support/bulk/bulkWorld.ts';
import { openPostgresDatabase, type TestDatabase } from '../../../tests/support/database/databases.ts';
import { StaffWorld, type Person } from '../../../tests/support/staff/staffWorld.ts';

let database: TestDatabase;
let world: StaffWorld;
let other: StaffWorld;
let owner: Person & { organisation: string };

beforeAll(async () => {
  database = await openPostgresDatabase();
  const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
  world = await StaffWorld.start({ databaseUrl });
  owner = await world.setUp();
  other = await world.secondNode();
});
afterAll(async () => {
  await other.close();
  await world.close();
  await database.close();
});

it('one of two nodes acts on many entries, each entry once', async () => {
  const { places, report, start } = await bulkOf(world, owner, { entries: 120 });
  const job = await start();
  while ((await report(job)).job.state === 'running')
    for (const { server } of [world, other]) {
      world.clock.advance(1_000);
      server.app.staff.tick();
      await server.app.staff.rest();
    }
  expect((await report(job)).job).toMatchObject({ state: 'done', position: 120, done: 120, skipped: [] });
  expect(new Set(await places()).size).toBe(120);
});
