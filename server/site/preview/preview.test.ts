import { afterAll, beforeAll, expect, it } from 'vitest';
import { answered } from '../../../tests/support/staff/staffWorld.ts';
import { PreviewWorld } from '../../../tests/support/previews/previewWorld.ts';

let drafts: PreviewWorld;
/** What visitors get before the first link exists. */
let before: string[];

beforeAll(async () => {
  drafts = await PreviewWorld.start();
  before = await drafts.crawl();
});
afterAll(() => drafts.close());

const open = async () => drafts.links.open(await drafts.eventLink());

it('shows an event and its drafts, with a banner in both languages, and is kept nowhere', async () => {
  const { links, paths } = drafts;
  const cookie = await open();
  const reply = await links.get(paths.singing, { cookie });
  const html = await reply.text();
  const headers = ['cache-control', 'x-robots-tag', 'etag'].map((name) => reply.headers.get(name));
  expect([reply.status, headers]).toEqual([200, ['no-store', 'noindex', null]]);
  expect(html).toContain('<title>Singing · Sawt</title>');
  expect(html).toContain('Visitors do not see this event yet. This browser shows it until');
  expect(html).toContain('لا يرى الزوار هذه الفعالية بعد. تظهر في هذا المتصفح حتى');
  expect(html).toMatch(/until \w{3} \d+, \d{4}, \d+:\d\d.[AP]M, Muscat time\./u);
  const all = [paths.event, paths.singing, paths.poetry];
  expect(await drafts.statuses(cookie, ...all)).toEqual([200, 200, 200]);
});

it('shows the same to the calls of the site', async () => {
  const { links, event, singing } = drafts;
  const cookie = await open();
  const calls = ['/api/event', `/api/competition/${event.id}`, `/api/competition/details/${singing.id}`];
  const replies = await Promise.all(
    calls.map((path) => links.get(path, { cookie, headers: { 'if-none-match': 'W/"x"' } })),
  );
  const data = await Promise.all(
    replies.map(async (reply) => ((await reply.json()) as { data: object }).data),
  );
  const ofId = (id: string): unknown => expect.objectContaining({ id });
  expect(data).toEqual([[ofId(event.id)], expect.arrayContaining([ofId(singing.id)]), ofId(singing.id)]);
  expect(replies.map(({ headers }) => [headers.get('cache-control'), headers.get('x-robots-tag')])).toEqual(
    calls.map(() => ['no-store', 'noindex']),
  );
});

it('of a competition shows its event and no other draft', async () => {
  const { links, paths, event, singing } = drafts;
  const cookie = await links.open(await drafts.singingLink());
  const listed = await links.get(`/api/competition/${event.id}`, { cookie });
  const { data } = (await listed.json()) as { data: { id: string }[] };
  const shown = await drafts.statuses(cookie, paths.event, paths.singing, paths.poetry);
  expect([shown, data.map(({ id }) => id)]).toEqual([[200, 200, 404], [singing.id]]);
  expect((await drafts.crawl(cookie)).join()).not.toContain('Canary');
});

it('shows no draft of another event', async () => {
  const { links, paths } = drafts;
  const other = await links.desk.makeEvent(undefined, 'موسم آخر');
  const cookie = await links.open(await links.make(`/event/${other.id}`));
  const shown = await drafts.statuses(cookie, `/${other.slug}`, paths.event, paths.singing);
  expect(shown).toEqual([200, 404, 404]);
});

it('leaves every address as it was for everybody else', async () => {
  expect(await drafts.crawl()).toEqual(before);
});

it('leaves the sitemap, the stored page and the board as they are', async () => {
  const cookie = await open();
  const paths = ['/sitemap.xml', '/shell', '/robots.txt', '/api/voter/participants'];
  const seen = (by?: string) => Promise.all(paths.map((path) => drafts.whole(path, by)));
  expect(await seen(cookie)).toEqual(await seen());
});

it('runs its banner under the policy of the page', async () => {
  const page = await drafts.links.get(drafts.paths.event, { cookie: await open() });
  const policy = page.headers.get('content-security-policy');
  expect(policy).toMatch(/script-src [^;]*'sha256-[^;]*; style-src 'self' [^;]*'sha256-/);
  expect(policy).toContain("require-trusted-types-for 'script'");
});

it('refuses what visitors do with what is public', async () => {
  const { links, paths, singing, world } = drafts;
  const cookie = (await open())!;
  const form = await links.get(`${paths.singing}/register`, { cookie });
  expect([form.status, form.headers.get('location')]).toEqual([303, `${paths.singing}?preview=register`]);
  const shown = await (await links.get(`${paths.singing}?preview=register`, { cookie })).text();
  expect(shown).toContain('nobody can register in a preview.');
  const check = await fetch(`${world.server.site}/api/signup/check`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ comp_id: singing.id }),
  });
  expect(await answered(check)).toMatchObject({ status: 404, code: 'unknown_competition' });
});

it('is left with its button, towards the page as visitors see it', async () => {
  const leave = async (referer: string) => {
    const reply = await fetch(`${drafts.world.server.site}/preview/leave`, {
      method: 'POST',
      redirect: 'manual',
      headers: { referer, 'content-type': 'application/x-www-form-urlencoded' },
    });
    return [reply.status, reply.headers.get('location'), reply.headers.getSetCookie()];
  };
  const cookie = '__Host-sawt_preview=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure';
  const { singing } = drafts.paths;
  expect(await leave(`https://vote.example${singing}?lng=en`)).toEqual([303, singing, [cookie]]);
  expect(await leave('https://evil.example/x')).toEqual([303, '/events', [cookie]]);
  expect(await leave('https://vote.example//evil.example/x')).toEqual([303, '/evil.example/x', [cookie]]);
});

it('is a page that opens the link, kept nowhere and without a token in an address', async () => {
  const page = await drafts.links.get('/preview');
  const headers = ['cache-control', 'x-robots-tag', 'referrer-policy'].map((name) => page.headers.get(name));
  expect([page.status, headers]).toEqual([200, ['no-store', 'noindex', 'no-referrer']]);
  expect(await page.text()).toContain('<h1>Opening the preview…</h1>');
});
