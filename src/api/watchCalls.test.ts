import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { smallConfig } from '../../tests/support/votePage/smallBoard.ts';
import { answerJson, startTinyServer, type TinyServer } from '../../tests/support/servers/tinyServer.ts';
import { readConfig } from './calls/readConfig.ts';
import { readOrder } from './calls/readOrder.ts';
import { createClient } from './client.ts';
import { callWatch } from './callWatch.ts';
import { type CallNews, watchCalls } from './watchCalls.ts';

let server: TinyServer;
let heard: CallNews[];
beforeEach(() => {
  heard = [];
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server?.close();
});

async function serve(answer: Parameters<typeof startTinyServer>[0], timeoutMs = 5_000) {
  server = await startTinyServer(answer);
  const client = createClient({ base: server.base, timeoutMs });
  watchCalls(server.base, (news) => heard.push(news));
  return client;
}
/** Each piece of news, without the times. */
const newsHeard = () =>
  heard.map((news) => {
    const { method, route } = news.call;
    return [news.type, `${method} ${route}`, ...('ending' in news.call ? [news.call.ending] : [])];
  });

describe('what watches the calls', () => {
  it('hears of each when it begins and how it ends, with nothing of whose it is', async () => {
    const client = await serve((_, response) => answerJson(response, 503, { message: 'Huda', code: 'x' }));
    await readOrder(client, 'order-of-huda');
    expect(newsHeard()).toEqual([
      ['call.started', 'GET /voter/order/{id}'],
      ['call.ended', 'GET /voter/order/{id}', 503],
    ]);
    const [started, ended] = heard;
    expect(started?.call.id).toBe(ended?.call.id);
    expect(JSON.stringify(heard)).not.toContain('huda');
  });

  it('takes over clients that were made before', async () => {
    server = await startTinyServer((_, response) => answerJson(response, 200, smallConfig()));
    const client = createClient({ base: server.base });
    watchCalls(server.base, (news) => heard.push(news));
    await readConfig(client);
    expect(newsHeard().at(-1)).toEqual(['call.ended', 'GET /config', 200]);
  });

  it('reports a call that was in flight when it loaded, from its true start', async () => {
    // Modules of their own: the monitor has not loaded yet.
    vi.resetModules();
    const { createClient: createEarly } = await import('./client.ts');
    const { watchCalls: watchLate } = await import('./watchCalls.ts');
    const { promise: asked, resolve: ask } = Promise.withResolvers<() => void>();
    server = await startTinyServer((_, response) => ask(() => answerJson(response, 200, smallConfig())));
    const began = Date.now();
    const call = readConfig(createEarly({ base: server.base }));
    const answer = await asked;
    const loaded = Date.now();
    watchLate(server.base, (news) => heard.push(news));
    expect(newsHeard()).toEqual([['call.started', 'GET /config']]);
    expect(heard[0]!.call.startedAt).toBeGreaterThanOrEqual(began);
    expect(heard[0]!.call.startedAt).toBeLessThanOrEqual(loaded);
    answer();
    await call;
    expect(newsHeard()).toEqual([
      ['call.started', 'GET /config'],
      ['call.ended', 'GET /config', 200],
    ]);
    expect(heard[1]!.call.id).toBe(heard[0]!.call.id);
  });

  it('tells a timeout, a line that is down and a call that was given up apart', async () => {
    const client = await serve(() => {}, 50);
    await readConfig(client);
    const leaving = new AbortController();
    const left = readConfig(client, leaving.signal);
    leaving.abort();
    await left;
    await server.close();
    await readConfig(client);
    expect(
      newsHeard()
        .filter(([type]) => type === 'call.ended')
        .map(([, , ending]) => ending),
    ).toEqual(['timeout', 'abandoned', 'network']);
  });

  it('hears of calls that are made otherwise', () => {
    watchCalls('/api', (news) => heard.push(news));
    callWatch.follow?.('POST', '/participant/update/{id}')(413);
    expect(newsHeard()).toEqual([
      ['call.started', 'POST /participant/update/{id}'],
      ['call.ended', 'POST /participant/update/{id}', 413],
    ]);
  });

  it('hears of earlier calls that the browser has recorded', () => {
    const timing = (name: string, responseStatus: number, initiatorType = 'fetch') =>
      ({ name, responseStatus, initiatorType, startTime: 100, duration: 40 }) as PerformanceResourceTiming;
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      timing(`${location.origin}/api/voter/participants?since=3`, 200),
      timing(`${location.origin}/api/voter/order/secret-order`, 0),
      timing(`${location.origin}/api/voter/stream`, 200, 'other'),
      timing(`${location.origin}/assets/words.json`, 200),
    ]);
    watchCalls('/api', (news) => heard.push(news));
    expect(newsHeard()).toEqual([
      ['call.ended', 'GET /voter/participants', 200],
      ['call.ended', 'GET /voter/order/{…}', 'network'],
    ]);
    const [first] = heard;
    expect(first?.type === 'call.ended' && first.call.endedAt - first.call.startedAt).toBe(40);
  });
});
