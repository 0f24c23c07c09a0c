import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Board, BoardDelta } from '../../../domain/contract.ts';
import {
  laySecondVote,
  secondCompetition,
  secondEntries,
} from '../../../tests/support/catalogue/laySecondVote.ts';
import { layTestSeason, seasonNow } from '../../../tests/support/catalogue/testSeason.ts';
import { openPostgresDatabase, type TestDatabase } from '../../../tests/support/database/databases.ts';
import { manualClock } from '../../../tests/support/servers/manualClock.ts';
import { startTestServer, type TestServer } from '../../../tests/support/servers/testServer.ts';
import { openEventStream, type EventStream } from '../../../tests/support/voting/eventStream.ts';
import { sendSms } from '../../../tests/support/voting/sendSms.ts';
import { CHANGE_INTERVAL_MS } from '../boardPublisher.ts';

const HOUR = 3_600_000;
const clock = manualClock(seasonNow);
let database: TestDatabase;
let a: TestServer;
let b: TestServer;
let stream: EventStream | undefined;

beforeAll(async () => {
  database = await openPostgresDatabase();
  const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
  a = await startTestServer({
    clock,
    config: { databaseUrl },
    prepare: async (store) => {
      await layTestSeason(store, seasonNow);
      await laySecondVote(database.db, { opens_at: seasonNow - HOUR, closes_at: seasonNow + HOUR });
    },
  });
  b = await startTestServer({ clock, config: { databaseUrl, keysDir: a.config.keysDir } });
});
afterAll(async () => {
  stream?.close();
  await b.close();
  await a.close();
  await database.close();
});
/** The versions of both boards, as one text. */
const versionsOf = ({ app }: TestServer) =>
  [...app.live.boards.versions.values()]
    .map(({ version }) => version)
    .toSorted()
    .join();
/** Before each test both nodes show the same versions, and the interval to the next ones has passed. */
beforeEach(async () => {
  clock.advance(CHANGE_INTERVAL_MS);
  await a.app.live.publisher.refresh();
  await vi.waitUntil(() => versionsOf(b) === versionsOf(a), { timeout: 60_000 });
  clock.advance(CHANGE_INTERVAL_MS);
});

const ofSecond = `competition=${secondCompetition}`;
const boardOf = async (node: TestServer, query = '') =>
  (await (await fetch(`${node.site}/api/voter/participants?${query}`)).json()) as Board;
const totals = ({ data }: Board) =>
  Object.fromEntries(
    data.participants
      .map(({ sms_code, total_votes }): [string, number] => [sms_code, total_votes])
      .toSorted(([one], [other]) => Number(one) - Number(other)),
  );
const vote = async (node: TestServer, text: string) =>
  expect(await (await sendSms(node.site, clock, { text })).json()).toMatchObject({ outcome: 'counted' });

it('shows the votes of each competition on its own board, at every node alike', async () => {
  await Promise.all([vote(a, '301'), vote(b, '801'), vote(a, '802'), vote(b, '302'), vote(b, '302')]);
  clock.advance(CHANGE_INTERVAL_MS);
  await a.app.live.publisher.refresh();
  await vi.waitUntil(() => versionsOf(b) === versionsOf(a), { timeout: 60_000 });
  for (const node of [a, b]) {
    const [main, second] = [await boardOf(node), await boardOf(node, ofSecond)];
    expect(totals(main)).toEqual({ '301': 1, '302': 2 });
    expect(totals(second)).toEqual({ '801': 1, '802': 1 });
    expect(second.data.competitions).toEqual([
      expect.objectContaining({ id: main.data.competition?.id, name_en: main.data.competition?.name_en }),
    ]);
  }
});

it('sends a vote at one node to the streams of its competition at the other', async () => {
  const { version } = await boardOf(b, ofSecond);
  stream = await openEventStream(`${b.site}/api/voter/stream?${ofSecond}&since=${version}`);
  await vote(a, '301');
  await vote(a, '802');
  clock.advance(CHANGE_INTERVAL_MS);
  let event = await stream.next();
  while (event.event === 'time') event = await stream.next();
  expect((event.data as BoardDelta).votes.map(({ voter_id }) => voter_id)).toEqual([secondEntries[1]!.id]);
});
