import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Board } from '../../../domain/contract.ts';
import { layTestSeason, seasonNow } from '../../../tests/support/catalogue/testSeason.ts';
import { manualClock } from '../../../tests/support/servers/manualClock.ts';
import { startTestServer, type TestServer } from '../../../tests/support/servers/testServer.ts';
import { openEventStream, type EventStream } from '../../../tests/support/voting/eventStream.ts';
import { smsFor } from '../../../tests/support/voting/standings.ts';

const clock = manualClock(seasonNow);
let server: TestServer;
let stream: EventStream | undefined;
let isDraining = false;

beforeAll(async () => {
  server = await startTestServer({
    clock,
    prepare: (store) => layTestSeason(store, clock.now()),
    wrap: (store) => ({
      ...store,
      writer: {
        ...store.writer,
        submit: (name, input, fence) =>
          name === 'drainInbox' && !isDraining
            ? Promise.reject(new Error('not now'))
            : store.writer.submit(name, input, fence),
      },
    }),
  });
});
afterAll(async () => {
  stream?.close();
  await server.close();
});

const readBoard = async () => {
  const response = await fetch(`${server.site}/api/voter/participants`);
  return { board: (await response.json()) as Board, tag: response.headers.get('etag') };
};

it('says on the board and in its stream how many messages wait, until they are counted', async () => {
  const before = await readBoard();
  expect(before.board.waiting).toBeUndefined();
  const open = before.board.data.participants[0]!;
  stream = await openEventStream(`${server.site}/api/voter/stream?since=${before.board.version}`);
  expect((await stream.next()).data).not.toHaveProperty('waiting');
  const named = [[open.voter_id]];
  const receivedAt = clock.now();
  for (const sentAt of [receivedAt, receivedAt + 1])
    await server.store.inboxWriter.submit('acceptSms', smsFor({ named, receivedAt, sentAt }));
  await expect
    .poll(async () => {
      clock.advance(1_000);
      return (await readBoard()).board.waiting;
    })
    .toBe(2);
  const waiting = await readBoard();
  const pointer = await fetch(`${server.site}/api/voter/board`);
  expect(await pointer.json()).toMatchObject({ version: before.board.version, waiting: 2 });
  expect([waiting.board.version, waiting.tag]).toEqual([
    before.board.version,
    `W/"${before.board.version}+2"`,
  ]);
  const news = async (isWanted: (next: { event: string; data: unknown }) => boolean) => {
    for (;;) {
      const next = await stream!.next();
      if (isWanted(next)) return next.data;
    }
  };
  const time = ({ event }: { event: string }) => event === 'time';
  const counts = (data: unknown) => (data as Board).waiting;
  expect(await news((next) => time(next) && counts(next.data) !== undefined)).toMatchObject({ waiting: 2 });
  isDraining = true;
  await expect
    .poll(async () => {
      clock.advance(1_000);
      return (await readBoard()).board.waiting;
    })
    .toBe(undefined);
  expect(await news(({ event }) => event === 'votes')).toMatchObject({
    votes: [{ voter_id: open.voter_id, total_votes: open.total_votes + 2 }],
  });
  await news((next) => time(next) && counts(next.data) === undefined);
  expect((await readBoard()).tag).not.toMatch(/\+/);
});
