import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  fieldErrors,
  httpError,
  messageError,
  networkError,
  timeoutError,
  unauthenticated,
} from '../../domain/errors.ts';
import { smallBoard, smallConfig } from '../../tests/support/votePage/smallBoard.ts';
import { answerJson, startTinyServer, type TinyServer } from '../../tests/support/servers/tinyServer.ts';
import { listParticipants } from './calls/listParticipants.ts';
import { readConfig } from './calls/readConfig.ts';
import { apiBase } from './apiBase.ts';
import { createClient } from './client.ts';

let server: TinyServer | undefined;
afterEach(() => server?.close());

async function serve(answer: Parameters<typeof startTinyServer>[0], timeoutMs?: number) {
  server = await startTinyServer(answer);
  return createClient({ base: server.base, ...(timeoutMs && { timeoutMs }) });
}
const refusal = { message: 'Not now', code: 'unavailable', request_id: 'r-7' };

describe('every call', () => {
  beforeEach(() => {
    document.documentElement.lang = 'en';
  });
  afterEach(() => {
    document.documentElement.lang = '';
    document.head.replaceChildren();
  });

  it('goes where the page says, and to /api by default', () => {
    expect(apiBase()).toBe('/api');
    document.head.innerHTML = '<meta name="sawt-api" content="https://api.sawt.example/api">';
    expect(apiBase()).toBe('https://api.sawt.example/api');
  });

  it('asks in the language of the page, for JSON', async () => {
    const client = await serve((_, response) => answerJson(response, 200, smallConfig()));
    expect(await readConfig(client)).toEqual({ ok: true, data: smallConfig() });
    document.documentElement.lang = '';
    await readConfig(client);
    expect(
      server?.requests.map(({ url, headers }) => [url, headers['accept-language'], headers.accept]),
    ).toEqual([
      ['/api/config', 'en', 'application/json'],
      ['/api/config', 'ar', 'application/json'],
    ]);
  });

  it('times out, also in the middle of the body', async () => {
    const client = await serve((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"version":');
    }, 60);
    expect(await readConfig(client)).toEqual({ ok: false, error: timeoutError });
  });

  it('without a server is a network error, and so is a reply that nobody can read', async () => {
    const client = await serve((_, response) => response.writeHead(200).end('<html>Log in to the Wi-Fi'));
    expect(await readConfig(client)).toEqual({ ok: false, error: networkError });
    await server?.close();
    expect(await readConfig(client)).toEqual({ ok: false, error: networkError });
  });
});

describe('a refusal', () => {
  const answered = async (status: number, body: unknown, headers = {}) => {
    const outcome = await readConfig(
      await serve((_, response) => answerJson(response, status, body, headers)),
    );
    return outcome.ok ? undefined : outcome.error;
  };
  const reply = (status: number, retryAfterMs?: number) => ({
    status,
    code: 'unavailable',
    requestId: 'r-7',
    retryAfterMs,
  });

  it('keeps status, code, request and how long to wait', async () => {
    expect(await answered(503, refusal, { 'Retry-After': '2' })).toEqual(httpError(reply(503, 2_000)));
    expect(await answered(429, refusal)).toEqual(httpError(reply(429)));
  });

  it('is a sentence, fields, or a lost session by what the server said', async () => {
    expect(await answered(403, refusal)).toEqual(messageError('Not now', reply(403)));
    expect(await answered(401, refusal)).toEqual(unauthenticated(reply(401)));
    expect(await answered(422, { ...refusal, errors: { email: ['Taken'] } })).toEqual(
      fieldErrors({ email: ['Taken'] }, reply(422), 'Not now'),
    );
  });

  it('without a readable body is its status', async () => {
    const client = await serve((_, response) => response.writeHead(502).end('Bad gateway'));
    expect(await readConfig(client)).toEqual({
      ok: false,
      error: httpError({ status: 502, code: undefined, requestId: undefined, retryAfterMs: undefined }),
    });
  });
});

describe('the list call', () => {
  const board = smallBoard([]);

  it('brings the board with its name, and says so when nothing has changed', async () => {
    const client = await serve(({ headers }, response) => {
      if (headers['if-none-match'] === 'W/"v1"') response.writeHead(304, { ETag: 'W/"v1"' }).end();
      else answerJson(response, 200, board, { ETag: 'W/"v1"' });
    });
    expect(await listParticipants(client, null)).toEqual({ ok: true, data: { board, etag: 'W/"v1"' } });
    expect(await listParticipants(client, 'W/"v1"')).toEqual({
      ok: true,
      data: { board: null, etag: 'W/"v1"' },
    });
  });

  it('fails as every call does', async () => {
    const client = await serve((_, response) => answerJson(response, 500, refusal));
    expect(await listParticipants(client, null)).toEqual({
      ok: false,
      error: httpError({ status: 500, code: 'unavailable', requestId: 'r-7', retryAfterMs: undefined }),
    });
  });
});
