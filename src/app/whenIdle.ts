/** Longest wait in milliseconds. */
const SOON_ENOUGH_MS = 5_000;
/** For browsers without `requestIdleCallback`. */
const PROBABLY_IDLE_MS = 1_000;

/** Runs `work` when the browser is idle. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: SOON_ENOUGH_MS });
  else setTimeout(work, PROBABLY_IDLE_MS);
}
