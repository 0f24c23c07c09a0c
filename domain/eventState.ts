/** The state of an event at a time (decision D32). An event includes its start and excludes its end. */

export type EventState = 'upcoming' | 'live' | 'past';

/** Times in UTC milliseconds; null for one that is not announced yet. */
type EventTimes = { start_time: number | null; end_time: number | null };

/**
 * The state of an event at `now`. Without an announced start it is upcoming until its end; without an end
 * it stays live.
 */
export function eventStateAt({ start_time, end_time }: EventTimes, now: number): EventState {
  if (end_time !== null && end_time <= now) return 'past';
  return start_time !== null && start_time <= now ? 'live' : 'upcoming';
}

const places: Record<EventState, number> = { live: 0, upcoming: 1, past: 2 };

/**
 * Sorts events: live ones by earliest end, then upcoming ones by earliest start, then past ones by latest
 * end. Live events without an end and upcoming ones without a start come last of their state. The sort is
 * stable.
 */
export function byInterest<Each extends EventTimes>(events: readonly Each[], now: number): Each[] {
  return events.toSorted((a, b) => {
    const state = eventStateAt(a, now);
    const apart = places[state] - places[eventStateAt(b, now)];
    if (apart !== 0) return apart;
    if (state === 'past') return (b.end_time ?? 0) - (a.end_time ?? 0);
    const dateOf = state === 'live' ? (each: Each) => each.end_time : (each: Each) => each.start_time;
    return compared(dateOf(a), dateOf(b));
  });
}

/** Compares two times for sorting: earlier first, null after every time. */
function compared(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a - b;
}
