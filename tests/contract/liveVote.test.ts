import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Store } from '../../server/start/openStore.ts';
import { WriteError } from '../../server/platform/writer/writeError.ts';
import { STALE_AFTER_MS } from '../../server/voting/liveBoards.ts';
import { defaultLimits } from '../../server/platform/limits/limitSettings.ts';
import type { BoardPointer } from '../../domain/contract.ts';
import { contractViolations, unprovoked, type AnsweredReply } from '../support/servers/contract.ts';
import { manualClock } from '../support/servers/manualClock.ts';
import { rawHttp } from '../support/servers/rawHttp.ts';
import { sendSms, type SmsCall } from '../support/voting/sendSms.ts';
import { layTestSeason, seasonNow } from '../support/catalogue/testSeason.ts';
import { startTestServer, type TestServer } from '../support/servers/testServer.ts';

const clock = manualClock(seasonNow);
let server: TestServer;
let broken: TestServer;

/** The store as it is when the disk refuses every write. */
const withoutDisk = (store: Store): Store => ({
  ...store,
  writer: { ...store.writer, submit: () => Promise.reject(new WriteError('unavailable', 'no disk')) },
});

beforeAll(async () => {
  const prepare = (store: Store) => layTestSeason(store, clock.now());
  server = await startTestServer({ clock, prepare });
  broken = await startTestServer({ clock, prepare, wrap: withoutDisk });
});
afterAll(() => Promise.all([server.close(), broken.close()]));

const provoked = new Set<string>();

/**
 * Notes the status of a reply, and says how the reply differs from the contract and from the expected status.
 */
async function violations(
  operation: string,
  status: number,
  asked: Response | AnsweredReply,
): Promise<string[]> {
  const isStream = asked.headers.get('content-type')?.startsWith('text/event-stream');
  const text = 'json' in asked ? (isStream ? '' : await asked.text()) : asked.text;
  provoked.add(`${operation} ${asked.status}`);
  const unexpected = asked.status === status ? [] : [`${asked.status} instead of ${status}: ${text}`];
  return [
    ...unexpected,
    ...contractViolations(operation, { status: asked.status, headers: asked.headers, text }),
  ];
}

it('answers what the site needs at its start', async () => {
  expect(await violations('readConfig', 200, await fetch(`${server.site}/api/config`))).toEqual([]);
});

/** Sends a request for the path that is not HTTP. */
const malformed = (path: string) =>
  rawHttp(server.site, `GET /api/voter/${path} HTTP/1.1\r\nHost: localhost\r\nno header at all\r\n\r\n`);

it('answers bytes that are not HTTP', async () => {
  const request = 'GET /api/config HTTP/1.1\r\nHost: localhost\r\nno header at all\r\n\r\n';
  expect(await violations('readConfig', 400, await rawHttp(server.site, request))).toEqual([]);
});

it('answers the board, and answers 304 while it has not changed', async () => {
  const url = `${server.site}/api/voter/participants`;
  const response = await fetch(url);
  const known = { 'if-none-match': response.headers.get('etag') ?? '' };
  const tooLong = { 'if-none-match': `"${'x'.repeat(200)}"` };
  expect(await violations('listParticipants', 200, response)).toEqual([]);
  expect(await violations('listParticipants', 304, await fetch(url, { headers: known }))).toEqual([]);
  expect(await violations('listParticipants', 400, await fetch(url, { headers: tooLong }))).toEqual([]);
});

it('answers 404 for a competition without a board', async () => {
  const ask = (path: string) => fetch(`${server.site}/api/voter/${path}?competition=${'A'.repeat(22)}`);
  expect(await violations('listParticipants', 404, await ask('participants'))).toEqual([]);
  expect(await violations('followBoard', 404, await ask('stream'))).toEqual([]);
});

it('answers which version a board has, and the version and its piece at addresses of their own', async () => {
  const read = (path: string, headers = {}) => fetch(`${server.site}/api/voter/${path}`, { headers });
  const pointer = await read('board');
  const { competition, version } = (await pointer.clone().json()) as BoardPointer;
  expect(await violations('readMainPointer', 200, pointer)).toEqual([]);
  expect(await violations('readBoardPointer', 200, await read(`board/${competition}`))).toEqual([]);
  expect(await violations('readMainPointer', 400, await malformed('board'))).toEqual([]);
  expect(await violations('readBoardPointer', 400, await read('board/nobody'))).toEqual([]);
  expect(await violations('readBoardPointer', 404, await read(`board/${'A'.repeat(22)}`))).toEqual([]);
  const known = { 'if-none-match': `W/"${version}"` };
  for (const [operation, kind] of [
    ['readBoardVersion', 'board'],
    ['readBoardPiece', 'deltas'],
  ] as const) {
    const path = `${kind}/${competition}/${version}`;
    expect(await violations(operation, 200, await read(path))).toEqual([]);
    expect(await violations(operation, 304, await read(path, known))).toEqual([]);
    expect(await violations(operation, 400, await read(`${kind}/${competition}/%20`))).toEqual([]);
    expect(await violations(operation, 404, await read(`${kind}/${competition}/none.1`))).toEqual([]);
  }
});

