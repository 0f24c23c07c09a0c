import type { Clock } from '../../../server/platform/clock.ts';

export type ManualClock = Clock & {
  /** Advances time. */
  advance(ms: number): void;
  /** Sets the wall clock forward or back; the monotonic clock stays. */
  jump(ms: number): void;
};

export function manualClock(start: number): ManualClock {
  let wall = start;
  let monotonic = 1_000;
  return {
    now: () => wall,
    monotonic: () => monotonic,
    advance: (ms) => {
      wall += ms;
      monotonic += ms;
    },
    jump: (ms) => {
      wall += ms;
    },
  };
}
