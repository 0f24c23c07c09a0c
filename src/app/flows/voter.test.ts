import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  group,
  HOUR,
  participant,
  smallBoard,
  smallConfig,
} from '../../../tests/support/votePage/smallBoard.ts';
import { answerJson, startTinyServer, type TinyServer } from '../../../tests/support/servers/tinyServer.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { tabGuard } from './tabGuard.ts';
import { createVoterFlows, voterFlows } from './voter.ts';

let server: TinyServer | undefined;
beforeEach(() => localStorage.clear());
afterEach(() => server?.close());

const now = Date.now();
const hour = Math.floor(now / HOUR);
const live = group(1, [participant('a', 2), participant('b', 1)], [hour, hour + 1]);
const board = smallBoard([live], now);

describe("the voters' flows", () => {
  it('leave no effect of any machine unprovided', () => {
    expect(
      Object.entries({ ...voterFlows, tabGuard }).flatMap(([name, machine]) =>
        unprovidedIn(machine).map((each) => [name, each]),
      ),
    ).toEqual([]);
    expect(Object.keys(voterFlows)).toEqual(['publicVoting']);
  });

  it('load the list and the settings from the server, and remember the list', async () => {
    server = await startTinyServer(({ url }, response) =>
      url === '/api/config'
        ? answerJson(response, 200, smallConfig(now))
        : answerJson(response, 200, board, { ETag: 'W/"v1"' }),
    );
    const voting = createActor(createVoterFlows(server.base).publicVoting, { input: undefined }).start();
    const { context, value } = await waitFor(voting, (snapshot) => snapshot.matches({ board: 'ready' }));
    expect([value, context.board, context.config, context.source]).toEqual([
      { board: 'ready', phase: 'live', link: 'paused', settings: 'resting' },
      board,
      smallConfig(now),
      'live',
    ]);
    voting.stop();
    await server.close();

    const later = createActor(createVoterFlows(server.base).publicVoting, { input: undefined }).start();
    later.send({ type: 'network.lost' });
    const fallback = await waitFor(later, (snapshot) => snapshot.matches({ board: 'fallback' }));
    expect([fallback.context.source, fallback.context.board]).toEqual(['remembered', board]);
    later.stop();
  });

  it('load the list once on a cached page, because the server is unreachable', async () => {
    const kept = Object.assign(document.createElement('meta'), { name: 'sawt-kept' });
    document.head.append(kept);
    const asked: string[] = [];
    server = await startTinyServer(({ url }, response) => {
      asked.push(url ?? '');
      answerJson(response, 503, { message: 'x', code: 'unavailable', request_id: 'r' });
    });
    const voting = createActor(createVoterFlows(server.base).publicVoting, { input: undefined }).start();
    const { context } = await waitFor(voting, (snapshot) => snapshot.matches({ board: 'fallback' }));
    expect([context.source, asked.toSorted()]).toEqual([
      'sample',
      ['/api/config', '/api/voter/participants'],
    ]);
    voting.stop();
    kept.remove();
  });

  it('show the list if only the settings fail, and reload those', async () => {
    let asked = 0;
    server = await startTinyServer(({ url }, response) =>
      url === '/api/config' && (asked += 1) < 3
        ? answerJson(response, 404, { message: 'x', code: 'not_found', request_id: 'r' })
        : answerJson(response, 200, url === '/api/config' ? smallConfig(now) : board),
    );
    const { publicVoting } = createVoterFlows(server.base);
    const voting = createActor(publicVoting.provide({ delays: { fallbackRetry: 1 } }), {
      input: undefined,
    }).start();
    const { context } = await waitFor(voting, (snapshot) => snapshot.matches({ board: 'ready' }));
    expect([context.board, context.config]).toEqual([board, null]);
    const later = await waitFor(voting, (snapshot) => snapshot.matches({ settings: 'resting' }));
    expect([later.context.config, asked]).toEqual([smallConfig(now), 3]);
    voting.stop();
  });

  it('show the sample, labelled as such, if no list was ever seen', async () => {
    server = await startTinyServer((_, response) =>
      answerJson(response, 404, { message: 'x', code: 'not_found', request_id: 'r' }),
    );
    const voting = createActor(createVoterFlows(server.base).publicVoting, { input: undefined }).start();
    const { context, value } = await waitFor(voting, (snapshot) => snapshot.matches({ board: 'fallback' }));
    expect([context.source, value.phase, context.failure?.kind]).toEqual(['sample', 'unknown', 'message']);
    voting.stop();
  });
});
