import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CatalogueView } from '../../server/catalogue/catalogueView.ts';
import type { Store } from '../../server/start/openStore.ts';
import { provoking, unprovoked } from '../support/servers/contract.ts';
import { manualClock } from '../support/servers/manualClock.ts';
import { layTestSeason, seasonNow } from '../support/catalogue/testSeason.ts';
import { startTestServer, type TestServer } from '../support/servers/testServer.ts';

const clock = manualClock(seasonNow);
const { provoked, violations } = provoking();
let server: TestServer;
let view: CatalogueView;

beforeAll(async () => {
  server = await startTestServer({ clock, prepare: (store: Store) => layTestSeason(store, clock.now()) });
  view = server.app.live.catalogue.view;
});
afterAll(() => server.close());

const known: [operation: string, path: () => string][] = [
  ['listEvents', () => '/event'],
  ['listCompetitions', () => `/competition/${view.events[0]?.id}`],
  ['readCompetition', () => `/competition/details/${[...view.details.keys()][0]}`],
  ['readContentPage', () => '/page/terms'],
];

it.each(known)('answers %s, and answers 304 while it has not changed', async (operation, path) => {
  const url = `${server.site}/api${path()}`;
  const response = await fetch(url);
  const held = { 'if-none-match': response.headers.get('etag') ?? '' };
  const tooLong = { 'if-none-match': `"${'x'.repeat(200)}"` };
  expect(await violations(operation, 200, response)).toEqual([]);
  expect(await violations(operation, 304, await fetch(url, { headers: held }))).toEqual([]);
  expect(await violations(operation, 400, await fetch(url, { headers: tooLong }))).toEqual([]);
});

it.each(known)('answers %s through its route as from prepared bytes', async (operation, path) => {
  const url = `${server.site}/api${path()}`;
  const [prepared, routed] = await Promise.all([fetch(url), fetch(`${url}?anything`)]);
  expect(await routed.clone().text()).toBe(await prepared.text());
  expect(await violations(operation, 200, routed)).toEqual([]);
  expect(await violations(operation, 200, await fetch(`${server.admin}/api${path()}`))).toEqual([]);
});

it('answers every competition and every page of the season', async () => {
  const read = (path: string) => fetch(`${server.site}/api${path}`);
  expect([view.details.size, view.pages.size]).toEqual([9, 3]);
  for (const id of view.details.keys())
    expect(await violations('readCompetition', 200, await read(`/competition/details/${id}`))).toEqual([]);
  for (const { id } of view.events)
    expect(await violations('listCompetitions', 200, await read(`/competition/${id}`))).toEqual([]);
  for (const slug of view.pages.keys())
    expect(await violations('readContentPage', 200, await read(`/page/${slug}`))).toEqual([]);
});

it.each([
  ['listCompetitions', '/competition/nobody', 'unknown_event', 'There is no such event.'],
  ['readCompetition', '/competition/details/nobody', 'unknown_competition', 'There is no such competition.'],
  ['readContentPage', '/page/nothing', 'unknown_page', 'There is no such page.'],
  ['readContentPage', '/page/%D8%B4%D8%B1%D9%88%D8%B7', 'unknown_page', 'There is no such page.'],
])('answers %s of %s with a code and a sentence', async (operation, path, code, message) => {
  const response = await fetch(`${server.site}/api${path}`, { headers: { 'accept-language': 'en' } });
  expect(await response.clone().json()).toMatchObject({ code, message });
  expect(await violations(operation, 404, response)).toEqual([]);
  const arabic = await fetch(`${server.site}/api${path}`, { headers: { 'accept-language': 'ar' } });
  expect(await arabic.json()).toMatchObject({ code, message: expect.stringMatching(/^لا توجد/) });
});

it('returns every documented status of these operations, except those that only a bug can cause', () => {
  expect(unprovoked(provoked)).toEqual([]);
});
