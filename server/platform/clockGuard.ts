import type { Clock } from './clock.ts';

/**
 * How far (ms) the wall clock may move against the monotonic one between two readings before it is doubted.
 */
const CLOCK_JUMP_MS = 30_000;
/** How long (ms) a doubted wall clock must run evenly before its time is accepted. */
export const CLOCK_STABLE_MS = 300_000;

/**
 * A clock whose wall time does not follow sudden jumps; `steady()` is false from a jump until the new time is
 * accepted.
 */
export type SteadyClock = Clock & { steady(): boolean };

/**
 * Wraps a clock so that voting windows do not open or close by a jump of the wall clock. After a jump of more
 * than 30 s its time runs on evenly, until the clock has been stable for five minutes or is back.
 * @param onJump called once per jump with its size in ms
 */
export function steadyClock(source: Clock, onJump: (byMs: number) => void = () => {}): SteadyClock {
  let offset = source.now() - source.monotonic();
  let doubted: { offset: number; since: number } | undefined;

  const accept = (found: number) => {
    offset = found;
    doubted = undefined;
  };
  const look = (): number => {
    const monotonic = source.monotonic();
    const found = source.now() - monotonic;
    if (near(found, offset)) accept(found);
    else if (!doubted || !near(found, doubted.offset)) {
      doubted = { offset: found, since: monotonic };
      onJump(found - offset);
    } else if (monotonic - doubted.since >= CLOCK_STABLE_MS) accept(found);
    return monotonic;
  };
  return {
    now: () => Math.round(look() + offset),
    monotonic: () => source.monotonic(),
    steady: () => {
      look();
      return doubted === undefined;
    },
  };
}

const near = (a: number, b: number) => Math.abs(a - b) <= CLOCK_JUMP_MS;
