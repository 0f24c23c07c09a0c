import { hash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manualClock } from '../../tests/support/servers/manualClock.ts';
import { layTestSeason, seasonNow } from '../../tests/support/catalogue/testSeason.ts';
import { startTestServer, type TestServer } from '../../tests/support/servers/testServer.ts';

const clock = manualClock(seasonNow);
const siteDir = mkdtempSync(join(tmpdir(), 'sawt-site-'));
const script = 'document.title';
/** The project's own document, with an inline script where the build puts its loader. */
const html = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8').replace(
  /<script type="module".*<\/script>/,
  () => `<script>${script}</script>`,
);
let server: TestServer;
let unbuilt: TestServer;

beforeAll(async () => {
  mkdirSync(join(siteDir, 'assets'));
  writeFileSync(join(siteDir, 'index.html'), html);
  writeFileSync(join(siteDir, 'assets/main-1.js'), 'plain');
  writeFileSync(join(siteDir, 'assets/main-1.js.br'), 'brotli');
  server = await startTestServer({
    clock,
    siteDir,
    config: { publicOrigin: 'https://vote.example', adminOrigin: 'https://staff.example' },
    prepare: (store) => layTestSeason(store, clock.now()),
  });
  unbuilt = await startTestServer({ clock });
});
afterAll(async () => {
  await Promise.all([server.close(), unbuilt.close()]);
  rmSync(siteDir, { recursive: true });
});

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; bytes: Buffer };

function ask(path: string, headers: Record<string, string> = {}, origin = server.site): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(`${origin}${path}`, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes: Buffer.concat(chunks),
        }),
      );
    }).on('error', reject);
  });
}

const opening = ({ bytes }: Answer) => /<html[^>]*>/.exec(bytes.toString())?.[0];
const titleOf = ({ bytes }: Answer) => /<title>(.*)<\/title>/.exec(bytes.toString())?.[1];

describe('the first byte of a page', () => {
  it.each<[string, string, Record<string, string>, string]>([
    ['the query', '/vote?lng=en', { cookie: 'sawt_lng=ar' }, '<html lang="en" dir="ltr">'],
    ['the cookie', '/vote', { cookie: 'a=1; sawt_lng=en' }, '<html lang="en" dir="ltr">'],
    ['the browser', '/vote', { 'accept-language': 'en-GB,en;q=0.8' }, '<html lang="en" dir="ltr">'],
    ['nothing', '/vote', {}, '<html lang="ar" dir="rtl">'],
  ])('is in the language of %s', async (_, path, headers, expected) => {
    expect(opening(await ask(path, headers))).toBe(expected);
  });

  it('has title, description and the address of the API', async () => {
    const page = (await ask('/vote', { 'accept-language': 'en' })).bytes.toString();
    expect(page).toContain('<title>Vote · Sawt</title>');
    expect(page).toMatch(/<meta name="description" content="[^"]{20,}" \/>/);
    expect(page).toContain('<meta name="sawt-api" content="/api" />');
    expect(page).toContain('<meta name="sawt-environment" content="test" />');
    expect(page).toContain('<meta name="sawt-crashes" content="" />');
  });

  it('varies by language and encoding, for every cache on the way', async () => {
    const { headers } = await ask('/vote');
    expect(headers).toMatchObject({
      vary: 'Accept-Encoding, Accept-Language, Cookie, X-Page-Language',
      'cache-control': 'public, max-age=0, s-maxage=1, must-revalidate',
      'content-language': 'ar',
      'content-type': 'text/html; charset=utf-8',
    });
  });
});

describe('a page', () => {
  it('is the same in every encoding', async () => {
    const [plain, gzip, brotli] = await Promise.all(
      ['identity', 'gzip', 'gzip, br'].map((encoding) => ask('/vote', { 'accept-encoding': encoding })),
    );
    expect([plain, gzip, brotli].map((answer) => answer?.headers['content-encoding'])).toEqual([
      undefined,
      'gzip',
      'br',
    ]);
    expect(gunzipSync(gzip?.bytes ?? '')).toEqual(plain?.bytes);
    expect(brotliDecompressSync(brotli?.bytes ?? '')).toEqual(plain?.bytes);
  });

  it('is not sent again to a holder in this language', async () => {
    const { headers } = await ask('/vote');
    const known = { 'if-none-match': String(headers['etag']) };
    const unchanged = await ask('/vote', known);
    expect([unchanged.status, unchanged.bytes.length]).toEqual([304, 0]);
    expect((await ask('/vote', { ...known, cookie: 'sawt_lng=en' })).status).toBe(200);
  });

  it("may run the build's scripts and nothing else", async () => {
    const { headers } = await ask('/vote');
    const own = `'sha256-${hash('sha256', script, 'base64')}'`;
    expect(headers['content-security-policy']).toBe(
      [
        "default-src 'none'",
        `script-src ${own} 'strict-dynamic'`,
        "style-src 'self'",
        'frame-src http://localhost:8082',
        "worker-src 'self'",
        "manifest-src 'self'",
        "img-src 'self' http://localhost:8083 blob:",
        "media-src 'self' http://localhost:8083 blob:",
        "connect-src 'self' https://staff.example",
        "font-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types sawt',
      ].join('; '),
    );
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
  });

  it('requires https only where it uses https', async () => {
    const plain = await ask('/vote', {}, unbuilt.site);
    expect(plain.headers['strict-transport-security']).toBeUndefined();
  });
});

