import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEventStream } from '../../tests/support/voting/eventStream.ts';
import { manualClock } from '../../tests/support/servers/manualClock.ts';
import { layTestSeason, seasonNow } from '../../tests/support/catalogue/testSeason.ts';
import { startTestServer, type TestServer } from '../../tests/support/servers/testServer.ts';
import { CHANGE_INTERVAL_MS } from './boardPublisher.ts';
import type { VoteToAppend } from './voteToAppend.ts';

const clock = manualClock(seasonNow);
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ clock, prepare: (store) => layTestSeason(store, clock.now(), 500) });
});
afterAll(() => server.close());

/** Gives every contestant of the board a vote and publishes that. */
async function changeEverybody(round: number): Promise<void> {
  clock.advance(CHANGE_INTERVAL_MS);
  const rows = await server.store.database.selectFrom('round_entries').selectAll().execute();
  const votes = rows.map(({ entry_id, round_id }): VoteToAppend => ({
    channel: 'free',
    entryId: entry_id,
    roundId: round_id,
    groupNumber: 1,
    votes: 1,
    sourceRef: `round ${round} ${entry_id}`,
    payer: null,
    amountBaisa: 0,
    acceptedAt: clock.now(),
    reversesSeq: null,
  }));
  await Promise.all(votes.map((vote) => server.store.writer.submit('appendVotes', vote)));
  await server.app.live.publisher.refresh();
}

/** Connects to the stream and never reads from it. */
function openDeafClient(): Promise<Socket> {
  const { hostname, port } = new URL(server.site);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write('GET /api/voter/stream HTTP/1.1\r\nHost: localhost\r\n\r\n');
      resolve(socket);
    });
    socket.pause();
    socket.on('error', reject);
  });
}

it('the server drops a slow reader before it fills the memory, while all others hear on', async () => {
  const { stream, boards } = server.app.live;
  const healthy = await openEventStream(`${server.site}/api/voter/stream?since=${boards.main.version}`);
  const deaf = await openDeafClient();
  await expect.poll(() => stream.size).toBe(2);
  let rounds = 0;
  while (stream.size === 2 && rounds < 400) {
    await changeEverybody(rounds);
    rounds += 1;
  }
  expect(stream.size).toBe(1);
  let last = await healthy.next();
  while (last.id !== boards.main.version) last = await healthy.next();
  expect(last.event).toBe('votes');
  healthy.close();
  deaf.destroy();
});
