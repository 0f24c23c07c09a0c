import { request as httpRequest } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { manualClock } from '../../tests/support/servers/manualClock.ts';
import { layTestSeason, seasonNow } from '../../tests/support/catalogue/testSeason.ts';
import { startTestServer, type TestServer } from '../../tests/support/servers/testServer.ts';

const clock = manualClock(seasonNow);
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock, prepare: (store) => layTestSeason(store, clock.now(), 5) });
});
afterAll(() => server.close());

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; bytes: Buffer };

/** Asks without the headers that fetch adds, and without the decoding that it does. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = httpRequest(`${server.site}/api${path}`, { headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes: Buffer.concat(chunks),
        }),
      );
    });
    asking.on('error', reject).end();
  });
}

it('answers the same compressed and plain, to be revalidated each time, with the time of the answer', async () => {
  const [plain, packed] = await Promise.all([
    ask('/event'),
    ask('/event', { 'accept-encoding': 'gzip, br' }),
  ]);
  expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([
    undefined,
    'gzip',
  ]);
  expect(gunzipSync(packed.bytes)).toEqual(plain.bytes);
  expect(packed.headers).toMatchObject({
    etag: plain.headers['etag'],
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    date: expect.stringMatching(/GMT$/),
  });
});

it.each(['/event', '/page/about', '/event?again', '/page/about?again'])(
  'answers 304 to a caller that holds %s, and to no other',
  async (path) => {
    const { headers } = await ask(path);
    const etag = String(headers['etag']);
    const held = await ask(path, { 'if-none-match': `"other", ${etag}` });
    expect([held.status, held.bytes.length, held.headers['etag']]).toEqual([304, 0, etag]);
    expect(held.headers['date']).toMatch(/GMT$/);
    expect((await ask(path, { 'if-none-match': 'W/"other"' })).status).toBe(200);
  },
);

it('answers 404 for a slug that is unknown, malformed or too long', async () => {
  expect((await ask(`/page/${encodeURIComponent('أسئلة')}`)).status).toBe(404);
  expect((await ask('/page/%D8')).status).toBe(400);
  expect((await ask(`/page/${'x'.repeat(2_000)}`)).status).toBe(404);
});

it('accepts reading methods only', async () => {
  expect((await ask('/event', {}, 'POST')).status).toBe(404);
  expect((await ask('/event', {}, 'HEAD')).bytes).toHaveLength(0);
});

it('counts its answers by route, not by address', async () => {
  const [event] = server.app.live.catalogue.view.events;
  await ask(`/competition/${event?.id}`);
  const metrics = await (await fetch(`${server.metrics}/metrics`)).text();
  expect(metrics).toContain('/api/competition/:eventId');
  expect(metrics).not.toContain(event?.id ?? 'nothing');
});
