/** At the latest, in milliseconds. */
const SOON_ENOUGH_MS = 5_000;
/** Where the browser does not tell when it is idle. */
const PROBABLY_IDLE_MS = 1_000;

/** Once the browser has nothing better to do. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: SOON_ENOUGH_MS });
  else setTimeout(work, PROBABLY_IDLE_MS);
}
