/** The board on the wire and how deltas change it, for server and browser. */
import type { Board, BoardDelta, Group, Participant, VoteChange } from './contract.ts';
import { rankChange, rankGroup } from './ranking.ts';
import { isOpen, type VotingWindow } from './votingSchedule.ts';

const toThousandths = (percent: number) => Math.round(percent * 1000);

/**
 * Ranks a group's participants: fills in voting_score, rank and rank_change, and sorts by rank. Those who
 * no longer compete come last.
 */
export function rankParticipants(participants: readonly Participant[], votingPercent: number): Participant[] {
  const tallies = participants.map((participant) => ({
    id: participant.voter_id,
    votes: participant.total_votes,
    evaluation: toThousandths(participant.evaluation_score),
    reachedAt: participant.reached_at,
    isOut: participant.standing !== undefined,
    participant,
  }));
  return rankGroup(tallies, votingPercent).map(({ participant, voting, rank }) => ({
    ...participant,
    voting_score: voting / 1000,
    rank,
    rank_change: rankChange(rank, participant.hour_rank),
  }));
}

/** The board after a delta. Groups without changes stay the same objects. */
export function applyDelta(board: Board, delta: BoardDelta): Board {
  const groups = applyVotes(board.data, delta.votes);
  const participants = openParticipants(groups, delta.server_time);
  return {
    version: delta.version,
    server_time: delta.server_time,
    data: { ...board.data, groups, participants },
  };
}

/**
 * The groups of a board with new vote counts, ranked again. Groups without changes stay the same objects.
 */
export function applyVotes(
  { competition, groups }: Pick<Board['data'], 'competition' | 'groups'>,
  votes: readonly VoteChange[],
): Group[] {
  const changes = new Map(votes.map((change) => [change.voter_id, change]));
  const percent = competition?.round.voting_percent ?? 0;
  return groups.map((group) => applyToGroup(group, changes, percent));
}

/** The ranked list of the group whose window is open at `now` (UTC ms); empty if none is open. */
export function openParticipants(groups: readonly Group[], now: number): Participant[] {
  return groups.find((group) => isOpen(windowOf(group), now))?.participants ?? [];
}

export function windowOf(group: Pick<Group, 'number' | 'opens_at' | 'closes_at'>): VotingWindow {
  return { number: group.number, opensAt: group.opens_at, closesAt: group.closes_at };
}

function applyToGroup(group: Group, changes: Map<string, VoteChange>, votingPercent: number): Group {
  if (!group.participants.some((participant) => changes.has(participant.voter_id))) return group;
  const changed = group.participants.map((participant) => ({
    ...participant,
    ...changes.get(participant.voter_id),
  }));
  return { ...group, participants: rankParticipants(changed, votingPercent) };
}
