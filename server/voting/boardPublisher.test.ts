import { afterEach, beforeEach, expect, it } from 'vitest';
import { forEachDatabase, type TestDatabase } from '../../tests/support/database/databases.ts';
import { manualClock } from '../../tests/support/servers/manualClock.ts';
import { entryId, laySmallSeason, opens, roundId } from '../../tests/support/catalogue/seasonFixture.ts';
import { BoardPublisher, CHANGE_INTERVAL_MS, memoryLog } from './boardPublisher.ts';
import { LiveBoard, STALE_AFTER_MS } from './liveBoard.ts';

const POLL_MS = 1_000;

forEachDatabase('the board in memory', ({ open }) => {
  const clock = manualClock(opens);
  let database: TestDatabase;
  const errors: unknown[] = [];
  let board: LiveBoard;
  let publisher: BoardPublisher;

  beforeEach(async () => {
    database = await open();
    await laySmallSeason(database.db);
    errors.length = 0;
    board = new LiveBoard({ clock, onError: (error) => errors.push(error) });
    publisher = new BoardPublisher({
      database: database.db,
      clock,
      board,
      log: memoryLog(board),
      pollMs: POLL_MS,
    });
    await publisher.refresh();
  });
  afterEach(() => database.close());

  const setVotes = (votes: number) =>
    database.db
      .insertInto('tallies')
      .values({
        round_id: roundId,
        entry_id: entryId(2),
        votes,
        reached_at: clock.now(),
        hour: opens,
        votes_at_hour: 0,
      })
      .execute();
  const totals = () => board.view.groups[0]?.participants.map(({ total_votes }) => total_votes);
  const change = () => new Promise<string>((resolve) => board.onChange(resolve));

  it('holds every contestant of the round with an open window', () => {
    expect(board.view.groups.map(({ participants }) => participants.length)).toEqual([3, 3]);
    expect(board.view.competition?.name_en).toBe('Singing');
  });

  it("finds another process's writes by polling", async () => {
    await setVotes(7);
    clock.advance(POLL_MS - 1);
    publisher.tick();
    expect(totals()).toEqual([0, 0, 0]);
    const changed = change();
    clock.advance(1);
    publisher.tick();
    expect([await changed, totals()]).toEqual(['votes', [7, 0, 0]]);
  });

  it('shows a commit of its own process as soon as its pace allows', async () => {
    await setVotes(7);
    clock.advance(CHANGE_INTERVAL_MS);
    const changed = change();
    publisher.touch();
    await changed;
    expect(totals()).toEqual([7, 0, 0]);
  });

  it('keeps the last board for a while when it cannot be read, and reports it once', async () => {
    await database.db.schema.alterTable('tallies').renameTo('elsewhere').execute();
    await publisher.refresh();
    clock.advance(STALE_AFTER_MS - 1);
    await publisher.refresh();
    expect([errors.length, totals(), board.stale]).toEqual([1, [0, 0, 0], false]);
    clock.advance(1);
    expect(board.stale).toBe(true);
    await database.db.schema.alterTable('elsewhere').renameTo('tallies').execute();
    await publisher.refresh();
    expect([errors.length, board.stale]).toEqual([1, false]);
  });
});
