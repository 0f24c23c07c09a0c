/** Which round a competition is in (specification section 3): times are half-open, [start, end). */

/** Instants in UTC milliseconds; null is to be announced. */
type RoundTimes = { ordinal: number; starts_at: number | null; ends_at: number | null };

/** The round of now, else the one that comes next, else the last; null when there is none. */
export function currentRound<Each extends RoundTimes>(rounds: readonly Each[], now: number): Each | null {
  const inOrder = rounds.toSorted((a, b) => a.ordinal - b.ordinal);
  return inOrder.find(({ ends_at }) => ends_at === null || now < ends_at) ?? inOrder.at(-1) ?? null;
}

/** The next instant (UTC ms) at which another round is the current one; undefined when it stays. */
export function nextRoundChange(rounds: readonly RoundTimes[], now: number): number | undefined {
  const ends = rounds.map(({ ends_at }) => ends_at).filter((end) => end !== null && end > now);
  return ends.length > 0 ? Math.min(...(ends as number[])) : undefined;
}
