import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rawHttp } from '../../../tests/support/servers/rawHttp.ts';
import { createMetrics } from '../metrics.ts';
import { createHttpApp, httpLimits } from './createHttpApp.ts';
import { replyError } from './errors.ts';

const logLines: string[] = [];
const body = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string', minLength: 3, maxLength: 5 }, age: { type: 'integer' } },
};
let app: FastifyInstance;
let origin: string;

beforeAll(async () => {
  app = createHttpApp({
    config: { trustProxy: ['127.0.0.0/8'], logLevel: 'debug', connections: 100 },
    metrics: createMetrics(),
    headers: { 'content-security-policy': "default-src 'none'" },
    logStream: { write: (line) => logLines.push(line) },
  });
  app.get('/broken/:id', () => {
    throw new TypeError('the secret of +96890000000');
  });
  app.get('/later', (_request, reply) => replyError(reply, 503, 'unavailable', { retryAfter: 7 }));
  app.get('/busy', (_request, reply) => replyError(reply, 429, 'too_many_requests'));
  app.get('/own', (_request, reply) => replyError(reply, 401, 'wrong_signature'));
  app.post('/form', { schema: { body } }, (_request, reply) => reply.send('fine'));
  await app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(() => app.close());
beforeEach(() => {
  logLines.length = 0;
});

const english = { 'accept-language': 'en' };
const ask = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(`${origin}${path}`, init);
  return { status: response.status, headers: response.headers, error: (await response.json()) as object };
};
const post = (data: unknown, headers: Record<string, string> = {}) =>
  ask('/form', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...english, ...headers },
    body: typeof data === 'string' ? data : JSON.stringify(data),
  });
const request_id: unknown = expect.stringMatching(/^[\w-]{8,}$/);

