import { afterEach, beforeEach, expect, it } from 'vitest';
import { entryId, laySmallSeason, opens, roundId } from '../../../tests/support/catalogue/seasonFixture.ts';
import { openPostgresDatabase, type TestDatabase } from '../../../tests/support/database/databases.ts';
import { manualClock } from '../../../tests/support/servers/manualClock.ts';
import { BoardPublisher } from '../boardPublisher.ts';
import { KEPT_DELTAS } from '../liveBoard.ts';
import { LiveBoards, STALE_AFTER_MS } from '../liveBoards.ts';
import { SharedBoards, SILENCE_MS } from './sharedBoards.ts';

const clock = manualClock(opens);
let database: TestDatabase;
const errors: string[] = [];

beforeEach(async () => {
  database = await openPostgresDatabase();
  await laySmallSeason(database.db);
  errors.length = 0;
});
afterEach(() => database.close());

/** A node that publishes and shows the board; the test calls it in place of timers. */
function startNode() {
  const announcements = { isTrusted: true, doubts: 0, doubt: () => (announcements.doubts += 1) };
  const onError = (error: unknown) => errors.push((error as Error).message);
  const boards = new LiveBoards({ clock, onError });
  const shared = new SharedBoards({ database: database.db, clock, boards, announcements, onError });
  const publisher = new BoardPublisher({ database: database.db, clock, boards, log: shared });
  const kinds: string[] = [];
  boards.onChange((kind) => kinds.push(kind));
  return { boards, shared, publisher, announcements, kinds };
}

let votes = 0;
const addVote = () =>
  database.db
    .insertInto('tallies')
    .values({
      round_id: roundId,
      entry_id: entryId(2),
      votes: (votes += 1),
      reached_at: clock.now(),
      hour: opens,
      votes_at_hour: 0,
    })
    .onConflict((conflict) =>
      conflict.columns(['round_id', 'entry_id']).doUpdateSet({ votes, reached_at: clock.now() }),
    )
    .execute();
const bytesOf = ({ boards }: { boards: LiveBoards }) => boards.main.body.text.toString();
const versionsAfter = ({ boards }: { boards: LiveBoards }, version: string) =>
  boards.main.deltasAfter(version)?.map((delta) => delta.version);

it('shows what another node published, byte for byte, and its changes as deltas', async () => {
  const [a, b] = [startNode(), startNode()];
  await a.publisher.refresh();
  await b.shared.follow();
  const before = a.boards.main.version;
  await addVote();
  await a.publisher.refresh();
  await b.shared.follow();
  expect(bytesOf(b)).toBe(bytesOf(a));
  expect([a.boards.main.view.groups[0]?.participants[0]?.total_votes, b.kinds]).toEqual([
    votes,
    ['board', 'votes'],
  ]);
  expect(versionsAfter(b, before)).toEqual([a.boards.main.version]);
});

it('has the same board and as many deltas on a node that starts late', async () => {
  const early = startNode();
  await early.publisher.refresh();
  const versions = [early.boards.main.version];
  for (let count = 0; count < KEPT_DELTAS + 150; count += 1) {
    await addVote();
    await early.publisher.refresh();
    versions.push(early.boards.main.version);
  }
  const late = startNode();
  await late.shared.follow();
  const oldest = versions.at(-1 - KEPT_DELTAS) ?? '';
  expect(bytesOf(late)).toBe(bytesOf(early));
  expect(versionsAfter(late, oldest)).toEqual(versions.slice(-KEPT_DELTAS));
  expect(versionsAfter(late, versions[0] ?? '')).toBeUndefined();
});

it('publishes a change once when two nodes find it together', async () => {
  const [a, b] = [startNode(), startNode()];
  await a.publisher.refresh();
  await b.shared.follow();
  await addVote();
  await Promise.all([a.publisher.refresh(), b.publisher.refresh()]);
  await Promise.all([a.shared.follow(), b.shared.follow()]);
  const rows = await database.db
    .selectFrom('competition_boards')
    .select('version')
    .orderBy('number')
    .execute();
  expect(rows).toHaveLength(2);
  expect([a.boards.main.version, b.boards.main.version]).toEqual([rows[1]?.version, rows[1]?.version]);
});

it('publishes from where the board is, also on a node that did not follow', async () => {
  const [a, b] = [startNode(), startNode()];
  await a.publisher.refresh();
  await b.publisher.refresh();
  await addVote();
  await a.publisher.refresh();
  await addVote();
  await b.publisher.refresh();
  expect(b.boards.main.version).toBe(a.boards.main.version);
  await b.publisher.refresh();
  await a.shared.follow();
  expect([bytesOf(a), a.boards.main.current.number]).toEqual([bytesOf(b), 3]);
});

it('starts anew from a database that lost its newest versions', async () => {
  const node = startNode();
  await node.publisher.refresh();
  const { version } = node.boards.main;
  await addVote();
  await node.publisher.refresh();
  const lost = node.boards.main.version;
  await database.db.deleteFrom('competition_boards').where('number', '=', 2).execute();
  await node.shared.follow();
  expect([node.boards.main.version, node.kinds]).toEqual([version, ['board', 'votes', 'board']]);
  await node.publisher.refresh();
  expect(node.boards.main.version).not.toBe(lost);
  expect(versionsAfter(node, lost)).toBeUndefined();
});

it('is stale while no node publishes for long, and current with the next version', async () => {
  const [a, b] = [startNode(), startNode()];
  await a.publisher.refresh();
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 1_000) {
      clock.advance(1_000);
      await b.shared.follow();
    }
  };
  await b.shared.follow();
  await pass(SILENCE_MS);
  expect([b.shared.isSilent, errors]).toEqual([false, []]);
  await pass(STALE_AFTER_MS - SILENCE_MS - 1_000);
  expect([b.shared.isSilent, b.boards.stale, errors]).toEqual([
    true,
    false,
    ['No node publishes the board.'],
  ]);
  await pass(1_000);
  expect(b.boards.stale).toBe(true);
  await a.publisher.refresh();
  await b.shared.follow();
  expect([b.shared.isSilent, b.boards.stale]).toEqual([false, false]);
});

it('is not stale after this node alone was suspended', async () => {
  const node = startNode();
  await node.publisher.refresh();
  await node.shared.follow();
  clock.advance(3_600_000);
  await node.shared.follow();
  expect([node.boards.stale, errors]).toEqual([false, []]);
});

it('is stale after the database did not answer for long', async () => {
  const node = startNode();
  await node.publisher.refresh();
  await database.db.schema.alterTable('competition_boards').renameTo('elsewhere').execute();
  await node.shared.follow();
  clock.advance(STALE_AFTER_MS);
  expect([node.boards.stale, errors.length]).toEqual([true, 1]);
});

it('doubts announcements after it found a version that nothing announced', async () => {
  const [a, b] = [startNode(), startNode()];
  await a.publisher.refresh();
  await b.shared.follow();
  const poll = async () => {
    clock.advance(1_000);
    b.shared.tick();
    await b.shared.follow();
  };
  await addVote();
  await a.publisher.refresh();
  await poll();
  b.shared.hear();
  await poll();
  expect([b.announcements.doubts, b.boards.main.version]).toEqual([0, a.boards.main.version]);
  await addVote();
  await a.publisher.refresh();
  await poll();
  await poll();
  expect([b.announcements.doubts, b.boards.main.version]).toEqual([1, a.boards.main.version]);
});
