import { rankParticipants, windowOf } from '../../domain/board.ts';
import type { BoardCompetition, Group, OtherVote, Participant, VoteChange } from '../../domain/contract.ts';
import { evaluationScore, rankGroup } from '../../domain/ranking.ts';
import { lastFullHour, type VotingWindow, isOpen } from '../../domain/votingSchedule.ts';
import { isRunning } from './onBoard.ts';
import type { ScheduledGroup, ScheduledRound } from './scheduleRepo.ts';
import { votesAtHour, type BoardRow } from './talliesRepo.ts';

/** A board without `participants`, the list of the open group: that depends on when the board is shown. */
export type BoardView = {
  competition: BoardCompetition | null;
  groups: Group[];
  /** Other competitions with a vote under way; left out if there are none. */
  competitions?: OtherVote[];
};

/** The round of a board. `total_participants`: how many approved entries its whole competition has. */
export type BoardRound = ScheduledRound & { total_participants: number };

export const emptyView: BoardView = { competition: null, groups: [] };

/**
 * The board of a round at `now` (UTC ms), ranked, with the ranks at the last full hour (decisions D2, D3).
 * @param rounds the rounds on all boards, this one among them
 */
export function boardView(
  round: BoardRound,
  rows: readonly BoardRow[],
  now: number,
  rounds: readonly ScheduledRound[] = [],
): BoardView {
  const byGroup = Map.groupBy(rows, (row) => row.group_number);
  const others = rounds.filter(
    (each) => each.competition.id !== round.competition.id && isRunning(each, now),
  );
  return {
    competition: competitionOf(round),
    groups: round.groups.map((group) => groupOf(group, byGroup.get(group.number) ?? [], round, now)),
    ...(others.length > 0 && { competitions: others.map(({ competition }) => named(competition)) }),
  };
}

function competitionOf({ competition, event, ...round }: BoardRound): BoardCompetition {
  return {
    ...named(competition),
    event: { ...named(event), zone: event.zone },
    round: {
      ordinal: round.ordinal,
      name_ar: round.name_ar,
      name_en: round.name_en,
      judges_percent: round.judges_percent,
      voting_percent: round.voting_percent,
    },
    total_participants: round.total_participants,
  };
}

function named({ id, name_ar, name_en }: { id: string; name_ar: string | null; name_en: string | null }) {
  return { id, name: name_ar ?? name_en ?? '', name_ar, name_en };
}

function groupOf(
  group: ScheduledGroup,
  rows: readonly BoardRow[],
  round: ScheduledRound,
  now: number,
): Group {
  const window = { number: group.number, opensAt: group.opens_at, closesAt: group.closes_at };
  const hourRanks = ranksAtHour(window, rows, round, now);
  const participants = rows.map((row) => participantOf(row, round, hourRanks.get(row.entry_id) ?? 0));
  return {
    number: group.number,
    group_name: group.name_ar,
    group_name_ar: group.name_ar,
    group_name_en: group.name_en,
    opens_at: group.opens_at,
    closes_at: group.closes_at,
    ...(group.stopped && { stopped: group.stopped }),
    participants: rankParticipants(participants, round.voting_percent),
  };
}

/**
 * Each entry's rank at the last full hour of the window; empty before the first full hour in the window.
 */
function ranksAtHour(
  window: VotingWindow,
  rows: readonly BoardRow[],
  round: ScheduledRound,
  now: number,
): Map<string, number> {
  const hour = lastFullHour(window, now);
  if (hour === undefined) return new Map();
  const tallies = rows.map((row) => ({
    id: row.entry_id,
    votes: votesAtHour(row, hour),
    evaluation: evaluationScore(row.evaluation ?? 0, round.judges_percent),
    reachedAt: row.reached_at,
    isOut: row.standing !== 'in',
  }));
  return new Map(rankGroup(tallies, round.voting_percent).map(({ id, rank }) => [id, rank]));
}

function participantOf(row: BoardRow, round: ScheduledRound, hourRank: number): Participant {
  return {
    voter_id: row.entry_id,
    user: {
      full_name: row.full_name,
      full_name_ar: row.name_ar,
      full_name_en: row.name_en,
      image_url: row.image_url,
      country_id: row.country_id,
    },
    sms_code: row.sms_code ?? '',
    evaluation_score: evaluationScore(row.evaluation ?? 0, round.judges_percent) / 1000,
    voting_score: 0,
    total_votes: row.votes,
    rank: 1,
    rank_change: 0,
    hour_rank: hourRank,
    ...(row.standing !== 'in' && { standing: row.standing }),
    reached_at: row.reached_at,
  };
}

/**
 * What changed. `votes`: a delta can tell it. `board`: no delta can, so every client needs the whole board.
 */
type BoardChange = { kind: 'none' } | { kind: 'votes'; votes: VoteChange[] } | { kind: 'board' };

/** A board and when it was read (UTC ms); the time decides which group is open. */
export type SeenBoard = { view: BoardView; at: number };

/**
 * What changed between two reads of the board. If only the open group differs, it is `votes` with an empty
 * list.
 */
export function changeBetween(before: SeenBoard, after: SeenBoard): BoardChange {
  if (frameOf(before.view) !== frameOf(after.view)) return { kind: 'board' };
  const known = new Map(participantsOf(before.view).map((each) => [each.voter_id, each]));
  const votes = participantsOf(after.view)
    .filter((each) => differs(known.get(each.voter_id), each))
    .map(({ voter_id, total_votes, reached_at, hour_rank }) => ({
      voter_id,
      total_votes,
      reached_at,
      hour_rank,
    }));
  if (votes.length > 0 || openNumber(before) !== openNumber(after)) return { kind: 'votes', votes };
  return { kind: 'none' };
}

/** The number of the group whose window is open; 0 if none is. */
function openNumber({ view, at }: SeenBoard): number {
  return view.groups.find((group) => isOpen(windowOf(group), at))?.number ?? 0;
}

const participantsOf = (view: BoardView): Participant[] => view.groups.flatMap((group) => group.participants);

function differs(before: Participant | undefined, after: Participant): boolean {
  return (
    before?.total_votes !== after.total_votes ||
    before.reached_at !== after.reached_at ||
    before.hour_rank !== after.hour_rank
  );
}

/** Everything of a board that no delta can change, as one text for comparison. */
function frameOf({ competition, groups, competitions }: BoardView): string {
  const frames = groups.map(({ participants, ...group }) => [group, participants.map(fixedPart).toSorted()]);
  return JSON.stringify([competition, competitions, frames]);
}

function fixedPart({ voter_id, user, sms_code, evaluation_score, standing }: Participant): string {
  return JSON.stringify([voter_id, user, sms_code, evaluation_score, standing]);
}
