import { describe, expect, it } from 'vitest';
import { manualClock } from '../../../tests/support/servers/manualClock.ts';
import type { Rate } from './rate.ts';
import { ownRateLimiter } from './rateLimiter.ts';
import { RateMemory } from './rateMemory.ts';

const charge = (key: string, rate: Rate) => ({ limit: 'order.device', key, rate }) as const;

describe('a rate limit', () => {
  const clock = manualClock(0);
  /** Takes requests of these keys one after the other. */
  const takes = async (rate: Rate, ...keys: string[]) => {
    const limiter = ownRateLimiter(clock);
    const waits = [];
    for (const key of keys) waits.push(await limiter.take([charge(key, rate)]));
    return { waits, take: () => limiter.take([charge('a', rate)]) };
  };

  it('lets a burst pass, then one request each time the rate allows', async () => {
    const { waits, take } = await takes({ burst: 3, perMinute: 60 }, 'a', 'a', 'a', 'a');
    expect(waits).toEqual([undefined, undefined, undefined, 1]);
    clock.advance(999);
    expect(await take()).toBe(1);
    clock.advance(1);
    expect([await take(), await take()]).toEqual([undefined, 1]);
  });

  it('says how many seconds to wait', async () => {
    expect((await takes({ burst: 1, perMinute: 5 }, 'a', 'a')).waits).toEqual([undefined, 12]);
  });

  it('is full again after a pause', async () => {
    const { take } = await takes({ burst: 2, perMinute: 60 }, 'a', 'a');
    clock.advance(2_000);
    expect([await take(), await take(), await take()]).toEqual([undefined, undefined, 1]);
  });

  it('counts each key alone', async () => {
    const { waits } = await takes({ burst: 1, perMinute: 1 }, 'a', 'b', 'a');
    expect(waits).toEqual([undefined, undefined, 60]);
  });

  it('charges no key when one of them refuses', async () => {
    const limiter = ownRateLimiter(clock);
    const [once, twice] = [
      charge('once', { burst: 1, perMinute: 1 }),
      charge('twice', { burst: 2, perMinute: 1 }),
    ];
    expect(await limiter.take([once, twice])).toBeUndefined();
    expect(await limiter.take([twice, once])).toBe(60);
    expect([await limiter.take([twice]), await limiter.take([twice])]).toEqual([undefined, 60]);
  });

  it('returns what was taken', async () => {
    const { take } = await takes({ burst: 1, perMinute: 1 });
    const limiter = ownRateLimiter(clock);
    const only = [charge('a', { burst: 1, perMinute: 1 })];
    await limiter.take(only);
    await limiter.giveBack(only);
    expect([await limiter.take(only), await take()]).toEqual([undefined, undefined]);
  });
});

it('forgets idle keys, so that many addresses do not fill the memory', () => {
  const memory = new RateMemory();
  const second = { burst: 1, perMinute: 60 };
  for (let key = 0; key < 10_000; key += 1) memory.take([charge(`${key}`, second)], 0);
  memory.take([charge('late', second)], 1_000_000);
  expect(memory.size).toBe(1);
});

it('refuses no longer than one interval after the clock was set back', () => {
  const memory = new RateMemory();
  const only = [charge('a', { burst: 1, perMinute: 1 })];
  memory.take(only, 3_600_000_000);
  expect(memory.wait(only, 0)).toBe(60);
});
