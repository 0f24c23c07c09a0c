import { buffer } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { fieldErrors, networkError, timeoutError } from '../../domain/errors.ts';
import { answerJson, startTinyServer, type TinyServer } from '../../tests/support/servers/tinyServer.ts';
import { sendMultipart } from './sendMultipart.ts';

let server: TinyServer;
afterEach(() => server.close());

type Answer = Parameters<typeof startTinyServer>[0];

/** Starts a server on another origin than the page's; it allows the browser's preflight requests. */
const open = async (answer: Answer) => {
  server = await startTinyServer((request, response, count) => {
    response.setHeader('Access-Control-Allow-Headers', '*, Authorization');
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else answer(request, response, count);
  });
};

function form(): FormData {
  const filled = new FormData();
  filled.set('_method', 'PUT');
  filled.set('media_file', new File(['x'.repeat(300_000)], 'أغنية.mp4'));
  return filled;
}

function send({ silenceMs = 30_000, signal = new AbortController().signal } = {}) {
  const progress: [number, number][] = [];
  const outcome = sendMultipart(`${server.base}/participant/update/1`, form(), {
    route: '/participant/update/{id}',
    headers: { Authorization: 'Bearer huda' },
    onProgress: (sent, total) => progress.push([sent, total]),
    silenceMs,
    signal,
  });
  return { outcome, progress };
}

describe('a form with a file', () => {
  it('is sent whole, and says how far it has come', async () => {
    let body = '';
    await open(async (request, response) => {
      body = String(await buffer(request));
      answerJson(response, 200, { message: 'Replaced.' });
    });
    const { outcome, progress } = send();
    expect(await outcome).toEqual({ ok: true, data: { message: 'Replaced.' } });
    const [sent, total] = progress.at(-1)!;
    expect([sent, total > 300_000, server.requests.at(-1)?.headers.authorization]).toEqual([
      total,
      true,
      'Bearer huda',
    ]);
    expect(body).toContain('name="media_file"; filename="أغنية.mp4"');
  });

  it('that is refused says what is wrong with its fields', async () => {
    const errors = { media_file: ['Too long.'] };
    await open(async (request, response) => {
      await buffer(request);
      answerJson(response, 422, { message: 'Look.', errors, code: 'unprocessable', request_id: 'r' });
    });
    expect(await send().outcome).toEqual({
      ok: false,
      error: fieldErrors(
        errors,
        { status: 422, code: 'unprocessable', requestId: 'r', retryAfterMs: undefined },
        'Look.',
      ),
    });
  });

  it('whose server goes away says that the network failed', async () => {
    await open((request) => request.socket.destroy());
    expect(await send().outcome).toEqual({ ok: false, error: networkError });
  });

  it('of which nothing is heard has timed out', async () => {
    await open(() => {});
    expect(await send({ silenceMs: 50 }).outcome).toEqual({ ok: false, error: timeoutError });
  });

  it('that nobody waits for any more is not sent', async () => {
    await open((_, response) => answerJson(response, 200, {}));
    send({ signal: AbortSignal.abort() });
    await fetch(server.base);
    expect(server.requests.map(({ method }) => method)).toEqual(['GET']);
  });
});
