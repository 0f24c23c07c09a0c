/** Days of a time zone (decision D32): instants are UTC milliseconds, zones IANA names such as `Asia/Muscat`. */

type CivilDate = { year: number; month: number; day: number };

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
const formatters = new Map<string, Intl.DateTimeFormat>();

/** The day of `instant` in a zone, as `YYYY-MM-DD`. @throws RangeError for an unknown zone */
export function dayKey(instant: number, zone: string): string {
  const { year, month, day } = dateOf(instant, zone);
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}

/**
 * Start of the day that contains `instant`. If clocks skip midnight, it is the first time after the skip.
 */
export function startOfDay(instant: number, zone: string): number {
  return startOf(dateOf(instant, zone), zone);
}

/** Start of the day after the one that contains `instant`. */
export function nextMidnight(instant: number, zone: string): number {
  const date = dateOf(instant, zone);
  return startOf({ ...date, day: date.day + 1 }, zone);
}

/** The zone's offset from UTC at `instant`, in milliseconds. */
export function zoneOffset(instant: number, zone: string): number {
  return wallClock(instant, zone) - Math.floor(instant / 1000) * 1000;
}

/**
 * The first instant in (from, until] at which the zone's clocks change; undefined if they do not. Two changes within a
 * week of each other count as none, if the second takes the first back.
 */
export function clockChangeWithin(from: number, until: number, zone: string): number | undefined {
  for (let start = from; start < until; start += WEEK_MS) {
    const end = Math.min(start + WEEK_MS, until);
    if (zoneOffset(start, zone) !== zoneOffset(end, zone)) return clockChange(start, end, zone);
  }
  return undefined;
}

function startOf(date: CivilDate, zone: string): number {
  const midnight = Date.UTC(date.year, date.month - 1, date.day);
  const before = zoneOffset(midnight - DAY_MS, zone);
  const after = zoneOffset(midnight + DAY_MS, zone);
  const candidates = [midnight - Math.max(before, after), midnight - Math.min(before, after)];
  const exact = candidates.find((candidate) => wallClock(candidate, zone) === midnight);
  return exact ?? clockChange(candidates[0]!, candidates[1]!, zone);
}

/** First time in (from, until] at which the zone's offset changes. */
function clockChange(from: number, until: number, zone: string): number {
  const offset = zoneOffset(from, zone);
  let same = from;
  let changed = until;
  while (changed - same > 1) {
    const middle = Math.floor((same + changed) / 2);
    if (zoneOffset(middle, zone) === offset) same = middle;
    else changed = middle;
  }
  return changed;
}

function dateOf(instant: number, zone: string): CivilDate {
  const wall = new Date(wallClock(instant, zone));
  return { year: wall.getUTCFullYear(), month: wall.getUTCMonth() + 1, day: wall.getUTCDate() };
}

/** The zone's local time to the second, returned as the UTC milliseconds of the same clock reading. */
function wallClock(instant: number, zone: string): number {
  const parts = new Map(
    formatterOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** Caches formatters: creating one costs a thousand times as much as using it. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(timeZone, made);
  return made;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
