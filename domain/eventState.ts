/** The state of an event at a time (decision D32); its interval is half-open, [start, end). */

export type EventState = 'upcoming' | 'live' | 'past';

/** UTC milliseconds; null is not announced yet. */
type EventTimes = { start_time: number | null; end_time: number | null };

/** An event without an announced start is upcoming until its end has passed. Without an end it stays live. */
export function eventStateAt({ start_time, end_time }: EventTimes, now: number): EventState {
  if (end_time !== null && end_time <= now) return 'past';
  return start_time !== null && start_time <= now ? 'live' : 'upcoming';
}

const places: Record<EventState, number> = { live: 0, upcoming: 1, past: 2 };

/**
 * Sorts events: live ones by earliest end, then upcoming by earliest start, then past by latest end. Events without a
 * date come last in their group; the sort is stable.
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

/** Earlier first; null after every date. */
function compared(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a - b;
}
