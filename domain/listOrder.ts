/** Whether a group has a ranking, and the order in which it is listed (decision D172). */
import type { Participant } from './contract.ts';
import type { GroupStatus } from './votingSchedule.ts';

/**
 * Whether a group has a ranking worth showing. It has none before its window opens, as sample data (no
 * status), or while all scores are zero.
 * @param status of the group; undefined for sample data
 */
export function hasRanking(status: GroupStatus | undefined, participants: readonly Participant[]): boolean {
  return (status === 'open' || status === 'closed') && participants.some((each) => combinedScore(each) > 0);
}

/** Judge score plus voting score, in percent points. */
export function combinedScore(each: Pick<Participant, 'evaluation_score' | 'voting_score'>): number {
  return each.evaluation_score + each.voting_score;
}

/**
 * The participants in the order in which a list shows them: as ranked or, without a ranking, by code. Those
 * who do not compete come last.
 */
export function listOrder(
  status: GroupStatus | undefined,
  ranked: readonly Participant[],
): readonly Participant[] {
  return hasRanking(status, ranked) ? ranked : ranked.toSorted(byCode);
}

const podium = [1, 2, 3];

/** Those on the first three places, in list order. */
export function placed(ranked: readonly Participant[]): readonly Participant[] {
  return ranked.filter(({ rank }) => podium.includes(rank));
}

const isOut = ({ standing }: Participant) => Number(standing !== undefined);

function byCode(one: Participant, other: Participant): number {
  return isOut(one) - isOut(other) || Number(one.sms_code) - Number(other.sms_code);
}
