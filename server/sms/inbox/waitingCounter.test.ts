import { expect, it } from 'vitest';
import { manualClock } from '../../../tests/support/servers/manualClock.ts';
import { waitingCounter } from './waitingCounter.ts';

it('counts once a second, and less often the longer a count takes, but at least every half minute', async () => {
  const clock = manualClock(0);
  const shown: number[] = [];
  let countMs = 0;
  let counts = 0;
  let whileCounting = () => {};
  const counter = waitingCounter({
    clock,
    read: async () => {
      clock.advance(countMs);
      whileCounting();
      return new Map([['chant', (counts += 1)]]);
    },
    show: (waiting) => shown.push(waiting.get('chant') ?? 0),
    onError: (error) => {
      throw error;
    },
  });
  const afterMs = async (ms: number) => {
    clock.advance(ms);
    counter.tick();
    await counter.rest();
    return shown.length;
  };
  expect([await afterMs(0), await afterMs(999), await afterMs(1)]).toEqual([1, 1, 2]);
  countMs = 100;
  expect([await afterMs(1_000), await afterMs(19_999), await afterMs(1)]).toEqual([3, 3, 4]);
  countMs = 1_000;
  expect([await afterMs(20_000), await afterMs(29_999), await afterMs(1)]).toEqual([5, 5, 6]);
  countMs = 0;
  counter.nudge();
  expect([await afterMs(0), await afterMs(1_000), shown]).toEqual([7, 8, [1, 2, 3, 4, 5, 6, 7, 8]]);
  whileCounting = () => counter.nudge();
  expect([await afterMs(1_000), await afterMs(0)]).toEqual([9, 10]);
});
