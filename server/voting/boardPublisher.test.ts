import { afterEach, beforeEach, expect, it } from 'vitest';
import { forEachDatabase, type TestDatabase } from '../../tests/support/database/databases.ts';
import { manualClock } from '../../tests/support/servers/manualClock.ts';
import { entryId, laySmallSeason, opens, roundId } from '../../tests/support/catalogue/seasonFixture.ts';
import {
  laySecondVote,
  secondCompetition,
  secondEntries,
} from '../../tests/support/catalogue/laySecondVote.ts';
import { BoardPublisher, CHANGE_INTERVAL_MS, memoryLog, RESTING_READ_MS } from './boardPublisher.ts';
import { LiveBoards, STALE_AFTER_MS } from './liveBoards.ts';

const POLL_MS = 1_000;
const DAY = 86_400_000;

forEachDatabase('the board in memory', ({ open }) => {
  const clock = manualClock(opens);
  let database: TestDatabase;
  const errors: unknown[] = [];
  let boards: LiveBoards;
  let publisher: BoardPublisher;

  beforeEach(async () => {
    database = await open();
    await laySmallSeason(database.db);
    errors.length = 0;
    boards = new LiveBoards({ clock, onError: (error) => errors.push(error) });
    publisher = new BoardPublisher({
      database: database.db,
      clock,
      boards,
      log: memoryLog(boards),
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
      .onConflict((conflict) => conflict.columns(['round_id', 'entry_id']).doUpdateSet({ votes }))
      .execute();
  const totals = () => boards.main.view.groups[0]?.participants.map(({ total_votes }) => total_votes);
  const voteAfter = async (ms: number, votes: number) => {
    clock.advance(ms);
    await setVotes(votes);
    publisher.touch();
    await expect.poll(totals).toContain(votes);
  };
  const change = () => new Promise<string>((resolve) => boards.onChange(resolve));

  it('holds every contestant of the round with an open window', () => {
    expect(boards.main.view.groups.map(({ participants }) => participants.length)).toEqual([3, 3]);
    expect(boards.main.view.competition?.name_en).toBe('Singing');
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

  it('reads a board whose vote is not under way only every 10 seconds', async () => {
    await laySecondVote(database.db, { opens_at: opens + DAY, closes_at: opens + 2 * DAY });
    await publisher.refresh();
    await database.db.updateTable('users').set({ full_name: 'New' }).where('id', '=', 'user-801').execute();
    const names = () =>
      boards.of(secondCompetition)?.view.groups[0]?.participants.map(({ user }) => user.full_name);
    await voteAfter(RESTING_READ_MS - 1, 1);
    expect(names()).toEqual(['Chanter 801', 'Chanter 802']);
    await voteAfter(CHANGE_INTERVAL_MS, 2);
    await expect.poll(names).toEqual(['New', 'Chanter 802']);
  });

  it('counts the entries of a competition only every 10 seconds', async () => {
    const counted = () => boards.main.view.competition?.total_participants;
    expect(counted()).toBe(6);
    await database.db
      .updateTable('entries')
      .set({ status: 'rejected' })
      .where('id', '=', entryId(5))
      .execute();
    await voteAfter(RESTING_READ_MS - 1, 1);
    expect(counted()).toBe(6);
    await voteAfter(CHANGE_INTERVAL_MS, 2);
    await expect.poll(counted).toBe(5);
  });

  it('keeps an empty board of a competition that has no vote any more', async () => {
    await laySecondVote(database.db, { opens_at: opens, closes_at: opens + DAY });
    await publisher.refresh();
    expect(boards.of(secondCompetition)?.view.groups).toHaveLength(1);
    await database.db.deleteFrom('round_entries').where('round_id', '=', 'second-round').execute();
    await database.db.deleteFrom('voting_groups').where('round_id', '=', 'second-round').execute();
    await publisher.refresh();
    expect(boards.of(secondCompetition)).toBeUndefined();
    expect(boards.asked({ entry: secondEntries[0]!.id })).toBe(boards.main);
    expect(boards.main.view.competitions).toBeUndefined();
  });

  it('keeps the last board for a while when it cannot be read, and reports it once', async () => {
    await database.db.schema.alterTable('tallies').renameTo('elsewhere').execute();
    await publisher.refresh();
    clock.advance(STALE_AFTER_MS - 1);
    await publisher.refresh();
    expect([errors.length, totals(), boards.stale]).toEqual([1, [0, 0, 0], false]);
    clock.advance(1);
    expect(boards.stale).toBe(true);
    await database.db.schema.alterTable('elsewhere').renameTo('tallies').execute();
    await publisher.refresh();
    expect([errors.length, boards.stale]).toEqual([1, false]);
  });
});
