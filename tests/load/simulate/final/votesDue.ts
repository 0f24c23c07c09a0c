/** Votes a second when nobody calls for them, and at the moment of a call. */
const RATES = { usual: 30, called: 200 };
/** When the presenter calls for votes (s). */
export const CALLS_S = [10, 35, 60, 80];
/** How fast (s) a call wears off. */
const FADING_S = 6;

/** How many votes have been sent `ms` milliseconds after the start of the final, at a hundredth of its size. */
export function votesDue(ms: number): number {
  const seconds = ms / 1_000;
  const called = CALLS_S.filter((at) => at < seconds).map(
    (at) => (RATES.called - RATES.usual) * FADING_S * (1 - Math.exp((at - seconds) / FADING_S)),
  );
  return Math.floor(RATES.usual * seconds + called.reduce((sum, each) => sum + each, 0));
}
