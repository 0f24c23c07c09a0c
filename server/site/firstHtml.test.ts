import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventHref } from '../../domain/catalogueAddress.ts';
import { firstGroupOf } from '../../domain/boardAtHand.ts';
import type { Board, Competition, Config, Event } from '../../domain/contract.ts';
import { linksOf, metaOf, startOf, titleOf } from '../../tests/support/pages/htmlHead.ts';
import { manualClock } from '../../tests/support/servers/manualClock.ts';
import { changeCatalogue } from '../../tests/support/catalogue/changeCatalogue.ts';
import { layTestSeason, seasonNow } from '../../tests/support/catalogue/testSeason.ts';
import { startTestServer, type TestServer } from '../../tests/support/servers/testServer.ts';

const clock = manualClock(seasonNow);
const siteDir = mkdtempSync(join(tmpdir(), 'sawt-html-'));
const origin = 'https://vote.example';
const hostile = "</script><script>alert(1)</script>\"onload='x' & <b>";
let server: TestServer;

beforeAll(async () => {
  copyFileSync(join(import.meta.dirname, '../../index.html'), join(siteDir, 'index.html'));
  server = await startTestServer({
    clock,
    siteDir,
    config: { publicOrigin: origin },
    prepare: (store) => layTestSeason(store, clock.now(), 5),
  });
});
afterAll(async () => {
  await server.close();
  rmSync(siteDir, { recursive: true });
});

const get = (path: string, language = 'ar') => fetch(`${server.site}${path}?lng=${language}`);
const read = async (path: string, language = 'ar') => (await get(path, language)).text();
const eventOf = (slug: string) =>
  server.app.live.catalogue.view.events.find((each) => each.slug === slug) as Event;
const competitionsOf = (slug: string) =>
  server.app.live.catalogue.view.competitions.get(eventOf(slug).id) as Competition[];

describe('the first byte of the vote', () => {
  const boardOf = async () => (await (await fetch(`${server.site}/api/voter/participants`)).json()) as Board;
  const settingsOf = async () => (await (await fetch(`${server.site}/api/config`)).json()) as Config;

  it('holds the list of the group shown first, and the settings', async () => {
    expect(startOf(await read('/vote'))).toEqual({
      '/voter/participants': firstGroupOf(await boardOf()),
      '/config': await settingsOf(),
    });
  });

  it('names its own address, with the language only where that names it', async () => {
    const unnamed = await (
      await fetch(`${server.site}/vote`, { headers: { 'accept-language': 'en' } })
    ).text();
    expect([linksOf(unnamed)['canonical'], linksOf(await read('/vote', 'en'))['canonical']]).toEqual([
      `${origin}/vote`,
      `${origin}/vote?lng=en`,
    ]);
  });

  it('is made anew each second, and not more often', async () => {
    const tags = [(await get('/vote')).headers.get('etag')];
    const second = 1_000 - (clock.now() % 1_000);
    for (const ms of [second - 1, 1]) {
      clock.advance(ms);
      tags.push((await get('/vote')).headers.get('etag'));
    }
    expect([tags[1] === tags[0], tags[2] === tags[1]]).toEqual([true, false]);
    expect(startOf(await read('/vote'))).toHaveProperty(['/config', 'server_time'], clock.now());
  });
});

