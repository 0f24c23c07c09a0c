import { spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { delta, smallBoard, vote } from '../../tests/support/smallBoard.ts';
import { startTinyServer, type TinyServer } from '../../tests/support/tinyServer.ts';

let server: TinyServer;
afterEach(() => server.close());

/** What a real EventSource hears from a real server, until the stream is cut or closed. */
async function hear(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  since = '',
  closeOn = '',
): Promise<unknown[]> {
  server = await startTinyServer(answer);
  const listener = spawn(
    process.execPath,
    [
      '--no-warnings',
      '--experimental-eventsource',
      'tests/support/streamListener.ts',
      server.base,
      since,
      closeOn,
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

describe('the board stream', () => {
  const change = delta([vote('a', 2)]);
  const time = { version: 'v2', server_time: 5 };

  it('tells votes, boards and times, and that it was cut', async () => {
    const board = smallBoard([]);
    const events = await hear((_, response) => {
      open(response).write(`retry: 10\n\n${frame('votes', change)}${frame('time', time)}: nothing\n\n`);
      response.end(frame('board', board));
    });
    expect(events).toEqual([
      { type: 'opened' },
      { type: 'votes', delta: change },
      { type: 'time', time },
      { type: 'board', board },
      { type: 'cut' },
    ]);
    expect(server.requests).toHaveLength(1);
  });

  it('says which version the browser holds, and asks for the whole board without one', async () => {
    await hear((_, response) => open(response).end(), 'b-1.7 x');
    expect(server.requests[0]?.url).toBe('/api/voter/stream?since=b-1.7+x');
    await server.close();
    await hear((_, response) => open(response).end());
    expect(server.requests[0]?.url).toBe('/api/voter/stream');
  });

  it('that is refused is cut without having opened', async () => {
    expect(await hear((_, response) => response.writeHead(503).end())).toEqual([{ type: 'cut' }]);
  });

  it('that says what cannot be read is cut, so that nothing half is shown', async () => {
    const events = await hear((_, response) => {
      open(response).write('event: votes\ndata: {"version":\n\n');
    });
    expect(events).toEqual([{ type: 'opened' }, { type: 'cut' }]);
  });

  it('that is closed is heard no more', async () => {
    const events = await hear(
      (_, response) => open(response).write(frame('time', time) + frame('time', time)),
      '',
      'opened',
    );
    expect(events).toEqual([{ type: 'opened' }]);
  });
});
