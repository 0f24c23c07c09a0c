import { randomBytes } from 'node:crypto';
import { request, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manualClock, type ManualClock } from '../../tests/support/servers/manualClock.ts';
import { startTestServer, type TestServer } from '../../tests/support/servers/testServer.ts';
import { objectKey } from '../platform/storage/objectKey.ts';
import { byteRange } from './routes.ts';
import { LINK_LIFE_MS } from './signedLinks.ts';

const START = Date.UTC(2026, 9, 20, 12);
const content = randomBytes(1_000_000);
const object = objectKey('media', 'mp4');
const publicOrigin = 'https://vote.example';

let server: TestServer;
let clock: ManualClock;
beforeAll(async () => {
  clock = manualClock(START);
  server = await startTestServer({ clock, config: { publicOrigin, adminOrigin: 'https://staff.example' } });
  const facts = { bytes: content.length, type: 'video/mp4' };
  await server.app.files.objects.put(object, Readable.from([content]), facts);
});
afterAll(() => server.close());

/** The link that the server makes for an object, at the port of this test's media listener. */
const addressOf = (key = object) => {
  const url = new URL(server.app.files.links.make(key, 'user-1'));
  return `${server.media}${url.pathname}${url.search}`;
};
const ask = async (headers: Record<string, string> = {}, method = 'GET', address = addressOf()) => {
  const response = await fetch(address, { method, headers });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

describe('the media origin', () => {
  it('serves an object whole, with its type, never as a script', async () => {
    const { response, bytes } = await ask({ cookie: 'sawt_lng=en' });
    expect([response.status, bytes.equals(content)]).toEqual([200, true]);
    expect(Object.fromEntries(response.headers)).toEqual({
      'accept-ranges': 'bytes',
      'access-control-allow-origin': publicOrigin,
      'cache-control': 'private, max-age=1800, immutable',
      connection: expect.any(String),
      'content-disposition': 'inline',
      'content-length': '1000000',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'content-type': 'video/mp4',
      'cross-origin-resource-policy': 'cross-origin',
      date: expect.any(String),
      etag: `"${object.slice('media/00/'.length, -'.mp4'.length)}"`,
      'keep-alive': expect.any(String),
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
    });
  });

  it.each<[string, number, string, [number, number]]>([
    ['bytes=0-0', 206, 'bytes 0-0/1000000', [0, 1]],
    ['bytes=500-999', 206, 'bytes 500-999/1000000', [500, 1_000]],
    ['bytes=999000-', 206, 'bytes 999000-999999/1000000', [999_000, 1_000_000]],
    ['bytes=-10', 206, 'bytes 999990-999999/1000000', [999_990, 1_000_000]],
    ['bytes=1000000-', 416, 'bytes */1000000', [0, 0]],
    ['bytes=0-1,5-6', 416, 'bytes */1000000', [0, 0]],
  ])('answers %s with %i', async (range, status, contentRange, [start, end]) => {
    const { response, bytes } = await ask({ range });
    expect([response.status, response.headers.get('content-range')]).toEqual([status, contentRange]);
    expect(bytes.equals(content.subarray(start, end))).toBe(true);
    expect(response.headers.get('content-length')).toBe(String(end - start));
  });

  it('answers HEAD without the bytes', async () => {
    const { response, bytes } = await ask({}, 'HEAD');
    expect([response.status, bytes.length]).toEqual([200, 0]);
    expect(response.headers.get('content-length')).toBe('1000000');
    const part = await ask({ range: 'bytes=0-9' }, 'HEAD');
    expect([part.response.status, part.response.headers.get('content-length')]).toEqual([206, '10']);
  });

  it('answers 304 to a holder, and no part of an object that changed', async () => {
    const etag = String((await ask()).response.headers.get('etag'));
    expect((await ask({ 'if-none-match': etag })).response.status).toBe(304);
    expect((await ask({ 'if-none-match': '"other"' })).response.status).toBe(200);
    expect((await ask({ range: 'bytes=0-9', 'if-range': etag })).response.status).toBe(206);
    expect((await ask({ range: 'bytes=0-9', 'if-range': '"other"' })).response.status).toBe(200);
  });

  it('serves nothing without a valid link', async () => {
    const url = new URL(addressOf());
    const other = new URL(addressOf());
    other.searchParams.set('user', 'user-2');
    for (const address of [`${url.origin}${url.pathname}`, other.href]) {
      const { response, bytes } = await ask({}, 'GET', address);
      expect([response.status, (JSON.parse(String(bytes)) as { code: string }).code]).toEqual([
        403,
        'forbidden',
      ]);
      expect(response.headers.get('content-security-policy')).toContain('sandbox');
    }
  });

  it('knows no other address and no other method', async () => {
    for (const path of ['/', '/vote', '/api/config', '/healthz', '/..%2fkeys%2fmedia.key', '/a/b'])
      expect([path, (await ask({}, 'GET', `${server.media}${path}`)).response.status]).toEqual([
        path,
        path.split('/').length === 2 ? 403 : 404,
      ]);
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])
      expect((await ask({}, method)).response.status).toBe(404);
  });

  it('says that an object is gone', async () => {
    expect((await ask({}, 'GET', addressOf(objectKey('media', 'jpg')))).response.status).toBe(404);
  });

  it('sets no cookie and logs no link', async () => {
    const address = addressOf();
    const { response } = await ask({}, 'GET', address);
    expect(response.headers.get('set-cookie')).toBeNull();
    const logged = server.logLines.join('');
    expect(logged).toContain('"route":"/:name"');
    for (const secret of [object.slice(9), 'signature', 'user-1']) expect(logged).not.toContain(secret);
  });

  it('serves nothing after the link expired', async () => {
    const address = addressOf();
    clock.advance(LINK_LIFE_MS);
    expect((await ask({}, 'GET', address)).response.status).toBe(403);
  });
});

