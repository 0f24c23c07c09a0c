import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SiteConfig } from './publicConfig.ts';
import { linksOf, metaOf, startOf, titleOf } from '../../tests/support/pages/htmlHead.ts';
import { manualClock } from '../../tests/support/servers/manualClock.ts';
import { layTestSeason, seasonNow } from '../../tests/support/catalogue/testSeason.ts';
import { startTestServer, type TestServer } from '../../tests/support/servers/testServer.ts';

const path = '/season-2025/choirs-of-the-season';
const clock = manualClock(seasonNow);
const siteDir = mkdtempSync(join(tmpdir(), 'sawt-html-'));
let server: TestServer;

beforeAll(async () => {
  copyFileSync(join(import.meta.dirname, '../../index.html'), join(siteDir, 'index.html'));
  server = await startTestServer({
    clock,
    siteDir,
    config: { publicOrigin: 'https://vote.example' },
    prepare: (store) => layTestSeason(store, clock.now(), 5),
  });
});
afterAll(async () => {
  await server.close();
  rmSync(siteDir, { recursive: true });
});

const read = async (address: string) => (await fetch(`${server.site}${address}?lng=en`)).text();

it('is indexed as the competition, the only way to it', async () => {
  const html = await read(`${path}/register`);
  expect([titleOf(html), metaOf(html, 'robots')]).toEqual(['Register · Sawt', undefined]);
  const links = linksOf(html);
  expect(links['canonical']).toBe(`https://vote.example${path}?lng=en`);
  expect(links).toEqual(linksOf(await read(path)));
});

it("holds the form's first data, as they are in that minute", async () => {
  const started = async () => startOf(await read(`${path}/register`));
  const { details } = server.app.live.catalogue.view;
  const data = [...details.values()].find(({ slug }) => slug === 'choirs-of-the-season');
  const config = (await (await fetch(`${server.site}/api/config`)).json()) as SiteConfig;
  const holding = (time: number) => ({
    [`/competition/details/${data?.id}`]: { data },
    '/config': { ...config, server_time: time },
  });
  const opened = clock.now();
  expect(await started()).toEqual(holding(opened));
  clock.advance(60_000 - (opened % 60_000) - 1);
  expect(await started()).toEqual(holding(opened));
  clock.advance(1);
  expect(await started()).toEqual(holding(clock.now()));
});
