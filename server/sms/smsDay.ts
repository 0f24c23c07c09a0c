import { dayKey, nextMidnight, startOfDay } from '../../domain/zonedTime.ts';

type Day = { start: number; end: number; key: string };

/** Returns the day (YYYY-MM-DD) of an instant (UTC ms) in a zone. Asks the calendar once a day, not once a message. */
export function smsDays(): (instant: number, zone: string) => string {
  const days = new Map<string, Day>();
  return (instant, zone) => {
    const known = days.get(zone);
    if (known && known.start <= instant && instant < known.end) return known.key;
    const start = startOfDay(instant, zone);
    const day = { start, end: nextMidnight(instant, zone), key: dayKey(instant, zone) };
    days.set(zone, day);
    return day.key;
  };
}
