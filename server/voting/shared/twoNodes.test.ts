import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { applyDelta } from '../../../domain/board.ts';
import type { Board, BoardDelta, BoardPointer } from '../../../domain/contract.ts';
import { layTestSeason, seasonNow } from '../../../tests/support/catalogue/testSeason.ts';
import { openPostgresDatabase, type TestDatabase } from '../../../tests/support/database/databases.ts';
import { manualClock } from '../../../tests/support/servers/manualClock.ts';
import {
  startTestServer,
  type TestServer,
  type TestServerOptions,
} from '../../../tests/support/servers/testServer.ts';
import { openEventStream, type EventStream } from '../../../tests/support/voting/eventStream.ts';
import { sendSms } from '../../../tests/support/voting/sendSms.ts';
import { CHANGE_INTERVAL_MS } from '../boardPublisher.ts';

const clock = manualClock(seasonNow);
let database: TestDatabase;
let a: TestServer;
let b: TestServer;
const streams: EventStream[] = [];

beforeAll(async () => {
  database = await openPostgresDatabase();
  a = await startNode((store) => layTestSeason(store, seasonNow));
  b = await startNode(undefined, a);
});
afterAll(async () => {
  for (const stream of streams) stream.close();
  await b.close();
  await database.close();
});
/** Before each test both nodes show the same version, and the interval to the next one has passed. */
beforeEach(async () => {
  clock.advance(CHANGE_INTERVAL_MS);
  await a.app.live.publisher.refresh();
  await vi.waitUntil(() => b.app.live.boards.main.version === a.app.live.boards.main.version, {
    timeout: 90_000,
  });
  clock.advance(CHANGE_INTERVAL_MS);
});

const startNode = (prepare?: TestServerOptions['prepare'], first?: TestServer) => {
  const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
  const config = { databaseUrl, ...(first && { keysDir: first.config.keysDir }) };
  return startTestServer({ clock, config, ...(prepare && { prepare }) });
};
const ask = (node: TestServer, headers: Record<string, string> = {}) =>
  fetch(`${node.site}/api/voter/participants`, { headers });
const boardOf = async (node: TestServer) => (await (await ask(node)).json()) as Board;
const vote = async (node: TestServer, text = '301') =>
  expect(await (await sendSms(node.site, clock, { text })).json()).toMatchObject({ outcome: 'counted' });
const follow = async (node: TestServer, since: string) => {
  const stream = await openEventStream(`${node.site}/api/voter/stream?since=${since}`);
  streams.push(stream);
  return stream;
};
/** The next event of a stream, leaving out those that only tell the time. */
const nextChange = async (stream: EventStream) => {
  for (;;) {
    const event = await stream.next();
    if (event.event !== 'time') return event;
  }
};

it('every node answers with the same bytes and ETag, and with 304 to a holder of the other’s', async () => {
  const [first, second] = [await ask(a), await ask(b)];
  const tag = first.headers.get('etag') ?? '';
  expect([second.headers.get('etag'), await second.text()]).toEqual([tag, await first.text()]);
  expect((await ask(b, { 'if-none-match': tag })).status).toBe(304);
});

it('a vote at one node reaches the streams of the other as the same delta', async () => {
  const { version } = await boardOf(a);
  const [atA, atB] = [await follow(a, version), await follow(b, version)];
  await vote(b);
  clock.advance(CHANGE_INTERVAL_MS);
  const delta = await nextChange(atB);
  expect(delta).toEqual(await nextChange(atA));
  expect([delta.event, (delta.data as BoardDelta).votes]).toEqual(['votes', [expect.anything()]]);
});

it('a version of one node costs deltas at the other, which lead to the same board', async () => {
  const before = await boardOf(a);
  for (const text of ['301', '302']) {
    await vote(a, text);
    clock.advance(CHANGE_INTERVAL_MS);
    await a.app.live.publisher.refresh();
  }
  await expect.poll(() => b.app.live.boards.main.version).toBe(a.app.live.boards.main.version);
  const stream = await follow(b, before.version);
  let board = before;
  while (board.version !== a.app.live.boards.main.version) {
    const { event, data } = await nextChange(stream);
    expect(event).toBe('votes');
    board = applyDelta(board, data as BoardDelta);
  }
  expect(board.data).toEqual((await boardOf(b)).data);
});

