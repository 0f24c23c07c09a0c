import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstGroupOf } from '../../domain/boardAtHand.ts';
import type { Board } from '../../domain/contract.ts';
import { laySecondVote, secondCompetition } from '../../tests/support/catalogue/laySecondVote.ts';
import { layTestSeason, seasonNow } from '../../tests/support/catalogue/testSeason.ts';
import { writeBeside } from '../../tests/support/database/databases.ts';
import { linksOf, startOf, titleOf } from '../../tests/support/pages/htmlHead.ts';
import { manualClock } from '../../tests/support/servers/manualClock.ts';
import { startTestServer, type TestServer } from '../../tests/support/servers/testServer.ts';

const HOUR = 3_600_000;
const clock = manualClock(seasonNow);
const siteDir = mkdtempSync(join(tmpdir(), 'sawt-boards-'));
const origin = 'https://vote.example';
const ofSecond = `competition=${secondCompetition}`;
let server: TestServer;

beforeAll(async () => {
  copyFileSync(join(import.meta.dirname, '../../index.html'), join(siteDir, 'index.html'));
  const prepare = (store: Parameters<typeof layTestSeason>[0]) => layTestSeason(store, seasonNow);
  server = await startTestServer({ clock, siteDir, config: { publicOrigin: origin }, prepare });
  await writeBeside(server.config, (db) =>
    laySecondVote(db, { opens_at: seasonNow - HOUR, closes_at: seasonNow + HOUR }),
  );
  await server.app.live.publisher.refresh();
});
afterAll(async () => {
  await server.close();
  rmSync(siteDir, { recursive: true });
});

const get = (path: string) => fetch(`${server.site}${path}`);
const boardOf = async (query: string) =>
  (await (await get(`/api/voter/participants?${query}`)).json()) as Board;

it.each(['/vote', '/user/voting'])('%s holds the board of the competition in its address', async (path) => {
  const asked = startOf(await (await get(`${path}?${ofSecond}&lng=en`)).text());
  expect(asked).toMatchObject({
    [`/voter/participants?${ofSecond}`]: firstGroupOf(await boardOf(ofSecond)),
  });
  expect(Object.keys(asked as object)).toEqual([`/voter/participants?${ofSecond}`, '/config']);
  const plain = startOf(await (await get(path)).text());
  expect(plain).toMatchObject({ '/voter/participants': firstGroupOf(await boardOf('')) });
});

it('names its own address in both languages', async () => {
  const { canonical, ar } = linksOf(await (await get(`/vote?lng=en&${ofSecond}`)).text());
  expect([canonical, ar]).toEqual([
    `${origin}/vote?${ofSecond}&amp;lng=en`,
    `${origin}/vote?${ofSecond}&amp;lng=ar`,
  ]);
});

it('is not found for a competition without a board', async () => {
  const response = await get(`/vote?competition=${'A'.repeat(22)}&lng=en`);
  expect([response.status, titleOf(await response.text())]).toEqual([404, 'Page not found · Sawt']);
});

it('shows a contestant of either competition', async () => {
  const entries = [await boardOf(''), await boardOf(ofSecond)].map(
    ({ data }) => data.participants[0]?.voter_id ?? '',
  );
  for (const entry of entries) {
    const html = await (await get(`/contestant/${entry}`)).text();
    expect(JSON.stringify(startOf(html))).toContain(`"voter_id":"${entry}"`);
  }
});
