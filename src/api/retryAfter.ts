/**
 * Reads a `Retry-After` header.
 * @param header seconds, or a date; @param now UTC milliseconds
 * @returns milliseconds, never negative; undefined if the header is missing or invalid
 */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (!header) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1_000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