describe('the first byte of an event', () => {
  it('has its names in both languages, and the data that the site would request first', async () => {
    const html = await read('/season-2025', 'en');
    expect((await get('/season-2025')).status).toBe(200);
    expect([titleOf(html), titleOf(await read('/season-2025'))]).toEqual([
      'Season 2025 · Sawt',
      'موسم 2025 · صوت',
    ]);
    expect(html).toContain('<html lang="en" dir="ltr">');
    expect(metaOf(html, 'description')).toMatch(/^Season 2025: 5 competitions\. Sep 21\s–\sDec 29, 2026\.$/);
    expect(metaOf(await read('/season-2025'), 'description')).toMatch(/^موسم 2025: 5 مسابقات\. /);
    expect(linksOf(html)).toEqual({
      canonical: `${origin}/season-2025?lng=en`,
      ar: `${origin}/season-2025?lng=ar`,
      en: `${origin}/season-2025?lng=en`,
      'x-default': `${origin}/season-2025`,
    });
    const { id } = eventOf('season-2025');
    const asked = ['/event', `/competition/${id}`];
    const answers = await Promise.all(
      asked.map(async (path) => (await fetch(`${server.site}/api${path}`)).json()),
    );
    expect(startOf(html)).toEqual(Object.fromEntries(asked.map((path, index) => [path, answers[index]])));
  });

  it('is found by its Arabic letters, in any encoding of the address', async () => {
    const path = eventHref('ملتقى-الأصوات-الأول');
    const [plain, decomposed] = await Promise.all([
      get(path),
      get(encodeURI('/ملتقى-الأصوات-الأول'.normalize('NFD'))),
    ]);
    expect([plain.status, decomposed.status]).toEqual([200, 200]);
    const html = await plain.text();
    expect(titleOf(html)).toBe('ملتقى الأصوات الأول · صوت');
    expect(linksOf(html)['canonical']).toBe(`${origin}${path}?lng=ar`);
    expect(titleOf(await read(path, 'en'))).toBe('ملتقى الأصوات الأول · Sawt');
  });
});

describe('the first byte of a competition', () => {
  it('describes itself for search engines and previews', async () => {
    const html = await read('/season-2025/choirs-of-the-season', 'en');
    expect(titleOf(html)).toBe('Choirs of the Season · Sawt');
    const description = metaOf(html, 'description');
    expect(description).toBe(
      'For choirs and vocal groups of four to forty, with Arabic works arranged for several voices.',
    );
    const preview = ['title', 'description', 'type', 'site_name', 'url', 'image:width', 'image:height'].map(
      (name) => metaOf(html, `og:${name}`),
    );
    expect(preview).toEqual([
      'Choirs of the Season',
      description,
      'website',
      'Sawt',
      `${origin}/season-2025/choirs-of-the-season?lng=en`,
      '1200',
      '630',
    ]);
    expect(metaOf(html, 'twitter:card')).toBe('summary_large_image');
  });

  it('preloads its picture as the image itself will choose it', async () => {
    await addPicture('the-spoken-word');
    const html = await read('/season-2025/the-spoken-word');
    expect(html).toContain(
      '<link rel="preload" as="image" imagesrcset="/images/stage-480.webp 480w, /images/stage-960.webp 960w, ' +
        '/images/stage-1600.webp 1600w" imagesizes="(min-width: 64em) 480px, 100vw" fetchpriority="high" />',
    );
    expect(metaOf(html, 'og:image')).toBe(`${origin}/images/stage-preview.jpg`);
    expect(await read('/season-2025/a-new-song')).not.toContain('as="image"');
  });

  it('names its event when it has no description', async () => {
    await change('folk-ensembles', 'description_ar = NULL, description_en = NULL');
    expect(metaOf(await read('/winter-nights-in-muscat/folk-ensembles', 'en'), 'description')).toBe(
      'A competition of Winter Nights in Muscat: who may enter, what an entry is, and until when one can register.',
    );
  });

  it('answers 304 to a holder until something in it changes', async () => {
    const path = '/season-2025/player-of-the-season';
    const etag = (await get(path)).headers.get('etag') ?? '';
    const ask = () => fetch(`${server.site}${path}?lng=ar`, { headers: { 'if-none-match': etag } });
    expect((await ask()).status).toBe(304);
    await change('player-of-the-season', 'name_en = ?', 'Player of the Year');
    expect((await ask()).status).toBe(200);
    expect(titleOf(await read(path, 'en'))).toBe('Player of the Year · Sawt');
  });

  it('shows text as text, from any author', async () => {
    await change('a-new-song', 'name_en = ?', hostile);
    const html = await read('/season-2025/a-new-song', 'en');
    expect(titleOf(html)).toBe(`${hostile} · Sawt`);
    expect(metaOf(html, 'og:title')).toBe(hostile);
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<b>');
    const named = competitionsOf('season-2025').map(({ name_en }) => name_en);
    expect(named).toContain(hostile);
    const { id } = eventOf('season-2025');
    expect(startOf(html)).toMatchObject({ [`/competition/${id}`]: { data: competitionsOf('season-2025') } });
  });
});