it('a stopping server cuts off open downloads', async () => {
  const own = await startTestServer({ clock: manualClock(START) });
  const size = 64_000_000;
  const key = objectKey('media', 'mp4');
  await own.app.files.objects.put(key, Readable.from(zeros(size)), { bytes: size, type: 'video/mp4' });
  const url = new URL(own.app.files.links.make(key, 'user-1'));
  const slow = await new Promise<IncomingMessage>((resolve) => {
    request(`${own.media}${url.pathname}${url.search}`, (response) => {
      // Read nothing, like a player that has enough for now.
      response.pause();
      response.on('error', () => {});
      resolve(response);
    }).end();
  });
  await own.close();
  const ended = new Promise((resolve) => slow.once('close', resolve));
  slow.resume();
  await ended;
  expect(slow.complete).toBe(false);
});

function* zeros(size: number) {
  for (let left = size; left > 0; left -= 1_000_000) yield Buffer.alloc(Math.min(left, 1_000_000));
}

it.each<[string | undefined, ReturnType<typeof byteRange>]>([
  [undefined, 'whole'],
  ['items=0-5', 'whole'],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=10-', { start: 10, end: 99 }],
  ['bytes=90-1000', { start: 90, end: 99 }],
  ['bytes=-1', { start: 99, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['Bytes = 1-2', { start: 1, end: 2 }],
  ['bytes=-0', 'refused'],
  ['bytes=100-', 'refused'],
  ['bytes=20-10', 'refused'],
  ['bytes=-', 'refused'],
  ['bytes=', 'refused'],
  ['bytes=a-b', 'refused'],
  ['bytes=0-9,20-29', 'refused'],
  ['bytes=0-99999999999999999999', 'refused'],
])('%s of 100 bytes is %j', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});

it('an empty file has no valid range', () => {
  expect([byteRange('bytes=0-', 0), byteRange('bytes=-1', 0)]).toEqual(['refused', 'refused']);
});
