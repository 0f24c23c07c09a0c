import { expect, it } from 'vitest';
import { manualClock } from '../../../tests/support/servers/manualClock.ts';
import { circuitBreaker } from './outboundCall.ts';

function broken() {
  const clock = manualClock(0);
  const breaker = circuitBreaker(clock);
  for (let failure = 0; failure < 5; failure += 1) breaker.failed();
  return { clock, breaker };
}

it('lets calls through until five have failed in a row', () => {
  const breaker = circuitBreaker(manualClock(0));
  for (let failure = 0; failure < 4; failure += 1) breaker.failed();
  breaker.succeeded();
  for (let failure = 0; failure < 4; failure += 1) breaker.failed();
  expect(breaker.allows()).toBe(true);
  breaker.failed();
  expect(breaker.allows()).toBe(false);
});

it('lets one call try the host after a rest of 10 seconds', () => {
  const { clock, breaker } = broken();
  clock.advance(9_999);
  expect(breaker.allows()).toBe(false);
  clock.advance(1);
  expect([breaker.allows(), breaker.allows()]).toEqual([true, false]);
});

it('rests again when that call fails, and closes when it succeeds', () => {
  const { clock, breaker } = broken();
  clock.advance(10_000);
  expect(breaker.allows()).toBe(true);
  breaker.failed();
  expect(breaker.allows()).toBe(false);
  clock.advance(10_000);
  expect(breaker.allows()).toBe(true);
  breaker.succeeded();
  expect([breaker.allows(), breaker.allows()]).toEqual([true, true]);
});

it('ignores a wall clock that is set forward', () => {
  const { clock, breaker } = broken();
  clock.jump(3_600_000);
  expect(breaker.allows()).toBe(false);
});
