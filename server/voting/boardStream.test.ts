import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyDelta } from '../../domain/board.ts';
import type { Board, BoardDelta } from '../../domain/contract.ts';
import { STREAM_HEARTBEAT_MS, STREAM_SILENCE_MS } from '../../domain/delays.ts';
import { openEventStream, type EventStream } from '../../tests/support/voting/eventStream.ts';
import { manualClock } from '../../tests/support/servers/manualClock.ts';
import { sendSms } from '../../tests/support/voting/sendSms.ts';
import { layTestSeason, seasonNow } from '../../tests/support/catalogue/testSeason.ts';
import { startTestServer, type TestServer } from '../../tests/support/servers/testServer.ts';
import { CHANGE_INTERVAL_MS } from './boardPublisher.ts';

const clock = manualClock(seasonNow);
let server: TestServer;
const streams: EventStream[] = [];

beforeAll(async () => {
  server = await startTestServer({ clock, prepare: (store) => layTestSeason(store, clock.now()) });
});
afterAll(async () => {
  for (const stream of streams) stream.close();
  await server.close();
});
/**
 * Before each test, publish all changes and let the interval pass, so that the next change is published at
 * once.
 */
beforeEach(async () => {
  clock.advance(CHANGE_INTERVAL_MS);
  await server.app.live.publisher.refresh();
  clock.advance(CHANGE_INTERVAL_MS);
});

const readBoard = async () => (await (await fetch(`${server.site}/api/voter/participants`)).json()) as Board;
const vote = async (text: string) => {
  const response = await sendSms(server.site, clock, { text });
  expect(await response.json()).toMatchObject({ outcome: 'counted' });
};
const follow = async (since?: string, headers: Record<string, string> = {}) => {
  const query = since === undefined ? '' : `?since=${since}`;
  const stream = await openEventStream(`${server.site}/api/voter/stream${query}`, headers);
  streams.push(stream);
  return stream;
};
/** Lets the interval between versions pass, so that a change that waited for it is published. */
const allowChange = () => {
  clock.advance(CHANGE_INTERVAL_MS);
  server.app.live.publisher.tick();
};
const entryOf = (board: Board, code: string) => {
  const found = board.data.participants.find((each) => each.sms_code === code);
  if (!found) throw new Error(`nobody has the code ${code}`);
  return found;
};

describe('a new follower', () => {
  it('without a version gets the whole board, and the time', async () => {
    const board = await readBoard();
    const stream = await follow();
    expect(await stream.next()).toEqual({ event: 'board', id: board.version, data: board });
    expect(await stream.next()).toEqual({
      event: 'time',
      id: board.version,
      data: { version: board.version, server_time: clock.now() },
    });
  });

  it('with the current version gets the time alone', async () => {
    const { version } = await readBoard();
    const stream = await follow(version);
    expect(await stream.next()).toMatchObject({ event: 'time', id: version });
  });

  it('with an earlier version gets the missed changes', async () => {
    const before = await readBoard();
    await vote('301');
    await server.app.live.publisher.refresh();
    const after = await readBoard();
    const stream = await follow(before.version);
    expect(await stream.next()).toMatchObject({
      event: 'votes',
      id: after.version,
      data: { votes: [{ voter_id: entryOf(after, '301').voter_id }] },
    });
    expect(await stream.next()).toMatchObject({ event: 'time', id: after.version });
  });

  it("with a browser's Last-Event-ID gets the missed changes since then, whatever the address says", async () => {
    const before = await readBoard();
    await vote('301');
    await server.app.live.publisher.refresh();
    const after = await readBoard();
    const stream = await follow(after.version, { 'last-event-id': before.version });
    expect(await stream.next()).toMatchObject({ event: 'votes', id: after.version });
  });

  it.each(['foreign.1', 'nothing', '1'])(
    'with the version %s of another run gets the whole board',
    async (since) => {
      const stream = await follow(since);
      expect(await stream.next()).toMatchObject({ event: 'board' });
    },
  );

  it('with an unknown version gets the whole board', async () => {
    const { version } = await readBoard();
    const [epoch] = version.split('.');
    const stream = await follow(`${epoch}.999999`);
    expect(await stream.next()).toMatchObject({ event: 'board', id: version });
  });
});

describe('a follower', () => {
  it('gets a vote, and only the contestants that it changes', async () => {
    const before = await readBoard();
    const stream = await follow(before.version);
    await stream.next();
    const votedAt = clock.now();
    await vote('302');
    allowChange();
    const { id, event, data } = await stream.next();
    const entry = entryOf(before, '302');
    expect(event).toBe('votes');
    expect(data).toEqual({
      version: id,
      server_time: expect.any(Number),
      votes: [
        {
          voter_id: entry.voter_id,
          total_votes: entry.total_votes + 1,
          reached_at: votedAt,
          hour_rank: entry.hour_rank,
        },
      ],
    });
  });

  it('gets changes at most four times a second, and then all of them', async () => {
    const before = await readBoard();
    const stream = await follow(before.version);
    await stream.next();
    await vote('301');
    allowChange();
    await stream.next();
    await server.app.live.publisher.refresh();
    for (let count = 0; count < 5; count += 1) await vote('301');
    clock.advance(CHANGE_INTERVAL_MS - 1);
    server.app.live.publisher.tick();
    await vote('302');
    expect(stream.waiting()).toEqual([]);
    clock.advance(1);
    server.app.live.publisher.tick();
    const { data } = await stream.next();
    const totals = new Map((data as BoardDelta).votes.map((each) => [each.voter_id, each.total_votes]));
    expect(totals).toEqual(
      new Map(
        ['301', '302'].map((code) => {
          const { voter_id, total_votes } = entryOf(before, code);
          return [voter_id, total_votes + (code === '301' ? 6 : 1)];
        }),
      ),
    );
  });

  it('that applies every delta holds the same board as other readers', async () => {
    let board = await readBoard();
    const stream = await follow(board.version);
    await stream.next();
    for (const text of ['301', '302', '302', '301', '302']) {
      await vote(text);
      allowChange();
      board = applyDelta(board, (await stream.next()).data as BoardDelta);
    }
    expect(board).toEqual({ ...(await readBoard()), server_time: board.server_time });
  });

  it('gets the time twice before a page takes the stream for cut', async () => {
    const { version } = await readBoard();
    const stream = await follow(version);
    await stream.next();
    for (const _ of ['first', 'second']) {
      clock.advance(STREAM_SILENCE_MS / 2 - 1);
      await expect.poll(() => stream.waiting().at(-1)?.event, { timeout: 5_000 }).toBe('time');
      await stream.next();
    }
  });

  it('gets the time when there is nothing else', async () => {
    const { version } = await readBoard();
    const stream = await follow(version);
    await stream.next();
    clock.advance(STREAM_HEARTBEAT_MS);
    expect(await stream.next()).toEqual({
      event: 'time',
      id: version,
      data: { version, server_time: clock.now() },
    });
  });
});
