/** Wall time (UTC ms) and monotonic time (ms since some start). An injected clock moves both together. */
export type Clock = { now(): number; monotonic(): number };

export const systemClock: Clock = { now: () => Date.now(), monotonic: () => performance.now() };
