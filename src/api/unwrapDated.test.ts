import { afterEach, describe, expect, it } from 'vitest';
import { httpError, messageError, networkError } from '../../domain/errors.ts';
import { answerJson, startTinyServer, type TinyServer } from '../../tests/support/servers/tinyServer.ts';
import { listEvents } from './calls/listEvents.ts';
import { createClient } from './client.ts';

let server: TinyServer;
afterEach(() => server.close());

async function ask(answer: Parameters<typeof startTinyServer>[0]) {
  server = await startTinyServer(answer);
  return await listEvents(createClient({ base: server.base }));
}
const unsaid = { code: undefined, requestId: undefined, retryAfterMs: undefined };

describe('what visitors browse', () => {
  it('comes with the time of the server, which no clock of the visitor’s can change', async () => {
    const at = Date.UTC(2031, 0, 1);
    const headers = { Date: new Date(at).toUTCString() };
    expect(await ask((_, response) => answerJson(response, 200, { data: [] }, headers))).toEqual({
      ok: true,
      data: { data: { data: [] }, at },
    });
  });

  it('keeps the message of a server failure too', async () => {
    const body = { message: 'Not available right now.', code: 'unavailable', request_id: 'r' };
    expect(await ask((_, response) => answerJson(response, 503, body))).toEqual({
      ok: false,
      error: messageError('Not available right now.', {
        ...unsaid,
        status: 503,
        code: 'unavailable',
        requestId: 'r',
      }),
    });
  });

  it('says nothing for a server that said nothing, or that was not there', async () => {
    expect(await ask((_, response) => response.writeHead(502).end('<h1>Bad gateway</h1>'))).toEqual({
      ok: false,
      error: httpError({ ...unsaid, status: 502 }),
    });
    await server.close();
    expect(await listEvents(createClient({ base: server.base }))).toEqual({ ok: false, error: networkError });
  });
});
