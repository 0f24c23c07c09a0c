const HOUR = 3_600_000;
const TEN_SECONDS = 10_000;

/**
 * Which last part of a countdown has begun, for its look; undefined before the last hour.
 * @param remainingMs milliseconds
 */
export function lastOf(remainingMs: number): 'hour' | 'seconds' | undefined {
  if (remainingMs <= TEN_SECONDS) return 'seconds';
  return remainingMs <= HOUR ? 'hour' : undefined;
}
