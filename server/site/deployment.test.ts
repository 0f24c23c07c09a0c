import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manualClock } from '../../tests/support/servers/manualClock.ts';
import { seasonNow } from '../../tests/support/catalogue/testSeason.ts';
import { startTestServer, type TestServer } from '../../tests/support/servers/testServer.ts';

const folder = mkdtempSync(join(tmpdir(), 'sawt-dist-'));
const siteDir = join(folder, 'site');
const html = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8').replace(
  '</head>',
  '<link rel="manifest" href="/manifest-ar.webmanifest" data-language="ar"><link rel="manifest" href="/manifest-en.webmanifest" data-language="en"></head>',
);
let server: TestServer;

beforeAll(async () => {
  mkdirSync(join(siteDir, 'assets/words-1'), { recursive: true });
  mkdirSync(join(folder, 'worker'));
  writeFileSync(join(siteDir, 'index.html'), html);
  writeFileSync(join(siteDir, 'manifest-ar.webmanifest'), '{"lang":"ar"}');
  writeFileSync(join(siteDir, 'manifest-en.webmanifest'), '{"lang":"en"}');
  writeFileSync(join(siteDir, 'assets/main-2.js'), 'now');
  writeFileSync(join(folder, 'worker/service-worker.js'), 'self.skipWaiting()');
  server = await startTestServer({
    clock: manualClock(seasonNow),
    siteDir,
    // The files that the previous build left in the data folder.
    prepare: async (_store, { dataDir }) => {
      const former = join(folder, 'former');
      mkdirSync(join(former, 'words-0'), { recursive: true });
      writeFileSync(join(former, 'main-1.js'), 'before');
      writeFileSync(join(former, 'main-1.js.br'), 'before, packed');
      writeFileSync(join(former, 'words-0/ar.json'), '{}');
      cpSync(former, join(dataDir, 'assets'), { recursive: true });
    },
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const ask = (path: string, headers: Record<string, string> = {}) => fetch(server.site + path, { headers });
const immutable = 'public, max-age=31536000, immutable';

describe('the files of the previous build', () => {
  it.each([
    ['/assets/main-1.js', 'before'],
    ['/assets/words-0/ar.json', '{}'],
    ['/assets/main-2.js', 'now'],
  ])('such as %s are served, and may be cached for ever', async (path, content) => {
    const answer = await ask(path, { 'accept-encoding': 'identity' });
    expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([
      200,
      immutable,
      content,
    ]);
  });

  it('are not listed', async () => {
    expect((await ask('/assets/.retired.json')).status).toBeGreaterThanOrEqual(400);
  });
});

describe('the service worker', () => {
  it('is revalidated each time, may call this origin alone, and is not sent again to a holder', async () => {
    const answer = await ask('/service-worker.js', { 'accept-encoding': 'gzip, br' });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      'content-security-policy': "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'",
    });
    // It is compressed, and the reader here decompresses it.
    expect(await answer.text()).toBe('self.skipWaiting()');
    expect(answer.headers.get('content-encoding')).toBe('br');
    const plain = await ask('/service-worker.js', { 'accept-encoding': 'gzip' });
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, 'self.skipWaiting()']);
    const again = await ask('/service-worker.js', { 'if-none-match': answer.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });
});

describe('the manifest', () => {
  it.each(['ar', 'en'])('of a page in %s is in that language', async (language) => {
    const page = await (await ask(`/vote?lng=${language}`)).text();
    const named = [...page.matchAll(/<link rel="manifest" href="([^"]+)"/g)].map((match) => match[1]);
    expect(named).toEqual([`/manifest-${language}.webmanifest`]);
    const answer = await ask(`/manifest-${language}.webmanifest`);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'application/manifest+json; charset=utf-8',
      'no-cache',
    ]);
    expect(await answer.json()).toEqual({ lang: language });
  });
});

describe('the page that browsers store', () => {
  it.each([
    ['ar', '<html lang="ar" dir="rtl">', '<title>التصويت · صوت</title>'],
    ['en', '<html lang="en" dir="ltr">', '<title>Vote · Sawt</title>'],
  ])('is the vote page in %s, without anything that ages', async (language, opening, title) => {
    const answer = await ask(`/shell?lng=${language}`, { cookie: 'sawt_lng=ar' });
    const page = await answer.text();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    for (const part of [opening, title, '<meta name="sawt-kept" content="" />', '<div id="root"></div>'])
      expect(page).toContain(part);
    expect(page).toContain('<meta name="robots" content="noindex" />');
    expect(page).not.toContain('sawt-start');
  });

  it('is no other page', async () => {
    expect(await (await ask('/vote')).text()).not.toContain('sawt-kept');
  });
});
