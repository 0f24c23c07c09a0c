/**
 * The current round of a competition (specification section 3). A round includes its start and excludes its
 * end.
 */

/** Times in UTC milliseconds; null for one that is not announced yet. */
type RoundTimes = { ordinal: number; starts_at: number | null; ends_at: number | null };

/** The first round, by ordinal, that has not ended; the last round if all have; null without rounds. */
export function currentRound<Each extends RoundTimes>(rounds: readonly Each[], now: number): Each | null {
  const inOrder = rounds.toSorted((a, b) => a.ordinal - b.ordinal);
  return inOrder.find(({ ends_at }) => ends_at === null || now < ends_at) ?? inOrder.at(-1) ?? null;
}

/** Whether a round has begun. One without an announced start has not. @param now UTC ms */
export const hasBegun = ({ starts_at }: Pick<RoundTimes, 'starts_at'>, now: number): boolean =>
  starts_at !== null && starts_at <= now;

/** Whether a round has begun and has not ended. @param now UTC ms */
export const isRunning = (round: RoundTimes, now: number): boolean =>
  hasBegun(round, now) && (round.ends_at === null || now < round.ends_at);

/**
 * The earliest end of a round after `now` (UTC ms), when the current round may change; undefined if none is
 * ahead.
 */
export function nextRoundChange(rounds: readonly RoundTimes[], now: number): number | undefined {
  const ends = rounds.map(({ ends_at }) => ends_at).filter((end) => end !== null && end > now);
  return ends.length > 0 ? Math.min(...(ends as number[])) : undefined;
}
