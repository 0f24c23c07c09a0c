import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { competitionHref } from '../../domain/catalogueAddress.ts';
import { manualClock } from '../../tests/support/servers/manualClock.ts';
import { layTestSeason, seasonNow } from '../../tests/support/catalogue/testSeason.ts';
import { startTestServer, type TestServer } from '../../tests/support/servers/testServer.ts';

const clock = manualClock(seasonNow);
const origin = 'https://vote.example';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    clock,
    siteDir: join(import.meta.dirname, '../..'),
    config: { publicOrigin: origin },
    prepare: (store) => layTestSeason(store, clock.now(), 5),
  });
});
afterAll(() => server.close());

it('lists its pages for search engines', async () => {
  const response = await fetch(`${server.site}/sitemap.xml`);
  const xml = await response.text();
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address]) => address?.replace(origin, '') ?? '',
  );
  expect(listed).toEqual(expect.arrayContaining(['/vote', '/events', '/season-2025', '/terms']));
  expect(listed).toContain(competitionHref('ملتقى-الأصوات-الأول', 'أجمل-صوت'));
  expect(listed).toHaveLength(4 + 3 + 9 + 3);
  const statuses = await Promise.all(
    listed.map(async (path) => (await fetch(`${server.site}${path}`)).status),
  );
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
});
