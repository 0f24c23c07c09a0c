import { dayKey, nextMidnight, startOfDay } from './zonedTime.ts';

type Day = { start: number; end: number; key: string };

/** A `dayKey` that computes a day once for all its votes, instead of once a vote. It remembers one day of each zone. */
export function dayKeys(): typeof dayKey {
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
