import { afterEach, describe, expect, it } from 'vitest';
import { httpError } from '../../../domain/errors.ts';
import { smallBoard } from '../../../tests/support/votePage/smallBoard.ts';
import { answerJson, startTinyServer, type TinyServer } from '../../../tests/support/servers/tinyServer.ts';
import type { PublicVotingEvent } from '../../machines/publicVoting/publicVotingTypes.ts';
import { createClient } from '../../api/client.ts';
import { pollBoard } from './pollBoard.ts';

let server: TinyServer;
afterEach(() => server.close());

describe('polling', () => {
  /** Polls until `count` events have come, and returns them with the requests. */
  async function poll(
    answer: Parameters<typeof startTinyServer>[0],
    count: number,
    etag: string | null = null,
  ) {
    server = await startTinyServer(answer);
    const leaving = new AbortController();
    const heard: unknown[] = [];
    const onEvent = (event: PublicVotingEvent) => {
      const { at: _at, ...rest } = event as { at?: number };
      if (heard.push(rest) === count) leaving.abort();
    };
    await pollBoard(createClient({ base: server.base }), {
      etag,
      onEvent,
      signal: leaving.signal,
      everyMs: 1,
    });
    return { heard, asked: server.requests.map(({ headers }) => headers['if-none-match']) };
  }
  const board = smallBoard([]);

  it('sends a changed board, and confirms an unchanged one', async () => {
    const { heard, asked } = await poll((request, response) => {
      if (request.headers['if-none-match']) response.writeHead(304).end();
      else answerJson(response, 200, board, { ETag: 'W/"v1"' });
    }, 2);
    expect(heard).toEqual([{ type: 'board.received', board, etag: 'W/"v1"' }, { type: 'board.confirmed' }]);
    expect(asked.slice(0, 2)).toEqual([undefined, 'W/"v1"']);
  });

  it('reports failures and continues', async () => {
    const { heard } = await poll(
      (_, response, count) => {
        if (count === 1) answerJson(response, 500, { message: 'x', code: 'server_error', request_id: 'r' });
        else response.writeHead(304).end();
      },
      2,
      'W/"v1"',
    );
    expect(heard).toEqual([
      {
        type: 'poll.failed',
        error: httpError({ status: 500, code: 'server_error', requestId: 'r', retryAfterMs: undefined }),
      },
      { type: 'board.confirmed' },
    ]);
  });
});
