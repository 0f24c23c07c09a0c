import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { StaffPage } from '../../../domain/staff/staffContract.ts';
import { openPostgresDatabase, type TestDatabase } from '../../../tests/support/database/databases.ts';
import { PagesDesk } from '../../../tests/support/contentPages/pagesDesk.ts';
import { read, StaffWorld } from '../../../tests/support/staff/staffWorld.ts';

let database: TestDatabase;
let a: StaffWorld;
let b: StaffWorld;
let desk: PagesDesk;

beforeAll(async () => {
  database = await openPostgresDatabase();
  const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
  a = await StaffWorld.start({ databaseUrl });
  b = await a.secondNode();
  const { browser } = await a.setUp();
  desk = new PagesDesk(a, browser);
});
afterAll(async () => {
  await b.close();
  await a.close();
  await database.close();
});

/** What visitors read at a node. */
const publicPage = async (node: StaffWorld, slug: string, etag = '') =>
  fetch(`${node.server.site}/api/page/${slug}`, { headers: { 'if-none-match': etag } });
const titleAt = async (node: StaffWorld, slug: string) => {
  const reply = await publicPage(node, slug);
  return reply.ok ? ((await reply.json()) as { data: { title_en: string } }).data.title_en : reply.status;
};
/** The clock of these nodes stands still, so that no node reads again by itself. */
const shows = (node: StaffWorld, slug: string, title: string | number) =>
  vi.waitUntil(async () => (await titleAt(node, slug)) === title, { timeout: 20_000 });

it('a change of a page at one node is public at both, in both languages, and in their lists of pages', async () => {
  const page = await desk.find('about');
  const before = (await publicPage(b, 'about')).headers.get('etag') ?? '';
  expect((await publicPage(b, 'about', before)).status).toBe(304);
  const now = await read<StaffPage>(await desk.change(page, { title_en: 'Who we are', title_ar: 'من نحن' }));
  await Promise.all([a, b].map((node) => shows(node, 'about', 'Who we are')));
  const seen = await publicPage(b, 'about', before);
  expect([seen.status, ((await seen.json()) as { data: object }).data]).toEqual([
    200,
    expect.objectContaining({ title_en: 'Who we are', title_ar: 'من نحن', updated_at: now.updated_at }),
  ]);
  const made = await desk.make();
  await Promise.all([a, b].map((node) => shows(node, made.slug, 'How to vote')));
  for (const { server } of [a, b])
    expect(await (await fetch(`${server.site}/sitemap.xml`)).text()).toContain(
      'https://vote.example/how-to-vote<',
    );
  await desk.remove(made);
  await Promise.all([a, b].map((node) => shows(node, made.slug, 404)));
});
