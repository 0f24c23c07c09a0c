import { expect, it } from 'vitest';
import { manualClock } from '../../tests/support/servers/manualClock.ts';
import { every } from './every.ts';

type Timing = { ms?: number; firstAfterMs?: number; rest?: number };

function worker({ ms = 1_000, firstAfterMs, rest }: Timing = {}) {
  const clock = manualClock(0);
  const ends: (() => void)[] = [];
  const work = () => {
    const { promise, resolve } = Promise.withResolvers<number | undefined>();
    ends.push(() => resolve(rest));
    return promise;
  };
  const made = every({
    lease: null,
    ms,
    ...(firstAfterMs !== undefined && { firstAfterMs }),
    clock,
    work,
    onError: () => {},
  });
  const tickAfter = (passed: number) => {
    clock.advance(passed);
    made.tick();
    return ends.length;
  };
  const end = async () => {
    ends.at(-1)?.();
    await made.rest();
  };
  return { tickAfter, end, nudge: () => made.nudge() };
}

it('starts its work at the first tick and again when the period has passed', async () => {
  const { tickAfter, end } = worker();
  expect(tickAfter(0)).toBe(1);
  await end();
  expect(tickAfter(999)).toBe(1);
  expect(tickAfter(1)).toBe(2);
});

it('waits for the first time that it is given', () => {
  const { tickAfter } = worker({ firstAfterMs: 60_000 });
  expect(tickAfter(59_999)).toBe(0);
  expect(tickAfter(1)).toBe(1);
});

it('never starts its work twice at once', async () => {
  const { tickAfter, end } = worker();
  expect(tickAfter(0)).toBe(1);
  expect(tickAfter(5_000)).toBe(1);
  await end();
  expect(tickAfter(0)).toBe(2);
});

it('starts its work at the next tick after a nudge, also one that comes while it works', async () => {
  const { tickAfter, end, nudge } = worker();
  expect(tickAfter(0)).toBe(1);
  nudge();
  await end();
  expect(tickAfter(0)).toBe(2);
});

it('rests as long as its work says, unless a nudge came meanwhile', async () => {
  const { tickAfter, end, nudge } = worker({ rest: 5_000 });
  expect(tickAfter(0)).toBe(1);
  expect(tickAfter(2_000)).toBe(1);
  await end();
  expect(tickAfter(4_999)).toBe(1);
  expect(tickAfter(1)).toBe(2);
  nudge();
  await end();
  expect(tickAfter(0)).toBe(3);
});

it('does its work once when the period never ends', async () => {
  const { tickAfter, end } = worker({ ms: Infinity });
  expect(tickAfter(0)).toBe(1);
  await end();
  expect(tickAfter(1e12)).toBe(1);
});

it('reports a failure and goes on with the next period', async () => {
  const clock = manualClock(0);
  const errors: unknown[] = [];
  const failure = new Error('no disk');
  const made = every({
    lease: null,
    ms: 1_000,
    clock,
    work: () => Promise.reject(failure),
    onError: (error) => errors.push(error),
  });
  made.tick();
  await made.rest();
  clock.advance(1_000);
  made.tick();
  await made.rest();
  expect(errors).toEqual([failure, failure]);
});
