import { startOfDay } from '../../domain/zonedTime.ts';

/** Gives the midnights (UTC ms) in an event's zone, by the number of days from today. */
export type Calendar = {
  midnight: (day: number) => number;
  /** The midnight of a day; null for a day that is not announced (null). */
  announced: (day: number | null) => number | null;
};

const DAY_MS = 86_400_000;

/**
 * The calendar around `now` (UTC ms). It finds each day by its noon, which steps of 24 hours do not miss even
 * where the clocks change.
 */
export function calendarAround(now: number, zone: string): Calendar {
  const midnight = (day: number) => startOfDay(startOfDay(now, zone) + day * DAY_MS + DAY_MS / 2, zone);
  return { midnight, announced: (day) => (day === null ? null : midnight(day)) };
}
