import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyDelta } from '../../domain/board.ts';
import type { Board, BoardDelta } from '../../domain/contract.ts';
import { openEventStream } from '../../tests/support/voting/eventStream.ts';
import { manualClock } from '../../tests/support/servers/manualClock.ts';
import { sendSms } from '../../tests/support/voting/sendSms.ts';
import { layTestSeason, seasonNow } from '../../tests/support/catalogue/testSeason.ts';
import { startTestServer, type TestServer } from '../../tests/support/servers/testServer.ts';
import { CHANGE_INTERVAL_MS } from './boardPublisher.ts';

/** The instant at which group 3 closes and group 4 opens: midnight in Muscat. */
const midnight = Date.parse('2026-11-22T00:00:00+04:00');
const clock = manualClock(midnight - 1);
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ clock, prepare: (store) => layTestSeason(store, seasonNow) });
});
afterAll(() => server.close());

const readBoard = async () => (await (await fetch(`${server.site}/api/voter/participants`)).json()) as Board;
const outcomeOf = async (text: string) => {
  const answer = (await (await sendSms(server.site, clock, { text })).json()) as { outcome: string };
  return answer.outcome;
};
const openCodes = (board: Board) => board.data.participants.map(({ sms_code }) => sms_code).toSorted();

it('switches the group at midnight in Muscat, for the list, the stream and the votes alike', async () => {
  const before = await readBoard();
  const stream = await openEventStream(`${server.site}/api/voter/stream?since=${before.version}`);
  await stream.next();
  expect([await outcomeOf('301'), await outcomeOf('401')]).toEqual(['counted', 'closed']);
  expect(openCodes(before)).toEqual(['301', '302']);

  clock.advance(1);
  expect([await outcomeOf('301'), await outcomeOf('401')]).toEqual(['closed', 'counted']);
  clock.advance(CHANGE_INTERVAL_MS);
  let board = before;
  while (openCodes(board)[0] !== '401') board = applyDelta(board, (await stream.next()).data as BoardDelta);
  expect(openCodes(await readBoard())).toEqual(['401', '402']);
  stream.close();
});

it('switches without votes, and sends that without repeating anybody', async () => {
  const quiet = manualClock(midnight - 1);
  const idle = await startTestServer({
    clock: quiet,
    prepare: (store) => layTestSeason(store, seasonNow),
  });
  const stream = await openEventStream(
    `${idle.site}/api/voter/stream?since=${idle.app.live.boards.main.version}`,
  );
  await stream.next();
  quiet.advance(CHANGE_INTERVAL_MS);
  const { event, id, data } = await stream.next();
  expect([event, data]).toEqual([
    'votes',
    { version: id, server_time: midnight - 1 + CHANGE_INTERVAL_MS, votes: [] },
  ]);
  stream.close();
  await idle.close();
});

it("does not switch when the machine's clock jumps over midnight", async () => {
  const early = manualClock(midnight - 60_000);
  const held = await startTestServer({
    clock: early,
    prepare: (store) => layTestSeason(store, seasonNow),
  });
  early.jump(3_600_000);
  await held.app.live.publisher.refresh();
  const board = (await (await fetch(`${held.site}/api/voter/participants`)).json()) as Board;
  const readiness = await fetch(`${held.site}/readyz`);
  expect(openCodes(board)).toEqual(['301', '302']);
  expect([readiness.status, await readiness.json()]).toEqual([
    503,
    {
      status: 'not_ready',
      checks: { database: true, standby: true, keys: true, space: true, clock: false, staying: true },
    },
  ]);
  expect(held.logLines.filter((line) => line.includes('clock_jump'))).toHaveLength(1);
  await held.close();
});
