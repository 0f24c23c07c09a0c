import { quoteVotes } from '../../domain/pricing.ts';
import type { VoteToAppend } from '../../server/voting/voteToAppend.ts';
import { randomFrom } from './randomFrom.ts';

/** A vote that still lacks its round, which gets its id when the season is laid. */
export type DemoVote = Omit<VoteToAppend, 'roundId'>;

export type VotedFor = { entryId: string; groupNumber: number; draw: number };

/** A time from `opensAt` until just before `until`, both in UTC ms. */
export type VoteWindow = { opensAt: number; until: number };

const HOUR_MS = 3_600_000;
const PACKAGES = [1, 1, 1, 1, 5, 5, 10, 25];
const VOTES_AN_HOUR = 12;

/**
 * Invents votes for a window: a few orders and messages per contestant and hour, more in the evening and for
 * contestants with more draw. Numbers also rise and fall in a wave that differs per contestant, so that places
 * change from hour to hour.
 */
export function pastVotes(participants: readonly VotedFor[], window: VoteWindow, source: string): DemoVote[] {
  const votes: DemoVote[] = [];
  const draws = participants.reduce((sum, { draw }) => sum + draw, 0);
  for (let hour = window.opensAt; hour < window.until; hour += HOUR_MS) {
    const end = Math.min(hour + HOUR_MS, window.until);
    participants.forEach((participant, index) => {
      const random = randomFrom(Math.floor(hour / HOUR_MS) * 1_000 + index);
      const count = packagesIn(hour, index, participant.draw / draws, random);
      for (let each = 0; each < count; each += 1) {
        const acceptedAt = Math.floor(hour + random() * (end - hour));
        const size = PACKAGES[Math.floor(random() * PACKAGES.length)] ?? 1;
        votes.push(voteOf(participant, size, acceptedAt, `${source}:${participant.entryId}:${hour}:${each}`));
      }
    });
  }
  return votes.toSorted((a, b) => a.acceptedAt - b.acceptedAt);
}

/**
 * `count` votes for one contestant, evenly over a window, in packages of `size`; the last package may be
 * smaller.
 */
export function spreadVotes(
  participant: VotedFor,
  { count, size }: { count: number; size: number },
  window: VoteWindow,
  source: string,
): DemoVote[] {
  const packages = Math.ceil(count / size);
  const step = (window.until - window.opensAt) / (packages + 1);
  return Array.from({ length: packages }, (_, index) => {
    const votes = Math.min(size, count - index * size);
    const acceptedAt = Math.floor(window.opensAt + step * (index + 1));
    return voteOf(participant, votes, acceptedAt, `${source}:${participant.entryId}:spread:${index}`);
  });
}

function packagesIn(hour: number, index: number, share: number, random: () => number): number {
  const wave = 1 + 0.6 * Math.sin(hour / (5 * HOUR_MS) + index * 1.7);
  const hourOfDay = (Math.floor(hour / HOUR_MS) + 4) % 24;
  const evening = hourOfDay >= 18 && hourOfDay <= 23 ? 1.6 : 0.7;
  return Math.floor(share * VOTES_AN_HOUR * wave * evening + random());
}

function voteOf(
  { entryId, groupNumber }: VotedFor,
  votes: number,
  acceptedAt: number,
  sourceRef: string,
): DemoVote {
  const paid = votes > 1;
  return {
    channel: paid ? 'paid' : 'sms',
    entryId,
    groupNumber,
    votes,
    sourceRef,
    payer: null,
    amountBaisa: paid ? (quoteVotes(votes)?.total_baisa ?? 0) : 0,
    acceptedAt,
    reversesSeq: null,
  };
}
