/** The current round of a competition (specification section 3); intervals are half-open, [start, end). */

/** UTC milliseconds; null is not announced yet. */
type RoundTimes = { ordinal: number; starts_at: number | null; ends_at: number | null };

/** The open round, else the next, else the last; null if there is none. */
export function currentRound<Each extends RoundTimes>(rounds: readonly Each[], now: number): Each | null {
  const inOrder = rounds.toSorted((a, b) => a.ordinal - b.ordinal);
  return inOrder.find(({ ends_at }) => ends_at === null || now < ends_at) ?? inOrder.at(-1) ?? null;
}

/** Next time (UTC ms) at which the current round changes; undefined if never. */
export function nextRoundChange(rounds: readonly RoundTimes[], now: number): number | undefined {
  const ends = rounds.map(({ ends_at }) => ends_at).filter((end) => end !== null && end > now);
  return ends.length > 0 ? Math.min(...(ends as number[])) : undefined;
}
