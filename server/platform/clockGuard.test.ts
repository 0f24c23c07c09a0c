import { expect, it } from 'vitest';
import { manualClock } from '../../tests/support/servers/manualClock.ts';
import { CLOCK_STABLE_MS, steadyClock } from './clockGuard.ts';

const start = Date.UTC(2025, 6, 20, 19, 59);
const hour = 3_600_000;

it('follows a wall clock that runs like time', () => {
  const clock = manualClock(start);
  const guard = steadyClock(clock);
  clock.advance(10 * hour);
  expect([guard.now(), guard.steady()]).toEqual([start + 10 * hour, true]);
});

it('follows small corrections of the wall clock', () => {
  const clock = manualClock(start);
  const guard = steadyClock(clock);
  clock.jump(-30_000);
  expect([guard.now(), guard.steady()]).toEqual([start - 30_000, true]);
});

it('runs on evenly over a jump, and reports it once', () => {
  const clock = manualClock(start);
  const jumps: number[] = [];
  const guard = steadyClock(clock, (byMs) => jumps.push(byMs));
  clock.jump(hour);
  expect([guard.now(), guard.steady()]).toEqual([start, false]);
  clock.advance(60_000);
  expect([guard.now(), guard.steady()]).toEqual([start + 60_000, false]);
  expect(jumps).toEqual([hour]);
});

it('accepts the new time after it has been stable for five minutes', () => {
  const clock = manualClock(start);
  const guard = steadyClock(clock);
  clock.jump(hour);
  guard.now();
  clock.advance(CLOCK_STABLE_MS - 1);
  expect([guard.now(), guard.steady()]).toEqual([start + CLOCK_STABLE_MS - 1, false]);
  clock.advance(1);
  expect([guard.now(), guard.steady()]).toEqual([start + hour + CLOCK_STABLE_MS, true]);
});

it('starts waiting again when the doubted clock jumps again', () => {
  const clock = manualClock(start);
  const guard = steadyClock(clock);
  clock.jump(hour);
  guard.now();
  clock.advance(CLOCK_STABLE_MS - 1);
  clock.jump(hour);
  guard.now();
  clock.advance(CLOCK_STABLE_MS - 1);
  expect(guard.steady()).toBe(false);
  clock.advance(1);
  expect(guard.steady()).toBe(true);
});

it('is stable at once when the clock comes back', () => {
  const clock = manualClock(start);
  const guard = steadyClock(clock);
  clock.jump(hour);
  guard.now();
  clock.jump(-hour);
  expect([guard.now(), guard.steady()]).toEqual([start, true]);
});