it('a node that starts later answers with the same ETag, and a version from before it with deltas', async () => {
  const { version } = await boardOf(a);
  await vote(a);
  clock.advance(CHANGE_INTERVAL_MS);
  await a.app.live.publisher.refresh();
  const late = await startNode(undefined, a);
  expect((await ask(late)).headers.get('etag')).toBe((await ask(a)).headers.get('etag'));
  expect(await nextChange(await follow(late, version))).toMatchObject({ event: 'votes' });
  await late.close();
});

it('every node makes the same bytes of a piece and of a whole board, also one that starts late', async () => {
  for (const text of ['301', '302', '301', '302', '301']) {
    await vote(a, text);
    clock.advance(CHANGE_INTERVAL_MS);
    await a.app.live.publisher.refresh();
  }
  await expect.poll(() => b.app.live.boards.main.version).toBe(a.app.live.boards.main.version);
  const late = await startNode(undefined, a);
  const pointers = await Promise.all(
    [a, b, late].map(
      async ({ site }) => (await (await fetch(`${site}/api/voter/board`)).json()) as BoardPointer,
    ),
  );
  const [{ competition, version, steps } = { competition: null, version: '', steps: [] }] = pointers;
  expect(pointers).toEqual(
    Array.from({ length: 3 }, () => expect.objectContaining({ competition, version, steps })),
  );
  for (const path of [
    `board/${competition}/${version}`,
    ...[...steps, version].map((to) => `deltas/${competition}/${to}`),
  ]) {
    const answers = await Promise.all(
      [a, b, late].map(async ({ site }) => {
        const response = await fetch(`${site}/api/voter/${path}`);
        return [response.status, response.headers.get('etag'), await response.text()];
      }),
    );
    expect(answers).toEqual(Array.from({ length: 3 }, () => answers[0]));
    expect(answers[0]?.[0]).toBe(200);
  }
  await late.close();
});

it('a vote reaches the other node although its announcements are lost, and they return', async () => {
  const cut = () =>
    sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE query LIKE 'LISTEN%' AND datname = current_database()`.execute(database.db);
  const listeners = async () => {
    const { rows } = await sql`SELECT pid FROM pg_stat_activity
      WHERE query LIKE 'LISTEN%' AND datname = current_database()`.execute(database.db);
    return rows.length;
  };
  await expect.poll(listeners).toBe(2);
  await cut();
  const { version } = await boardOf(a);
  const stream = await follow(b, version);
  await vote(a);
  clock.advance(CHANGE_INTERVAL_MS);
  expect(await nextChange(stream)).toMatchObject({ event: 'votes' });
  clock.advance(1_000);
  await expect.poll(listeners).toBe(2);
});

it('opens and closes windows at midnight on all nodes with the same version', async () => {
  const { data, version } = await boardOf(a);
  const streamOfB = await follow(b, version);
  const midnight = data.groups.find(({ number }) => number === 3)?.closes_at ?? 0;
  clock.advance(midnight - clock.now());
  await nextChange(streamOfB);
  await expect.poll(async () => (await boardOf(a)).version).toBe((await boardOf(b)).version);
  const [atA, atB] = [await boardOf(a), await boardOf(b)];
  expect(atA.data).toEqual(atB.data);
  expect(atA.data.participants.map(({ sms_code }) => sms_code).toSorted()).toEqual(['401', '402']);
});

it('goes on with deltas after the node that published is gone', async () => {
  const { version } = await boardOf(a);
  await a.close();
  const stream = await follow(b, version);
  await vote(b, '401');
  const versionOfB = () => {
    clock.advance(CHANGE_INTERVAL_MS);
    return b.app.live.boards.main.version;
  };
  await expect.poll(versionOfB).not.toBe(version);
  expect(await nextChange(stream)).toMatchObject({ event: 'votes' });
});
