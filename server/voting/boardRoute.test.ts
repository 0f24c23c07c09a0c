import { get } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Board } from '../../domain/contract.ts';
import { manualClock } from '../../tests/support/servers/manualClock.ts';
import { sendSms } from '../../tests/support/voting/sendSms.ts';
import { layTestSeason, seasonNow } from '../../tests/support/catalogue/testSeason.ts';
import { startTestServer, type TestServer } from '../../tests/support/servers/testServer.ts';
import { CHANGE_INTERVAL_MS } from './boardPublisher.ts';

const clock = manualClock(seasonNow);
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ clock, prepare: (store) => layTestSeason(store, clock.now()) });
});
afterAll(() => server.close());

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; bytes: Buffer };

/** Requests the board without fetch, because fetch decompresses replies. */
function ask(headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(`${server.site}/api/voter/participants`, { headers }, (response) => {
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

const hopHeaders = new Set(['date', 'connection', 'keep-alive', 'x-request-id']);
const boardIn = ({ bytes }: Answer) => JSON.parse(bytes.toString()) as Board;
const change = async () => {
  clock.advance(CHANGE_INTERVAL_MS);
  expect((await sendSms(server.site, clock, { text: '301' })).status).toBe(200);
  await server.app.live.publisher.refresh();
};

it('is the same compressed and plain', async () => {
  const plain = await ask();
  const packed = await ask({ 'accept-encoding': 'br, gzip' });
  expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([
    undefined,
    'gzip',
  ]);
  expect(gunzipSync(packed.bytes).toString()).toBe(plain.bytes.toString());
  expect(packed.headers).toMatchObject({
    vary: 'Accept-Encoding',
    'cache-control': 'no-cache',
    'content-length': String(packed.bytes.length),
    'x-content-type-options': 'nosniff',
  });
});

it('is not sent again to a holder until it changes', async () => {
  const { headers } = await ask();
  const known = { 'if-none-match': String(headers['etag']) };
  const unchanged = await ask(known);
  expect([unchanged.status, unchanged.bytes.length, unchanged.headers['etag']]).toEqual([
    304,
    0,
    headers['etag'],
  ]);
  await change();
  const changed = await ask(known);
  expect([changed.status, changed.headers['etag']]).toEqual([200, `W/"${boardIn(changed).version}"`]);
});

it("carries the server's time, at most a second old, while nothing else changes", async () => {
  const first = boardIn(await ask());
  clock.advance(999);
  const second = boardIn(await ask());
  clock.advance(1_000);
  const third = boardIn(await ask({ 'accept-encoding': 'identity' }));
  expect(clock.now() - third.server_time).toBeLessThan(1_000);
  expect(second.server_time).toBeGreaterThan(clock.now() - 2_000);
  expect([second.version, third.version]).toEqual([first.version, first.version]);
  expect(third.data).toEqual(first.data);
});

it('is the same from its route as from prepared bytes, and HEAD has no body', async () => {
  const direct = await fetch(`${server.site}/api/voter/participants`);
  const routed = await fetch(`${server.site}/api/voter/participants?`);
  const head = await fetch(`${server.site}/api/voter/participants`, { method: 'HEAD' });
  const noted = (response: Response) =>
    Object.fromEntries([...response.headers].filter(([name]) => !hopHeaders.has(name)));
  expect(noted(routed)).toEqual(noted(direct));
  expect(await routed.text()).toBe(await direct.text());
  expect([head.status, noted(head), await head.text()]).toEqual([200, noted(direct), '']);
});

const COUNTED = 'sawt_http_requests_total{route="/api/voter/participants",';
async function counts(): Promise<Map<string, number>> {
  const metrics = await (await fetch(`${server.metrics}/metrics`)).text();
  const lines = metrics.split('\n').filter((line) => line.startsWith(COUNTED));
  return new Map(
    lines.map((line) => {
      const [labels = '', count] = line.slice(COUNTED.length).split('} ');
      return [labels, Number(count)];
    }),
  );
}

it('counts its answers on both ways', async () => {
  const { headers } = await ask();
  const before = await counts();
  await ask();
  await ask({ 'if-none-match': String(headers['etag']) });
  await fetch(`${server.site}/api/voter/participants?`);
  await fetch(`${server.site}/api/voter/participants`, { method: 'HEAD' });
  const added = [...(await counts())].map(([labels, count]) => [labels, count - (before.get(labels) ?? 0)]);
  expect(Object.fromEntries(added)).toEqual({
    'method="GET",status="200"': 2,
    'method="GET",status="304"': 1,
    'method="HEAD",status="200"': 1,
  });
});
