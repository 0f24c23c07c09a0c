import { evaluationScore, type Tally } from '../../domain/ranking.ts';
import { isOpen, lastFullHour, type VotingWindow } from '../../domain/votingSchedule.ts';
import { closeRace, LEAD_VOTES } from './closeRace.ts';
import { type DemoVote, pastVotes, spreadVotes, type VotedFor, type VoteWindow } from './pastVotes.ts';
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
export function votesIn(window: VotingWindow, people: readonly Person[], now: number): DemoVote[] {
  const contenders = people.map(({ entry, evaluation, draw }) => ({
    entryId: entry.id,
    groupNumber: window.number,
    evaluation: evaluationScore(evaluation, votingRound.judgesPercent),
    draw,
  }));
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
  votes: readonly DemoVote[],
  at: { opensAt: number; hour: number; now: number },
): DemoVote[] {
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

function talliesOf(contenders: readonly Contender[], votes: readonly DemoVote[]): Tally[] {
  const totals = new Map<string, number>();
  for (const vote of votes) totals.set(vote.entryId, (totals.get(vote.entryId) ?? 0) + vote.votes);
  return contenders.map(({ entryId, evaluation }) => ({
    id: entryId,
    votes: totals.get(entryId) ?? 0,
    evaluation,
    reachedAt: 0,
  }));
}