describe('an error', () => {
  it("is in the caller's language, or in Arabic when the caller asks for none of ours", async () => {
    const inEnglish = await ask('/nothing', { headers: english });
    const inArabic = await ask('/nothing', { headers: { 'accept-language': 'fr' } });
    expect([inEnglish.error, inArabic.error]).toEqual([
      { message: 'There is nothing at this address.', code: 'not_found', request_id },
      { message: 'لا يوجد شيء في هذا العنوان.', code: 'not_found', request_id },
    ]);
  });

  it('of our own reveals nothing of its cause', async () => {
    const { status, error } = await ask('/broken/42', { headers: english });
    expect([status, error]).toEqual([
      500,
      { message: 'Something went wrong on our side.', code: 'server_error', request_id },
    ]);
  });

  it.each([
    ['/later', 503, '7'],
    ['/busy', 429, '1'],
  ])('that is temporary says when to try again: %s', async (path, status, seconds) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, seconds]);
  });

  it('with its own code keeps it, with the words of its status', async () => {
    const { error } = await ask('/own', { headers: english });
    expect(error).toEqual({
      message: 'The sender could not be verified.',
      code: 'wrong_signature',
      request_id,
    });
  });

  it('is never cached', async () => {
    const { headers } = await ask('/nothing');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('a body', () => {
  it('with wrong fields gets an error for each of them', async () => {
    const { status, error } = await post({ name: 'ab', age: '42' });
    expect([status, error]).toEqual([
      422,
      {
        message: 'Please check the fields that are named.',
        code: 'unprocessable',
        request_id,
        errors: {
          name: ['The value is shorter than allowed.'],
          age: ['The value is of the wrong type.'],
        },
      },
    ]);
  });

  it('without a required field gets its name', async () => {
    expect((await post({})).error).toMatchObject({ errors: { name: ['This field is required.'] } });
  });

  it.each<[string, unknown, Record<string, string>, number, string]>([
    ['is no JSON', '{', {}, 400, 'bad_request'],
    ['is empty', '', {}, 400, 'bad_request'],
    ['is of another type', 'x', { 'content-type': 'text/css' }, 415, 'unsupported_type'],
    ['is too large', { name: 'x'.repeat(httpLimits.bodyBytes) }, {}, 413, 'too_large'],
    ['would change every object', '{"__proto__":{"x":1},"name":"abc"}', {}, 400, 'bad_request'],
  ])('that %s is refused', async (_, data, headers, status, code) => {
    const answer = await post(data, headers);
    expect([answer.status, answer.error]).toMatchObject([status, { code }]);
  });
});

describe('a connection', () => {
  const long = 'x'.repeat(httpLimits.headerBytes);
  const head = 'Host: x\r\nConnection: close\r\n';
  it.each([
    ['speaks no HTTP', 'nonsense\r\n\r\n', 400],
    ['asks for too long an address', `GET /${long} HTTP/1.1\r\n${head}\r\n`, 431],
    ['sends too many headers', `GET /later HTTP/1.1\r\n${head}X-Long: ${long}\r\n\r\n`, 431],
    ['asks for an address that cannot be read', `GET /broken/%zz HTTP/1.1\r\n${head}\r\n`, 400],
    ['asks for too long a name', `GET /broken/${'x'.repeat(101)} HTTP/1.1\r\n${head}\r\n`, 400],
    ['says two lengths of a body', `POST /form HTTP/1.1\r\n${head}Content-Length: 1, 2\r\n\r\n`, 400],
    ['names no host', 'GET /later HTTP/1.1\r\n\r\n', 400],
    ['names no host and expects what nobody knows', 'GET /later HTTP/1.1\r\nExpect: tea\r\n\r\n', 400],
    ['expects what nobody knows', `POST /form HTTP/1.1\r\n${head}Expect: tea\r\n\r\n`, 417],
  ])('that %s gets a normal answer, and is closed', async (_, bytes, status) => {
    const { status: answered, headers, text } = await rawHttp(origin, bytes);
    expect([answered, JSON.parse(text)]).toEqual([
      status,
      {
        message: 'الطلب غير صالح. يُرجى المحاولة مرة أخرى.',
        code: 'bad_request',
        request_id: headers.get('x-request-id'),
      },
    ]);
    expect(['content-security-policy', 'cache-control'].map((name) => headers.get(name))).toEqual([
      "default-src 'none'",
      'no-store',
    ]);
  });

  it('that sends its headers too slowly is closed within 15 s', () => {
    expect(app.server.headersTimeout + httpLimits.checkMs).toBeLessThanOrEqual(15_000);
  });
});

describe('the log', () => {
  const fields = () => logLines.map((line) => JSON.parse(line) as Record<string, unknown>);

  it('holds the allowed fields of a request, and nothing else', async () => {
    await ask('/own?name=secret', {
      headers: { authorization: 'secret', 'x-forwarded-for': '203.0.113.77', cookie: 'secret' },
    });
    expect(fields()).toEqual([
      {
        level: 'info',
        ts: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        event: 'request',
        request_id,
        route: '/own',
        method: 'GET',
        status: 401,
        ms: expect.any(Number),
        bytes: expect.any(Number),
        network: '203.0.113.0/24',
        code: 'wrong_signature',
      },
    ]);
  });

  it('says where something broke, without the words of the error', async () => {
    await ask('/broken/42');
    expect(fields().map(({ level, event, code }) => [level, event, code])).toEqual([
      ['error', 'request failed', 'TypeError'],
      ['error', 'request', 'server_error'],
    ]);
    expect(logLines.join()).not.toContain('+96890000000');
    expect(fields()[0]?.['where']).toEqual(
      expect.arrayContaining([expect.stringContaining('createHttpApp.test.ts')]),
    );
  });

  it('has one line for one event, whatever a caller sends', async () => {
    await ask('/x%0a%7b"level":"fatal"%7d');
    expect(fields().map(({ route }) => route)).toEqual(['unmatched']);
  });
});
