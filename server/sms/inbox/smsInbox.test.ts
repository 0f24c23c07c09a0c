import { expect, it } from 'vitest';
import { useWrittenSeason } from '../../../tests/support/catalogue/writtenSeason.ts';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { manualClock } from '../../../tests/support/servers/manualClock.ts';
import { smsFor } from '../../../tests/support/voting/standings.ts';
import { opens } from '../../../tests/support/catalogue/seasonFixture.ts';
import { batcherDefaults } from '../../platform/writer/batcher.ts';
import { isWaiting } from './inboxRepo.ts';
import { COUNTED_AT_ONCE, DRAINED_AT_ONCE, SmsInbox } from './smsInbox.ts';

const BURST = COUNTED_AT_ONCE + 200;

forEachDatabase('a node with more text messages than it can count at once', ({ open }) => {
  const season = useWrittenSeason(open);

  function openInbox(submit = season.writer.submit) {
    const clock = manualClock(opens + 3_600_000);
    const drained: string[] = [];
    const errors: unknown[] = [];
    const inbox = new SmsInbox({
      database: season.db,
      writer: { ...season.writer, submit },
      inboxWriter: season.writer,
      clock,
      onDrained: ({ stored }) => drained.push(...stored.map(({ outcome }) => outcome)),
      onError: (error) => errors.push(error),
    });
    return { inbox, clock, drained, errors };
  }

  const burst = async (inbox: SmsInbox, length = BURST) => {
    const results = await Promise.all(Array.from({ length }, () => inbox.receive(smsFor())));
    return Map.groupBy(results, ({ outcome }) => outcome);
  };
  const untilEmpty = () => expect.poll(() => isWaiting(season.db)).toBe(false);

  it('counts those in progress and accepts the others, counts those later, and then counts at once again', async () => {
    const { inbox, drained, errors } = openInbox();
    const { counted = [], accepted = [] } = Object.fromEntries(await burst(inbox));
    // A batch begins when it is full, or earlier on a slow machine.
    expect(counted.length).toBeGreaterThan(0);
    expect(counted.length).toBeLessThanOrEqual(batcherDefaults.batchSize);
    expect(accepted.length).toBe(BURST - counted.length);
    expect(await inbox.receive(smsFor())).toMatchObject({ outcome: 'accepted' });
    inbox.tick();
    await expect.poll(() => drained.length).toBe(accepted.length + 1);
    await untilEmpty();
    await expect.poll(async () => (await inbox.receive(smsFor())).outcome).toBe('counted');
    expect([new Set(drained), errors]).toEqual([new Set(['counted']), []]);
  });

  it('drains once a second while more messages arrive than it drains', async () => {
    const busy = openInbox(async (name, input, fence) => {
      const output = await season.writer.submit(name, input, fence);
      if (name === 'drainInbox' && busy.drained.length < 2 * DRAINED_AT_ONCE)
        await burst(busy.inbox, DRAINED_AT_ONCE);
      return output;
    });
    const { inbox, drained, clock } = busy;
    await burst(inbox);
    await burst(inbox, DRAINED_AT_ONCE);
    const tick = async () => {
      inbox.tick();
      await inbox.rest();
      return drained.length;
    };
    expect([await tick(), await tick()]).toEqual([DRAINED_AT_ONCE, DRAINED_AT_ONCE]);
    clock.advance(1_000);
    expect(await tick()).toBe(2 * DRAINED_AT_ONCE);
    clock.advance(1_000);
    inbox.tick();
    await untilEmpty();
  });

  it('counts what another node left in the inbox', async () => {
    const { inbox, drained } = openInbox();
    await season.writer.submit('acceptSms', smsFor());
    inbox.tick();
    await expect.poll(() => drained).toEqual(['counted']);
  });

  it('leaves the rest to others when it ends, after the messages at hand', async () => {
    const ended = openInbox(async (name, input, fence) => {
      const output = await season.writer.submit(name, input, fence);
      void ended.inbox.close();
      return output;
    });
    const many = Array.from({ length: DRAINED_AT_ONCE + 1 }, () => smsFor());
    await Promise.all(many.map((sms) => season.writer.submit('acceptSms', sms)));
    ended.inbox.tick();
    await expect.poll(() => ended.drained.length).toBeGreaterThan(0);
    await ended.inbox.close();
    ended.inbox.tick();
    await ended.inbox.rest();
    expect([ended.drained.length, await isWaiting(season.db)]).toEqual([DRAINED_AT_ONCE, true]);
    openInbox().inbox.tick();
    await untilEmpty();
  });

  it('reports a drain that failed, and drains later', async () => {
    let isBroken = true;
    const { inbox, drained, errors, clock } = openInbox((name, input, fence) =>
      isBroken ? Promise.reject(new Error('broken')) : season.writer.submit(name, input, fence),
    );
    await season.writer.submit('acceptSms', smsFor());
    inbox.tick();
    await expect.poll(() => errors.length).toBe(1);
    isBroken = false;
    clock.advance(1_000);
    inbox.tick();
    await expect.poll(() => drained).toEqual(['counted']);
  });
});
