/**
 * How long a `Retry-After` header asks to wait.
 * @param header seconds, or a date; @param now UTC milliseconds
 * @returns milliseconds, never negative; undefined when the header is missing or says nothing readable
 */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (!header) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1_000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
