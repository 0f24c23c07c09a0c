import { spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { delta, smallBoard, vote } from '../../../tests/support/votePage/smallBoard.ts';
import { startTinyServer, type TinyServer } from '../../../tests/support/servers/tinyServer.ts';

let server: TinyServer;
afterEach(() => server.close());

/** What a real EventSource hears from a real server, until the stream is cut or closed. */
async function hear(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  since = '',
  closeOn = '',
  search = '',
): Promise<unknown[]> {
  server = await startTinyServer(answer);
  const listener = spawn(
    process.execPath,
    [
      '--no-warnings',
      '--experimental-eventsource',
      'src/app/flows/streamListener.support.ts',
      server.base,
      since,
      closeOn,
      search,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const lines = await text(listener.stdout);
  return lines
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line));
}

const open = (response: ServerResponse) => response.writeHead(200, { 'Content-Type': 'text/event-stream' });
const frame = (type: string, data: unknown) => `event: ${type}\nid: v\ndata: ${JSON.stringify(data)}\n\n`;

describe('the stream', () => {
  const change = delta([vote('a', 2)]);
  const time = { version: 'v2', server_time: 5 };
  const board = smallBoard([]);

  it('sends votes, times and boards, and reports once that it was cut', async () => {
    const events = await hear((_, response) => {
      open(response).write(`retry: 10\n\n${frame('votes', change)}${frame('time', time)}: nothing\n\n`);
      response.end(frame('board', board));
    });
    expect(events).toEqual([
      { type: 'stream.opened' },
      { type: 'delta.received', delta: change },
      { type: 'time.received', time },
      { type: 'board.received', board },
      { type: 'stream.cut' },
    ]);
    expect(server.requests).toHaveLength(1);
  });

  it("is requested from the version of the browser's board", async () => {
    await hear((_, response) => open(response).end(), 'b-1.7 x');
    expect(server.requests[0]?.url).toBe('/api/voter/stream?since=b-1.7+x');
    await server.close();
    await hear((_, response) => open(response).end());
    expect(server.requests[0]?.url).toBe('/api/voter/stream');
  });

  it('follows the board of the competition in the address', async () => {
    await hear((_, response) => open(response).end(), 'b-1', '', '?lng=en&competition=singing');
    expect(server.requests[0]?.url).toBe('/api/voter/stream?competition=singing&since=b-1');
  });

  it('counts as cut if it is refused', async () => {
    expect(await hear((_, response) => response.writeHead(503).end())).toEqual([{ type: 'stream.cut' }]);
  });

  it('is cut after invalid data', async () => {
    const events = await hear((_, response) => {
      open(response).write('event: votes\ndata: {"version":\n\n');
    });
    expect(events).toEqual([{ type: 'stream.opened' }, { type: 'stream.cut' }]);
  });

  it('closes on request', async () => {
    const closed = Promise.withResolvers<void>();
    const events = await hear(
      (request, response) => {
        request.on('close', () => closed.resolve());
        open(response).write(frame('time', time));
      },
      '',
      'time.received',
    );
    await closed.promise;
    expect(events).toEqual([{ type: 'stream.opened' }, { type: 'time.received', time }]);
  });
});
