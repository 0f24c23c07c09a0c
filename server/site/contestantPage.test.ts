import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { groupAtHand } from '../../domain/boardAtHand.ts';
import type { Board, Config, Participant } from '../../domain/contract.ts';
import { layTestSeason, seasonNow } from '../../tests/support/catalogue/testSeason.ts';
import { linksOf, metaOf, startOf, titleOf } from '../../tests/support/pages/htmlHead.ts';
import { manualClock } from '../../tests/support/servers/manualClock.ts';
import { startTestServer, type TestServer } from '../../tests/support/servers/testServer.ts';
import { LiveBoards } from '../voting/liveBoards.ts';
import { changeCatalogue } from '../../tests/support/catalogue/changeCatalogue.ts';
import { makePortrait } from '../platform/images.ts';
import { contestantPages } from './contestantPage.ts';

const siteDir = mkdtempSync(join(tmpdir(), 'sawt-contestant-'));
const origin = 'https://vote.example';
let server: TestServer;
let board: Board;
let contestant: Participant;

beforeAll(async () => {
  copyFileSync(join(import.meta.dirname, '../../index.html'), join(siteDir, 'index.html'));
  server = await startTestServer({
    clock: manualClock(seasonNow),
    siteDir,
    config: { publicOrigin: origin },
    prepare: (store) => layTestSeason(store, seasonNow, 5),
  });
  board = (await (await fetch(`${server.site}/api/voter/participants`)).json()) as Board;
  contestant = board.data.participants[0]!;
});
afterAll(async () => {
  await server.close();
  rmSync(siteDir, { recursive: true });
});

const get = (path: string) => fetch(server.site + path);
const read = async (path: string) => (await get(path)).text();

it('describes the contestant for search engines and previews, in both languages', async () => {
  const path = `/contestant/${contestant.voter_id}`;
  const [english, arabic] = [await read(`${path}?lng=en`), await read(`${path}?lng=ar`)];
  const { full_name_en, full_name_ar } = contestant.user;
  expect([titleOf(english), titleOf(arabic)]).toEqual([`${full_name_en} · Sawt`, `${full_name_ar} · صوت`]);
  expect(metaOf(english, 'og:title')).toBe(full_name_en);
  expect(metaOf(english, 'og:description')).toBe(
    `Vote for ${full_name_en}: text the code 301, or vote online. ${board.data.competition?.name_en}`,
  );
  expect(metaOf(arabic, 'description')).toBe(
    `صوّت لـ${full_name_ar}: أرسل الرمز 301 في رسالة نصية، أو صوّت عبر الموقع. ${board.data.competition?.name_ar}`,
  );
  expect(linksOf(english)['canonical']).toBe(`${origin}${path}?lng=en`);
});

it('holds the list of the contestant’s group, and the settings', async () => {
  const other = board.data.groups[3]!;
  const html = await read(`/contestant/${other.participants[0]!.voter_id}?lng=ar`);
  expect(startOf(html)).toEqual({
    '/voter/participants': groupAtHand(board, other.number),
    '/config': (await (await get('/api/config')).json()) as Config,
  });
});

it('is forgotten after 64 others were asked for, and kept until then', () => {
  const { current } = server.app.live.boards.main;
  const { view } = current;
  const participants = Array.from({ length: 65 }, (_, at) => ({ ...contestant, voter_id: `voter-${at}` }));
  const full = new LiveBoards({ clock: manualClock(seasonNow) });
  const groups = [{ ...view.groups[0]!, participants }];
  full.show('competition', { ...current, view: { ...view, groups }, votes: null });
  const pageOf = contestantPages(full, { ...server.config, updates: () => 'stream' });
  const sourceOf = (at: number) => pageOf(`/contestant/voter-${at}`)?.source;
  const first = sourceOf(0);
  for (let at = 1; at < 64; at += 1) sourceOf(at);
  expect(sourceOf(0)).toBe(first);
  for (let at = 1; at < 65; at += 1) sourceOf(at);
  expect(sourceOf(0)).not.toBe(first);
});

it('is not found for an id that nobody on the board has', async () => {
  const response = await get('/contestant/nobody?lng=en');
  expect([response.status, titleOf(await response.text())]).toEqual([404, 'Page not found · Sawt']);
});

it('has the portrait as its preview, in the size and format that every service reads', async () => {
  const folder = join(server.config.dataDir, 'images');
  const address = await makePortrait(join(import.meta.dirname, '../../artwork/portraits/p01.webp'), folder);
  const name = /([0-9a-f]+)-160\.webp$/.exec(address)?.[1];
  const response = await get(`/images/contestants/${name}.jpg`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect([width, height, format]).toEqual([1_200, 630, 'jpeg']);
});

it.each(['nobody.jpg', '0123456789abcdef0123.jpg', '..%2f..%2fkeys.jpg'])(
  'has no preview of the name %s',
  async (file) => {
    expect((await get(`/images/contestants/${file}`)).status).toBe(404);
  },
);

it('leaves the addresses of an event that was called contestant to the event, except its own', async () => {
  const season = server.app.live.catalogue.view.events.find(({ slug }) => slug === 'season-2025')!;
  await changeCatalogue(server, "UPDATE events SET slug = 'contestant-event' WHERE id = ?", season.id);
  await changeCatalogue(server, "INSERT INTO former_slugs VALUES ('contestant', 'contestant-event')");
  const ask = async (path: string) => {
    const { status, headers } = await fetch(server.site + path, { redirect: 'manual' });
    return [status, headers.get('location'), headers.get('cache-control')];
  };
  const moved = (path: string) => [308, path, 'public, max-age=0, s-maxage=1, must-revalidate'];
  const competition = '/arab-singing-star-2025';
  expect(await ask('/contestant')).toEqual(moved('/contestant-event'));
  expect(await ask('/contestant/?lng=en')).toEqual(moved('/contestant-event/?lng=en'));
  expect(await ask(`/contestant${competition}`)).toEqual(moved(`/contestant-event${competition}`));
  expect(await ask(`/contestant${competition}/register`)).toEqual(
    moved(`/contestant-event${competition}/register`),
  );
  expect((await ask(`/contestant/${contestant.voter_id}`))[0]).toBe(200);
  expect((await ask('/contestant/nobody'))[0]).toBe(404);
});
