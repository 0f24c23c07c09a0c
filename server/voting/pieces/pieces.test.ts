import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyPiece } from '../../../domain/boardPiece.ts';
import { BOARD_STEP, numberIn, piecesBetween } from '../../../domain/boardSteps.ts';
import type { Board, BoardPiece, BoardPointer } from '../../../domain/contract.ts';
import { layTestSeason, seasonNow } from '../../../tests/support/catalogue/testSeason.ts';
import { manualClock } from '../../../tests/support/servers/manualClock.ts';
import { startTestServer, type TestServer } from '../../../tests/support/servers/testServer.ts';
import { openEventStream } from '../../../tests/support/voting/eventStream.ts';
import { sendSms } from '../../../tests/support/voting/sendSms.ts';
import { CHANGE_INTERVAL_MS } from '../boardPublisher.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const LIMIT = 10;
const clock = manualClock(seasonNow);
let server: TestServer;
let competition: string;

beforeAll(async () => {
  const prepare = layTestSeasonAt;
  server = await startTestServer({ clock, prepare, config: { streamLimit: LIMIT } });
  competition = (await pointer()).competition ?? '';
});
afterAll(() => server.close());
beforeEach(() => clock.advance(CHANGE_INTERVAL_MS));

const layTestSeasonAt = (store: Parameters<typeof layTestSeason>[0]) => layTestSeason(store, clock.now());
const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.site}/api/voter/${path}`, { headers });
const read = async <T>(path: string) => (await (await ask(path)).json()) as T;
const pointer = (of = '') => read<BoardPointer>(`board${of}`);
const pieceTo = (version: string) => read<BoardPiece>(`deltas/${competition}/${version}`);
const boardAt = (version: string) => read<Board>(`board/${competition}/${version}`);
const codes = ['301', '302'];
let sent = 0;
const change = async () => {
  clock.advance(CHANGE_INTERVAL_MS);
  expect((await sendSms(server.site, clock, { text: codes[(sent += 1) % 2] ?? '' })).status).toBe(200);
  await server.app.live.publisher.refresh();
};

describe('the pointer', () => {
  it('is kept by shared caches for a second, and names the version', async () => {
    const response = await ask('board');
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1');
    expect([response.headers.get('vary'), response.headers.get('set-cookie')]).toEqual([null, null]);
    const { version } = await read<Board>('participants');
    expect(await response.json()).toEqual({
      competition,
      version,
      steps: [],
      updates: 'stream',
      server_time: clock.now(),
    });
    expect(await pointer(`/${competition}`)).toEqual(await pointer());
    expect(await pointer('?anything')).toEqual(await pointer());
  });

  it('tells browsers to poll where the node has no more room for streams, until there is', async () => {
    const url = `${server.site}/api/voter/stream`;
    const streams = await Promise.all(Array.from({ length: LIMIT }, () => openEventStream(url)));
    const refused = await fetch(url, { headers: { 'accept-language': 'en' } });
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toMatchObject([
      503,
      '10',
      { code: 'streams_full', message: expect.stringContaining('every second') },
    ]);
    const told = async () => [
      (await pointer()).updates,
      ((await (await fetch(`${server.site}/api/config`)).json()) as BoardPointer).updates,
    ];
    expect(await told()).toEqual(['poll', 'poll']);
    const leave = async (left: number) => {
      for (const stream of streams.splice(left)) stream.close();
      await expect.poll(() => server.app.live.stream.size).toBe(left);
    };
    await leave(9);
    expect(await told()).toEqual(['poll', 'poll']);
    await leave(8);
    expect(await told()).toEqual(['stream', 'stream']);
    await leave(0);
  });
});

describe('a version of a board', () => {
  it('has an address whose bytes never change, also compressed', async () => {
    const { version } = await pointer();
    const path = `board/${competition}/${version}`;
    const [first, packed] = [await ask(path), await ask(path, { 'accept-encoding': 'gzip' })];
    const headers = { 'cache-control': FOREVER, vary: 'Accept-Encoding', etag: `W/"${version}"` };
    expect(Object.fromEntries(first.headers)).toMatchObject(headers);
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    const text = await first.text();
    expect(await packed.text()).toBe(text);
    clock.advance(5_000);
    expect(await (await ask(`${path}?`)).text()).toBe(text);
    await change();
    expect(await (await ask(path)).text()).toBe(text);
    expect((await ask(path, { 'if-none-match': `W/"${version}"` })).status).toBe(304);
    expect((JSON.parse(text) as Board).data).not.toEqual((await read<Board>('participants')).data);
  });

  it('is reached by pieces from every earlier one that the pointer covers', async () => {
    // The first version of a board has no delta, so no piece across it has votes.
    while (numberIn((await pointer()).version) < BOARD_STEP) await change();
    const boards: Board[] = [await boardAt((await pointer()).version)];
    for (let count = 0; count < 14; count += 1) {
      await change();
      boards.push(await boardAt((await pointer()).version));
    }
    const now = await pointer();
    const newest = await boardAt(now.version);
    expect(newest.data).toEqual((await read<Board>('participants')).data);
    for (const board of boards.slice(0, -1)) {
      const way = piecesBetween(board.version, now) ?? [];
      expect(way.length).toBeGreaterThan(0);
      const pieces = await Promise.all(way.map(pieceTo));
      const reached = pieces.reduce<Board | undefined>(
        (held, piece) => held && applyPiece(held, piece),
        board,
      );
      expect(reached).toEqual(newest);
    }
  });

  it('is waited for a moment, if it is the next', async () => {
    const { version } = await pointer();
    const { boards } = server.app.live;
    const { current } = boards.main;
    const next = {
      ...current,
      number: current.number + 1,
      version: `later.${current.number + 1}`,
      votes: [],
    };
    const asked = ask(`deltas/${competition}/${next.version}`);
    expect(await (await ask('board')).json()).toMatchObject({ version });
    boards.show(competition, next);
    expect(await (await asked).json()).toMatchObject({
      version: next.version,
      after: expect.arrayContaining([version]),
    });
  });

  it.each([
    ['an unknown one', 'board', 'nothing'],
    ['one far ahead', 'board', 'ahead.9999'],
    ['one that is gone', 'deltas', 'gone.1'],
  ])('is not found, and that is not kept: %s', async (_what, kind, version) => {
    const response = await ask(`${kind}/${competition}/${version}`, { 'accept-language': 'en' });
    expect([response.status, response.headers.get('cache-control'), await response.json()]).toMatchObject([
      404,
      'no-store',
      { code: 'unknown_version', message: expect.stringContaining('Please ask which version is current') },
    ]);
  });

  it('of a competition without a board is not found', async () => {
    const { version } = await pointer();
    const nobody = 'A'.repeat(22);
    for (const path of [`board/${nobody}`, `board/${nobody}/${version}`, `deltas/${nobody}/${version}`])
      expect(await read(path)).toMatchObject({ code: 'unknown_competition' });
  });
});
