/** Boards at the times at which the vote's pages look different. */
import { rankParticipants } from '../../../domain/board.ts';
import type { Board, Group } from '../../../domain/contract.ts';
import type { LoadedBoard, RecalledBoard } from '../../../src/machines/publicVoting/publicVotingTypes.ts';
import { board, boardTime, config, groups } from './boardFixtures.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const withGroups = (changed: Group[]): Board => ({
  ...board,
  data: { ...board.data, groups: changed },
});
export const loadedAt = (at: number, shown: Board = board): LoadedBoard => ({
  board: { ...shown, server_time: at },
  config: { ...config, server_time: at },
  at,
});
export const recalledBoard = (changes: Partial<RecalledBoard>): RecalledBoard => ({
  source: 'remembered',
  board,
  config,
  savedAt: boardTime - 26 * MINUTE,
  at: boardTime,
  ...changes,
});

/**
 * A board whose third group closes six hours early, so that no group is open until the fourth opens at
 * midnight.
 */
const evening = withGroups(
  groups.map((group) => (group.number === 3 ? { ...group, closes_at: group.closes_at - 6 * HOUR } : group)),
);
/**
 * A board on which every group has the contestants of the third.
 * @param everywhere whether they have their votes in all groups; otherwise none has votes
 */
const voted = (everywhere: boolean) =>
  withGroups(
    groups.map((group) => ({
      ...group,
      participants: rankParticipants(
        groups[2]!.participants.map((participant, index) => ({
          ...participant,
          voter_id: `${group.number}-${index}`,
          ...(!everywhere && { total_votes: 0, hour_rank: 0 }),
        })),
        50,
      ),
    })),
  );

/** Another vote under way. */
const chanting = {
  id: 'chanting'.padEnd(22, '0'),
  name: 'الإنشاد الوطني',
  name_ar: 'الإنشاد الوطني',
  name_en: 'National chanting',
};
/** The board while another competition has a vote. */
export const besideAnother: Board = { ...board, data: { ...board.data, competitions: [chanting] } };

/** The board while the vote of the open group is stopped. */
const stopped = withGroups(
  groups.map((group) =>
    group.number === 3
      ? {
          ...group,
          stopped: {
            at: boardTime - 10 * MINUTE,
            reason_ar: 'انقطع البث المباشر، ونستأنف التصويت فور عودته.',
            reason_en: 'The live broadcast is down. Voting goes on as soon as it is back.',
          },
        }
      : group,
  ),
);

export const moments = {
  live: loadedAt(boardTime),
  stopped: loadedAt(boardTime, stopped),
  waiting: loadedAt(boardTime, { ...board, waiting: 1_240 }),
  besideAnother: loadedAt(boardTime, besideAnother),
  lastHour: loadedAt(groups[2]!.closes_at - 42 * MINUTE),
  lastMinutes: loadedAt(groups[2]!.closes_at - 272_000),
  betweenGroups: loadedAt(groups[3]!.opens_at - 5 * HOUR - 760_000, evening),
  upcoming: loadedAt(groups[0]!.opens_at - 3 * DAY, voted(false)),
  ended: loadedAt(groups[4]!.closes_at + HOUR, voted(true)),
  nothingScheduled: loadedAt(boardTime, withGroups([])),
  /** A board whose open group has no contestants yet. */
  emptyGroup: loadedAt(
    boardTime,
    withGroups(groups.map((group) => (group.number === 3 ? { ...group, participants: [] } : group))),
  ),
} satisfies Record<string, LoadedBoard>;
