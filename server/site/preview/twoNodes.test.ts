import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgresDatabase, type TestDatabase } from '../../../tests/support/database/databases.ts';
import { PreviewLinks } from '../../../tests/support/previews/previewLinks.ts';
import type { StaffWorld } from '../../../tests/support/staff/staffWorld.ts';
import { PreviewWorld } from '../../../tests/support/previews/previewWorld.ts';

let database: TestDatabase;
let drafts: PreviewWorld;
let node: StaffWorld;

beforeAll(async () => {
  database = await openPostgresDatabase();
  const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
  drafts = await PreviewWorld.start({ databaseUrl });
  node = await drafts.world.secondNode({ siteDir: drafts.siteDir });
});
afterAll(async () => {
  await node.close();
  await drafts.close();
  await database.close();
});

it('a preview that one node begins shows on the other, and ends on both at once', async () => {
  const { links, event, paths } = drafts;
  const other = new PreviewLinks(links.desk, node.server.site);
  const token = await drafts.eventLink();
  const statuses = async (cookie: string | undefined) =>
    Promise.all([links, other].map(async (each) => (await each.get(paths.singing, { cookie })).status));
  const cookies = [await links.open(token), await other.open(token)];
  expect(await Promise.all(cookies.map(statuses))).toEqual([
    [200, 200],
    [200, 200],
  ]);
  await links.desk.ask(`/event/${event.id}/preview`, { method: 'DELETE' });
  expect(await Promise.all(cookies.map(statuses))).toEqual([
    [404, 404],
    [404, 404],
  ]);
});

it('an empty event has a preview', async () => {
  const { links } = drafts;
  const empty = await links.desk.makeEvent(undefined, 'موسم فارغ');
  const cookie = await links.open(await links.make(`/event/${empty.id}`));
  expect((await links.get(`/${empty.slug}`, { cookie })).status).toBe(200);
});