describe('an address', () => {
  it('of the root leads to the vote and keeps its query', async () => {
    const { status, headers } = await ask('/?lng=en');
    expect([status, headers['location']]).toEqual([302, '/vote?lng=en']);
  });

  it.each([
    '/nothing',
    '/vote/nothing',
    '/index.html',
    '/.vite/manifest.json',
    '/%zz',
    '/receipt/%E0%A4',
    '/%D9?lng=ar',
  ])('%s without a page says so in a page', async (path) => {
    const answer = await ask(path);
    expect([answer.status, opening(answer), titleOf(answer)]).toEqual([
      404,
      '<html lang="ar" dir="rtl">',
      'الصفحة غير موجودة · صوت',
    ]);
  });

  it('without a page says so even to a holder', async () => {
    const { headers } = await ask('/nothing');
    expect((await ask('/nothing', { 'if-none-match': String(headers['etag']) })).status).toBe(404);
  });

  it.each(['/api/nothing', '/assets/nothing.js', '/images/nothing.webp'])(
    '%s without a file or call says so in data',
    async (path) => {
      const { status, bytes } = await ask(path, { 'accept-language': 'en' });
      expect([status, JSON.parse(bytes.toString())]).toEqual([
        404,
        {
          code: 'not_found',
          message: 'There is nothing at this address.',
          request_id: expect.stringMatching(/^[\w-]+$/),
        },
      ]);
    },
  );

  it('that cannot be read gets an error in its language', async () => {
    expect(opening(await ask('/receipt/%E0%A4?lng=en'))).toBe('<html lang="en" dir="ltr">');
  });

  it.each(['/api/%zz', '/assets/..%2f..%2findex.html'])('%s that cannot be read is refused', async (path) => {
    const { status, bytes } = await ask(path);
    expect([status, JSON.parse(bytes.toString())]).toMatchObject([400, { code: 'bad_request' }]);
  });
});

describe('the files of the site', () => {
  it('may be cached for ever and are compressed where the build did so', async () => {
    const packed = await ask('/assets/main-1.js', { 'accept-encoding': 'br' });
    const plain = await ask('/assets/main-1.js', { 'accept-encoding': 'gzip' });
    expect([packed.bytes.toString(), packed.headers['content-encoding']]).toEqual(['brotli', 'br']);
    expect([plain.bytes.toString(), plain.headers['content-encoding']]).toEqual(['plain', undefined]);
    for (const { headers } of [packed, plain])
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
        'content-type': 'application/javascript; charset=utf-8',
        'x-content-type-options': 'nosniff',
      });
  });

  it('have an ETag and a word for robots', async () => {
    const [icon, robots] = await Promise.all([ask('/favicon.svg'), ask('/robots.txt')]);
    expect([icon.status, icon.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect([robots.status, robots.bytes.toString()]).toEqual([
      200,
      'User-agent: *\nDisallow: /api/\nSitemap: https://vote.example/sitemap.xml\n',
    ]);
  });
});

describe('a server without a build', () => {
  it('says what to do, in the language of the visitor', async () => {
    const { status, headers, bytes } = await ask('/vote', { 'accept-language': 'en' }, unbuilt.site);
    expect([status, headers['retry-after'], bytes.toString()]).toEqual([
      503,
      '5',
      'The site has not been built yet. Run npm start or npm run build, then try again.',
    ]);
  });

  it('shows no board while nothing is scheduled, and says so in the board', async () => {
    const { bytes } = await ask('/api/voter/participants', {}, unbuilt.site);
    expect(JSON.parse(bytes.toString())).toMatchObject({
      data: { participants: [], groups: [], competition: null },
    });
  });
});