describe('the first byte of a page of text', () => {
  it.each([
    ['/about', 'عن صوت · صوت', 'About Sawt · Sawt'],
    ['/terms', 'الشروط والأحكام · صوت', 'Terms · Sawt'],
    ['/privacy', 'الخصوصية · صوت', 'Privacy · Sawt'],
  ])('%s has its title in both languages', async (path, ar, en) => {
    const [arabic, english] = [await read(path), await read(path, 'en')];
    expect([titleOf(arabic), titleOf(english)]).toEqual([ar, en]);
    expect(metaOf(arabic, 'description')).toMatch(/^[\u0600-\u06FF ،.:]{30,200}$/);
    expect(startOf(english)).toEqual({
      [`/page${path}`]: await (await fetch(`${server.site}/api/page${path}`)).json(),
    });
  });
});

describe('the first byte of another page', () => {
  it.each([
    ['/vote', 'Vote · Sawt'],
    ['/events', 'Events · Sawt'],
  ])('at %s can be found and previewed', async (path, title) => {
    const html = await read(path, 'en');
    expect([titleOf(html), linksOf(html)['canonical']]).toEqual([title, `${origin}${path}?lng=en`]);
    const address = metaOf(html, 'og:image') ?? '';
    const image = await fetch(address.replace(origin, server.site));
    expect(image.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const { width, height, format } = await sharp(Buffer.from(await image.arrayBuffer())).metadata();
    expect([image.status, width, height, format]).toEqual([200, 1_200, 630, 'jpeg']);
  });

  it.each(['/user/payment', '/user/vote-now', '/receipt/anything', '/nothing'])(
    'at %s is no search result',
    async (path) => {
      const html = await read(path, 'en');
      expect([metaOf(html, 'robots'), linksOf(html)]).toEqual(['noindex', {}]);
    },
  );

  it.each([
    '/nothing',
    '/season-2025/nothing',
    '/nothing/choirs-of-the-season',
    '/winter-nights-in-muscat/choirs-of-the-season',
    '/season-2025/nothing/register',
    '/nothing/choirs-of-the-season/register',
    '/Season-2025',
    '/submission-details',
    '/vote/x',
    '/about/x',
    `/${encodeURIComponent(hostile)}`,
  ])('at %s answers 404', async (path) => {
    const response = await get(path, 'en');
    expect([response.status, titleOf(await response.text())]).toEqual([404, 'Page not found · Sawt']);
  });
});

it('the page of an unknown receipt answers 404, and no shared cache keeps it', async () => {
  const response = await get('/receipt/anything', 'en');
  const html = await response.text();
  expect([response.status, response.headers.get('cache-control'), metaOf(html, 'sawt-missing')]).toEqual([
    404,
    'private, no-store',
    'receipt',
  ]);
});

const change = (slug: string, columns: string, ...values: string[]) =>
  changeCatalogue(server, `UPDATE competitions SET ${columns} WHERE slug = ?`, ...values, slug);

async function addPicture(slug: string): Promise<void> {
  await changeCatalogue(server, "INSERT INTO pictures (name, width, height) VALUES ('stage', 1600, 900)");
  await changeCatalogue(server, "UPDATE competitions SET picture = 'stage' WHERE slug = ?", slug);
}
