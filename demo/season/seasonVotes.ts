import { evaluationScore, type Tally } from '../../domain/ranking.ts';
import { isOpen, lastFullHour } from '../../domain/votingSchedule.ts';
import type { Schema } from '../../server/platform/database/schema.ts';
import type { VoteToAppend } from '../../server/voting/voteToAppend.ts';
import { closeRace, LEAD_VOTES } from './closeRace.ts';
import { pastVotes, spreadVotes, type VotedFor, type VoteWindow } from './pastVotes.ts';
import { season } from './season.ts';
import type { Person } from './seasonPeople.ts';

const SOURCE = 'demo';
const CHASE_PACKAGE = 5;
const { votingRound } = season;

type Contender = VotedFor & { evaluation: number };

/**
 * Invents the votes of a group up to `now` (UTC ms); none if it opens later. The open group gets a close
 * race.
 */
export function votesIn(
  group: Schema['voting_groups'],
  people: readonly Person[],
  now: number,
): VoteToAppend[] {
  const contenders = people.map(({ entry, roundEntry, draw }) => ({
    entryId: entry.id,
    roundId: group.round_id,
    groupNumber: group.number,
    evaluation: evaluationScore(roundEntry.evaluation ?? 0, votingRound.judgesPercent),
    draw,
  }));
  const window = { number: group.number, opensAt: group.opens_at, closesAt: group.closes_at };
  const hour = lastFullHour(window, now);
  if (!isOpen(window, now) || hour === undefined) {
    return pastVotes(contenders, { opensAt: window.opensAt, until: Math.min(now, window.closesAt) }, SOURCE);
  }
  const votes = pastVotes(contenders, { opensAt: window.opensAt, until: hour }, SOURCE);
  const race = raceVotes(contenders, votes, { opensAt: window.opensAt, hour, now });
  return [...votes, ...race].toSorted((a, b) => a.acceptedAt - b.acceptedAt);
}

/**
 * Votes that make the open group exciting: one contestant was overtaken within this hour and is close
 * behind.
 */
function raceVotes(
  contenders: readonly Contender[],
  votes: readonly VoteToAppend[],
  at: { opensAt: number; hour: number; now: number },
): VoteToAppend[] {
  const race = closeRace(talliesOf(contenders, votes), votingRound.votingPercent);
  if (!race) return [];
  const spread = (id: string, count: number, size: number, window: VoteWindow) =>
    contenders
      .filter(({ entryId }) => entryId === id)
      .flatMap((each) => spreadVotes(each, { count, size }, window, SOURCE));
  return [
    ...spread(race.behind, race.behindVotes, CHASE_PACKAGE, { opensAt: at.opensAt, until: at.hour }),
    ...spread(race.ahead, LEAD_VOTES, 1, { opensAt: at.hour, until: at.now }),
  ];
}

function talliesOf(contenders: readonly Contender[], votes: readonly VoteToAppend[]): Tally[] {
  const totals = new Map<string, number>();
  for (const vote of votes) totals.set(vote.entryId, (totals.get(vote.entryId) ?? 0) + vote.votes);
  return contenders.map(({ entryId, evaluation }) => ({
    id: entryId,
    votes: totals.get(entryId) ?? 0,
    evaluation,
    reachedAt: 0,
  }));
}
