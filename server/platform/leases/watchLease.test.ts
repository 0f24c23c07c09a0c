import { expect, it } from 'vitest';
import { manualClock } from '../../../tests/support/servers/manualClock.ts';
import { LeaseLost, type Hold } from './lease.ts';
import { ownLeases } from './ownLeases.ts';
import { watchLease } from './watchLease.ts';

it('has a lease from when it is free until it is lost', async () => {
  const clock = manualClock(0);
  let isFree = false;
  let isLost = false;
  const confirm = () => {
    if (isLost) throw new LeaseLost('board');
  };
  const hold: Hold = { fence: { lease: 'board', epoch: 1 }, confirm };
  const watched = watchLease({ take: async () => (isFree && !isLost ? hold : undefined) }, clock);
  const look = async () => {
    clock.advance(500);
    watched.tick();
    await watched.rest();
    return watched.isHeld();
  };
  expect([watched.isHeld(), await look()]).toEqual([false, false]);
  isFree = true;
  expect(await look()).toBe(true);
  isLost = true;
  expect([watched.isHeld(), await look()]).toEqual([false, false]);
});

it('keeps looking although the database does not answer', async () => {
  const clock = manualClock(0);
  let isDown = true;
  const lease = ownLeases.named('board');
  const watched = watchLease(
    { take: async () => (isDown ? Promise.reject(new Error('down')) : lease.take()) },
    clock,
  );
  watched.tick();
  await watched.rest();
  isDown = false;
  clock.advance(500);
  watched.tick();
  await watched.rest();
  expect(watched.isHeld()).toBe(true);
});