it('answers the board through its route as from prepared bytes', async () => {
  const response = await fetch(`${server.site}/api/voter/participants?anything`);
  expect(await violations('listParticipants', 200, response)).toEqual([]);
});

it('opens the stream, but not at an impossible version', async () => {
  const controller = new AbortController();
  const response = await fetch(`${server.site}/api/voter/stream`, { signal: controller.signal });
  expect(await violations('followBoard', 200, response)).toEqual([]);
  controller.abort();
  expect(
    await violations('followBoard', 400, await fetch(`${server.site}/api/voter/stream?since=%20`)),
  ).toEqual([]);
});

it('refuses too many streams from one address', async () => {
  const controller = new AbortController();
  const open = () => fetch(`${server.site}/api/voter/stream`, { signal: controller.signal });
  let response = await open();
  for (let count = 0; count < defaultLimits['stream.network'].burst && response.ok; count += 1)
    response = await open();
  expect(await violations('followBoard', 429, response)).toEqual([]);
  controller.abort();
});

it.each<[number, string, SmsCall]>([
  [200, 'counts a vote', { text: '301' }],
  [200, 'knows no such code', { text: '999' }],
  [200, 'has another group open', { text: '401' }],
  [400, 'gets what is no JSON', { text: '', raw: '{' }],
  [401, 'gets a wrong signature', { text: '301', headers: { 'x-signature': '00' } }],
  [401, 'gets no signature', { text: '301', headers: { 'x-signature': undefined } }],
  [404, 'knows no such operator', { text: '301', provider: 'nobody' }],
  [413, 'gets a body that is too large', { text: 'x'.repeat(70_000) }],
  [415, 'gets another type', { text: '301', headers: { 'content-type': 'text/plain' } }],
  [422, 'gets wrong fields', { text: '301', body: { from: 'somebody' } }],
])('answers an operator with %i when it %s', async (status, _when, call) => {
  expect(await violations('receiveSms', status, await sendSms(server.site, clock, call))).toEqual([]);
});

it('acknowledges no vote that is not on disk', async () => {
  const response = await sendSms(broken.site, clock, { text: '301' });
  expect(await violations('receiveSms', 503, response)).toEqual([]);
});

it('reports its health on the site and on the staff origin', async () => {
  expect(await violations('readHealth', 200, await fetch(`${server.site}/healthz`))).toEqual([]);
  expect(await violations('readReadiness', 200, await fetch(`${server.admin}/readyz`))).toEqual([]);
  expect(await violations('readReadiness', 503, await fetch(`${broken.site}/readyz`))).toEqual([]);
});

it('answers every operation on the staff origin too', async () => {
  const read = (path: string) => fetch(`${server.admin}/api${path}`);
  expect(await violations('readConfig', 200, await read('/config'))).toEqual([]);
  expect(await violations('listParticipants', 200, await read('/voter/participants'))).toEqual([]);
  expect(await violations('receiveSms', 200, await sendSms(server.admin, clock, { text: '302' }))).toEqual(
    [],
  );
});

it('does not show an old board as current after a long failure to read it', async () => {
  await broken.store.database.destroy();
  await broken.app.live.publisher.refresh();
  clock.advance(STALE_AFTER_MS);
  const read = (path: string) => fetch(`${broken.site}/api/voter/${path}`);
  expect(await violations('listParticipants', 503, await read('participants'))).toEqual([]);
  expect(await violations('followBoard', 503, await read('stream'))).toEqual([]);
  const { competition } = (await (await fetch(`${server.site}/api/voter/board`)).json()) as BoardPointer;
  expect(await violations('readMainPointer', 503, await read('board'))).toEqual([]);
  expect(await violations('readBoardPointer', 503, await read(`board/${competition}`))).toEqual([]);
});

it('returns every documented status of these operations, except those that only a bug can cause', () => {
  expect(unprovoked(provoked)).toEqual([]);
});
