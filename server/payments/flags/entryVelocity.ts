import type { FlagThresholds } from './flagThresholds.ts';
import type { Finding } from './flagsRepo.ts';
import { LatestSources } from './latestSources.ts';
import type { SeenVote } from './seenVote.ts';

const MINUTE_MS = 60_000;
/** Over how many minutes the usual pace is averaged. An entry silent for longer counts as new. */
const AVERAGED_MINUTES = 30;
/**
 * For how many minutes a new entry is compared only with other new ones, since it has no usual pace yet.
 */
const YOUNG_MINUTES = 15;
const YOUNG_VOTES = 10;

type Pace = { usual: number; sources: LatestSources; isFlagged: boolean; since: number; last: number };

/**
 * Finds an entry whose votes in a minute are many times its own usual pace and many times the pace that the
 * other entries suggest (decision D140). The others count because interest in a whole round can rise at
 * once. A message and an order are one vote each, whatever the order's number of votes.
 */
export function entryVelocity({
  entryVotes,
  entryFactor,
}: FlagThresholds): (vote: SeenVote) => Finding | undefined {
  const paces = new Map<string, Pace>();
  let minute = -Infinity;
  let seen = 0;
  let usualOfAll = 0;

  const paceOf = (entryId: string, now: number): Pace => {
    const pace = paces.get(entryId) ?? {
      usual: 0,
      sources: new LatestSources(),
      isFlagged: false,
      since: now,
      last: now,
    };
    paces.set(entryId, pace);
    if (now - pace.last > AVERAGED_MINUTES) pace.since = now;
    pace.last = now;
    return pace;
  };
  const isYoung = ({ since }: Pace) => minute - since < YOUNG_MINUTES;
  const expected = (pace: Pace): number => {
    if (isYoung(pace)) {
      const peers = [...paces.values()].filter((each) => each !== pace && isYoung(each));
      return YOUNG_VOTES + Math.max(0, ...peers.map(({ sources }) => sources.count));
    }
    const share = (pace.usual + 1) / (usualOfAll - pace.usual + paces.size);
    return Math.max(pace.usual, share * (seen - pace.sources.count));
  };
  const begin = (now: number) => {
    for (const pace of paces.values()) closeMinute(pace, Math.min(now - minute, AVERAGED_MINUTES));
    minute = now;
    seen = 0;
    usualOfAll = [...paces.values()].reduce((sum, { usual }) => sum + usual, 0);
  };

  return ({ entryId, sourceRef, at, day }) => {
    if (entryId === null) return undefined;
    const now = Math.floor(at / MINUTE_MS);
    if (now > minute) begin(now);
    const pace = paceOf(entryId, now);
    pace.sources.add(sourceRef);
    seen += 1;
    const votes = pace.sources.count;
    if (votes < entryVotes) return undefined;
    const usual = expected(pace);
    if (votes < entryFactor * usual) return undefined;
    const members = pace.isFlagged ? [sourceRef] : pace.sources.latest;
    pace.isFlagged = true;
    return {
      kind: 'entry_velocity',
      subject: entryId,
      period: day,
      reasons: { votes, usual: Math.round(usual), factor: entryFactor, within_ms: MINUTE_MS },
      members,
      at,
    };
  };
}

/**
 * Ends a minute and the silent minutes after it. A flagged minute leaves the usual pace as it is, so that bots
 * cannot raise it.
 */
function closeMinute(pace: Pace, minutes: number): void {
  if (!pace.isFlagged) pace.usual += (pace.sources.count - pace.usual) / AVERAGED_MINUTES;
  pace.usual *= (1 - 1 / AVERAGED_MINUTES) ** (minutes - 1);
  pace.sources = new LatestSources();
  pace.isFlagged = false;
}
