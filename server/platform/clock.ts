/** `now` is the wall time (UTC ms); `monotonic` (ms since some start) never jumps or runs back. */
export type Clock = { now(): number; monotonic(): number };

export const systemClock: Clock = { now: () => Date.now(), monotonic: () => performance.now() };
