const MINUTE_MS = 60_000;
const twoDigits = (number: number) => String(number).padStart(2, '0');

/**
 * An instant on clocks that are ahead of UTC, as ISO 8601 to the second with their offset: `2026-11-26T12:30:00+04:00`.
 * @param instant UTC ms
 * @param offset ms; negative for clocks that are behind
 */
export function isoWithOffset(instant: number, offset: number): string {
  const minutes = Math.abs(Math.round(offset / MINUTE_MS));
  const sign = offset < 0 ? '-' : '+';
  const clock = new Date(instant + offset).toISOString().slice(0, 'YYYY-MM-DDTHH:mm:ss'.length);
  return `${clock}${sign}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}
