import { describe, expect, it } from 'vitest';
import { opens } from '../../../tests/support/catalogue/seasonFixture.ts';
import { POLL_MS, unavailable, usePollers } from '../../../tests/support/payments/pollers.ts';

describe('the poller', () => {
  const pollers = usePollers();
  const names = (count: number) => Array.from({ length: count }, (_, index) => `session ${index}`);

  it('asks about a session every 10 s, and a second after the last time while its payer waits', async () => {
    const { poller, pass, watch } = pollers.start();
    watch('s');
    await pass(POLL_MS - 1);
    await pass(1);
    poller.hasten('order of s');
    poller.hasten('another order');
    await pass(999);
    await pass(1);
    watch('s');
    await pass(POLL_MS - 1);
    await pass(1);
    expect(pollers.asked).toEqual([
      ['s', 10_000],
      ['s', 11_000],
      ['s', 21_000],
    ]);
  });

  it('asks about 32 sessions at once, each once, the longest due first', async () => {
    const { poller, clock, pass, watch } = pollers.start();
    await pass(0);
    for (const sessionId of names(40)) watch(sessionId);
    poller.hasten('order of session 39');
    const gate = Promise.withResolvers<typeof unavailable>();
    pollers.gateway.answer = () => gate.promise;
    for (const ms of [POLL_MS, 0, 20_000]) {
      clock.advance(ms);
      poller.tick();
      await expect.poll(() => pollers.asked.map(([id]) => id)).toEqual(['session 39', ...names(31)]);
    }
    gate.resolve(unavailable);
    await poller.rest();
    await pass(0);
    expect(pollers.asked.slice(32).map(([id]) => id)).toEqual(names(39).slice(31));
  });

  it('reaches every session, however many of them stay unpaid', async () => {
    const { pass, watch } = pollers.start();
    for (const sessionId of names(70)) watch(sessionId);
    for (let round = 0; round < 4; round += 1) await pass(POLL_MS);
    expect([...new Set(pollers.asked.map(([id]) => id))].toSorted()).toEqual(names(70).toSorted());
  });

  it('does not ask about a session again while the gateway has not answered', async () => {
    const { poller, clock, watch } = pollers.start();
    watch('s');
    pollers.gateway.answer = () => new Promise(() => {});
    for (const ms of [POLL_MS, POLL_MS]) {
      clock.advance(ms);
      poller.tick();
      await expect.poll(() => pollers.asked).toEqual([['s', POLL_MS]]);
    }
  });

  it('searches for open sessions of its gateway at the start and every 30 s, a minute back', async () => {
    await pollers.placeWithSession();
    await pollers.attach('elsewhere', opens, 'thawani');
    const { poller, pass } = pollers.start();
    await pass(0);
    expect(poller.size).toBe(1);
    await pollers.attach('of another node', opens - 60_000);
    await pollers.attach('long ago', opens - 60_001);
    await pass(29_999);
    expect(poller.size).toBe(1);
    await pass(1);
    expect(poller.size).toBe(2);
    await pollers.attach('committed late', opens - 30_000);
    await pollers.attach('too late', opens - 30_001);
    await pass(30_000);
    expect(poller.size).toBe(3);
  });
});
