import { afterAll, beforeAll, expect, it } from 'vitest';
import { laySecondVote, secondCompetition } from '../../tests/support/catalogue/laySecondVote.ts';
import { layTestSeason, seasonNow } from '../../tests/support/catalogue/testSeason.ts';
import { writeBeside } from '../../tests/support/database/databases.ts';
import { manualClock } from '../../tests/support/servers/manualClock.ts';
import { startTestServer, type TestServer } from '../../tests/support/servers/testServer.ts';
import { openEventStream } from '../../tests/support/voting/eventStream.ts';
import type { Board } from '../../domain/contract.ts';

const DAY = 86_400_000;
const clock = manualClock(seasonNow);
let server: TestServer;
/** The end of the first competition's last window (UTC ms). */
let end: number;

beforeAll(async () => {
  server = await startTestServer({ clock, prepare: (store) => layTestSeason(store, seasonNow) });
  end = Math.max(...server.app.live.boards.main.view.groups.map(({ closes_at }) => closes_at));
  await writeBeside(server.config, (db) => laySecondVote(db, { opens_at: end, closes_at: end + DAY }));
  await server.app.live.publisher.refresh();
});
afterAll(() => server.close());

it('follows on a stream without a competition the vote that opens after the last one closed', async () => {
  const { main } = server.app.live.boards;
  clock.advance(end - 1 - clock.now());
  await server.app.live.publisher.refresh();
  expect(server.app.live.boards.main).toBe(main);
  const stream = await openEventStream(`${server.site}/api/voter/stream?since=${main.version}`);
  clock.advance(1);
  let event = await stream.next();
  while (event.event !== 'board') event = await stream.next();
  stream.close();
  expect((event.data as Board).data.competition?.id).toBe(secondCompetition);
  expect(server.app.live.boards.main.view.competition?.id).toBe(secondCompetition);
});
