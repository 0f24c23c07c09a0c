import { afterEach, beforeEach, expect, it } from 'vitest';
import { foldCode } from '../../domain/contestantCode.ts';
import { forEachDatabase, type TestDatabase } from '../../tests/support/database/databases.ts';
import {
  closes,
  entryId,
  laySmallSeason,
  opens,
  roundId,
  switches,
} from '../../tests/support/catalogue/seasonFixture.ts';
import { voteFor } from '../../tests/support/voting/votes.ts';
import { appendVotes } from './appendVotes.ts';
import { openContestantDirectory } from './contestantDirectory.ts';
import { countParticipants, readScheduledRounds, roundsOnBoards } from './scheduleRepo.ts';
import { readBoardRows } from './talliesRepo.ts';

const DAY = 86_400_000;
const WEEK = 7 * DAY;

forEachDatabase('the season', ({ open }) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await open();
    await laySmallSeason(database.db);
  });
  afterEach(() => database.close());

  /** Adds another round with the same contestants, one week later. */
  const layNextRound = async () => {
    await database.db
      .insertInto('rounds')
      .values({
        id: 'next',
        competition_id: 'competition',
        ordinal: 2,
        name_ar: 'ب',
        name_en: 'B',
        judges_percent: 50,
        voting_percent: 50,
      })
      .execute();
    await database.db
      .insertInto('voting_groups')
      .values({
        id: 'final',
        round_id: 'next',
        number: 1,
        name_ar: 'النهائي',
        name_en: 'Final',
        opens_at: opens + WEEK,
        closes_at: closes + WEEK,
      })
      .execute();
    await database.db
      .insertInto('round_entries')
      .values({ round_id: 'next', entry_id: entryId(2), group_id: 'final', evaluation: null })
      .execute();
  };

  it('counts the contestants of the competitions that are asked for', async () => {
    expect(await countParticipants(database.db, ['competition', 'unknown'])).toEqual(
      new Map([['competition', 6]]),
    );
    expect(await countParticipants(database.db, [])).toEqual(new Map());
  });

  it('lists its rounds with their windows and their event', async () => {
    const group = (number: number, opens_at: number, closes_at: number) => ({
      id: `group-${number}`,
      number,
      name_ar: `المجموعة ${number}`,
      name_en: `Group ${number}`,
      opens_at,
      closes_at,
    });
    expect(await readScheduledRounds(database.db)).toEqual([
      {
        id: roundId,
        ordinal: 1,
        name_ar: 'الأولى',
        name_en: 'First',
        judges_percent: 40,
        voting_percent: 60,
        competition: { id: 'competition', name_ar: 'الغناء', name_en: 'Singing' },
        event: { id: 'event', name_ar: 'الموسم', name_en: 'Season', zone: 'Asia/Muscat' },
        groups: [group(1, opens, switches), group(2, switches, closes)],
      },
    ]);
  });

  it.each(['competitions', 'events'] as const)('has no round of a draft among the %s', async (table) => {
    await database.db.updateTable(table).set({ state: 'draft' }).execute();
    expect(await readScheduledRounds(database.db)).toEqual([]);
  });

  it('puts the open round on the board, else the next, else the last', async () => {
    await layNextRound();
    const rounds = await readScheduledRounds(database.db);
    const onBoard = (now: number) => roundsOnBoards(rounds, now)[0]?.id;
    expect([opens - 1, opens, closes - 1].map(onBoard)).toEqual([roundId, roundId, roundId]);
    expect([closes, opens + WEEK, closes + WEEK, closes + 99 * WEEK].map(onBoard)).toEqual([
      'next',
      'next',
      'next',
      'next',
    ]);
    expect(roundsOnBoards([], opens)).toEqual([]);
  });

  it('has a row on the board for every contestant, with zeros until the first vote', async () => {
    await database.db
      .transaction()
      .execute((tx) => appendVotes(tx, [voteFor(5, 'a', { votes: 7 })], { stream: 'main' }));
    const rows = await readBoardRows(database.db, [roundId]);
    const row = (number: number, group_number: number) => ({
      round_id: roundId,
      entry_id: entryId(number),
      user_id: `user-${number}`,
      full_name: `Singer ${number}`,
      name_ar: `المغني ${number}`,
      name_en: null,
      country_id: 1,
      image_url: null,
      sms_code: `10${number}`,
      group_number,
      evaluation: 80_000,
      standing: 'in',
      votes: 0,
      reached_at: 0,
      hour: 0,
      votes_at_hour: 0,
    });
    expect(rows).toEqual([
      ...[1, 2, 3].map((number) => row(number, 1)),
      row(4, 2),
      { ...row(5, 2), votes: 7, reached_at: opens, hour: opens, votes_at_hour: 0 },
      row(6, 2),
    ]);
  });

  it('finds a contestant in the open, next or last round, and the entries of a code', async () => {
    await layNextRound();
    const directory = await openContestantDirectory(database.db);
    const roundAt = (now: number) => directory.findByEntry(entryId(2), now)?.roundId;
    expect([opens - DAY, opens, closes - 1, closes, opens + WEEK, closes + 2 * WEEK].map(roundAt)).toEqual([
      roundId,
      roundId,
      'next',
      'next',
      'next',
      'next',
    ]);
    expect(directory.entriesOfCode(foldCode('١٠٢'))).toEqual([entryId(2)]);
    const nextGroup = (now: number) =>
      directory.nextInRound(directory.findByEntry(entryId(1), now)!, now)?.groupNumber;
    expect([opens - 1, opens, switches, closes].map(nextGroup)).toEqual([1, 1, 2, undefined]);
    expect(directory.findByEntry(entryId(4), opens)).toEqual({
      entryId: entryId(4),
      roundId,
      groupNumber: 2,
      smsCode: '104',
      opensAt: switches,
      closesAt: closes,
      zone: 'Asia/Muscat',
      name: { full_name: 'Singer 4', full_name_ar: 'المغني 4', full_name_en: null },
      group: { name_ar: 'المجموعة 2', name_en: 'Group 2' },
    });
  });

  it('knows new contestants after a refresh', async () => {
    const directory = await openContestantDirectory(database.db);
    await database.db.updateTable('entries').set({ sms_code: 'نور' }).where('id', '=', entryId(1)).execute();
    expect(directory.entriesOfCode('نور')).toEqual([]);
    await directory.refresh();
    expect(directory.entriesOfCode('نور')).toEqual([entryId(1)]);
    expect(directory.entriesOfCode('101')).toEqual([]);
  });
});
