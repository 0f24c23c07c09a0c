/** Times that people type in the zone of an event: `YYYY-MM-DDTHH:mm`, as a clock on the wall there shows it. */
import { zoneOffset } from '../zonedTime.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const form = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;

export type MomentError = 'notAMoment' | 'skippedMoment';

/** The minute of `instant` (UTC ms) on the clocks of a zone. */
export function momentText(instant: number, zone: string): string {
  const minute = Math.floor(instant / MINUTE_MS) * MINUTE_MS;
  return new Date(minute + zoneOffset(minute, zone)).toISOString().slice(0, 16);
}

/**
 * The instant (UTC ms) of a typed time in a zone. Of a time that clocks show twice it is the first; `skippedMoment`: clocks
 * skip it on that day.
 */
export function readMoment(text: string, zone: string): { instant: number } | { error: MomentError } {
  const wall = wallClockOf(text);
  if (wall === undefined) return { error: 'notAMoment' };
  const found = [wall - DAY_MS, wall + DAY_MS]
    .map((near) => wall - zoneOffset(near, zone))
    .filter((instant) => instant + zoneOffset(instant, zone) === wall);
  return found.length === 0 ? { error: 'skippedMoment' } : { instant: Math.min(...found) };
}

/** A typed time as if it were one of UTC; undefined if it is none, such as 30 February. */
function wallClockOf(text: string): number | undefined {
  const parts = form.exec(text)?.slice(1).map(Number);
  if (!parts) return undefined;
  const [year, month, day, hour, minute] = parts as [number, number, number, number, number];
  const wall = Date.UTC(year, month - 1, day, hour, minute);
  return new Date(wall).toISOString().startsWith(text) ? wall : undefined;
}
