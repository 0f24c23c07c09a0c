import type { Clock } from './clock.ts';

/**
 * How far (ms) the wall clock may move against the monotonic one between two readings before it is doubted.
 */
const CLOCK_JUMP_MS = 30_000;
/** How long (ms) a doubted wall clock must run evenly before its time is accepted. */
export const CLOCK_STABLE_MS = 300_000;

/**
 * A clock whose wall time follows no sudden jump; `steady()` is false while the machine's time is doubted.
 */
export type SteadyClock = Clock & { steady(): boolean };

/**
 * Guards every automatic switch against a jumping wall clock. After a jump, time runs on evenly from before
 * it, until the new time has been stable for five minutes.
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
