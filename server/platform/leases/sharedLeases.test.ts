import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPostgresDatabase, type TestDatabase } from '../../../tests/support/database/databases.ts';
import { manualClock } from '../../../tests/support/servers/manualClock.ts';
import { openServerWriter, type ServerWriter } from '../../start/serverWriter.ts';
import { systemClock } from '../clock.ts';
import { every } from '../every.ts';
import type { Leases } from './lease.ts';
import { sharedLeases, type SharedLeasesDeps } from './sharedLeases.ts';

/** Long enough that a busy machine renews in time. */
const LONG_MS = 60_000;
const SHORT_MS = 400;
/** Long enough that a busy machine renews in time, and short enough to wait for some renewals. */
const RENEWED_MS = 3_000;

describe('a lease among nodes', () => {
  let database: TestDatabase;
  const opened: { writer: ServerWriter; leases: Leases }[] = [];
  beforeEach(async () => {
    database = await openPostgresDatabase();
  });
  afterEach(async () => {
    for (const { writer, leases } of opened.splice(0)) {
      await leases.release();
      await writer.close();
    }
    await database.close();
  });

  const node = async (options: Partial<SharedLeasesDeps> = {}) => {
    const writer = await openServerWriter(database.settings, { onFatal: () => {} });
    const leases = sharedLeases({
      database: database.db,
      writer,
      clock: systemClock,
      leaseMs: LONG_MS,
      onError: () => {},
      ...options,
    });
    const made = { writer, leases, lease: leases.named('work') };
    opened.push(made);
    return made;
  };
  /** A node that takes leases of 0.4 s and never renews them, as if it were dead or stopped. */
  const stoppedNode = async () => {
    const clock = manualClock(0);
    const made = await node();
    const writer = {
      submit: ((name, input, fence) =>
        name === 'renewLeases'
          ? new Promise(() => {})
          : made.writer.submit(name, input, fence)) as ServerWriter['submit'],
    };
    const leases = sharedLeases({
      database: database.db,
      writer,
      clock,
      leaseMs: SHORT_MS,
      onError: () => {},
    });
    return { ...made, clock, lease: leases.named('work') };
  };
  const row = () => database.db.selectFrom('leases').selectAll().executeTakeFirstOrThrow();

  it('is held by one of them, however many ask at the same moment', async () => {
    const nodes = [await node(), await node(), await node()];
    const names = Array.from({ length: 20 }, (_, index) => `work ${index}`);
    const holders = await Promise.all(
      names.map(async (name) => {
        const holds = await Promise.all(nodes.map(({ leases }) => leases.named(name).take()));
        return holds.filter((hold) => hold !== undefined).length;
      }),
    );
    expect(holders).toEqual(names.map(() => 1));
  });

  it('stays with its holder, which renews it', async () => {
    const [first, second] = [await node({ leaseMs: RENEWED_MS }), await node()];
    const hold = await first.lease.take();
    const { until } = await row();
    await expect.poll(async () => (await row()).until).toBeGreaterThan(until + 2 * RENEWED_MS);
    expect(await second.lease.take()).toBeUndefined();
    expect(await first.lease.take()).toMatchObject({ fence: hold?.fence });
  });

  it('goes to another node at once when its holder gives it up', async () => {
    const [first, second] = [await node(), await node()];
    expect((await first.lease.take())?.fence).toEqual({ lease: 'work', epoch: 1 });
    expect(await second.lease.take()).toBeUndefined();
    await first.leases.release();
    expect((await second.lease.take())?.fence).toEqual({ lease: 'work', epoch: 2 });
  });

  it('goes to another node when its holder has not renewed it in time, and not before', async () => {
    const [stopped, other] = [await stoppedNode(), await node()];
    await stopped.lease.take();
    expect(await other.lease.take()).toBeUndefined();
    await expect.poll(() => other.lease.take()).toMatchObject({ fence: { lease: 'work', epoch: 2 } });
  });

  it('lets a node that was stopped for longer than its lease write nothing', async () => {
    const [stopped, other] = [await stoppedNode(), await node()];
    const old = await stopped.lease.take();
    const write = () => stopped.writer.submit('probe', null, old?.fence);
    expect(await write()).toBe(true);
    await expect.poll(() => other.lease.take()).toBeDefined();
    await expect(write()).rejects.toMatchObject({
      code: 'failed',
      message: 'Another node may have the lease "work".',
    });
    expect(await stopped.writer.submit('probe', null)).toBe(true);
  });

  it('tells its holder, before it acts outside, that its time is over', async () => {
    const stopped = await stoppedNode();
    const hold = await stopped.lease.take();
    stopped.clock.advance(SHORT_MS - 1);
    hold?.confirm();
    stopped.clock.advance(1);
    expect(() => hold?.confirm()).toThrow('Another node may have the lease "work".');
    const again = await stopped.lease.take();
    expect(again?.fence).toEqual({ lease: 'work', epoch: 2 });
    again?.confirm();
    expect(() => hold?.confirm()).toThrow('Another node may have the lease "work".');
  });

  it('is not waited for while another transaction holds its row', async () => {
    const [first, other] = [await node(), await node()];
    await first.lease.take();
    await database.db.updateTable('leases').set({ until: 0 }).execute();
    await database.db.transaction().execute(async (tx) => {
      await tx.selectFrom('leases').where('name', '=', 'work').forUpdate().selectAll().execute();
      expect(await other.lease.take()).toBeUndefined();
    });
    expect(await other.lease.take()).toBeDefined();
  });

  it('lets one node do periodic work, and another go on within 5 s of its end', async () => {
    const clock = manualClock(0);
    const [first, second] = [await node(), await node()];
    const did: string[] = [];
    const worker = (name: string, { lease }: typeof first) => {
      const work = async () => void did.push(name);
      const onError = (error: unknown) => void did.push(String(error));
      return every({ lease, ms: 3_600_000, clock, work, onError });
    };
    const workers = [worker('first', first), worker('second', second)];
    const pass = async (ms: number) => {
      clock.advance(ms);
      for (const each of workers) {
        each.tick();
        await each.rest();
      }
    };
    await pass(0);
    await pass(3_600_000);
    expect(did).toEqual(['first', 'first']);
    await first.leases.release();
    await pass(4_999);
    expect(did).toEqual(['first', 'first']);
    await pass(1);
    expect(did).toEqual(['first', 'first', 'second']);
  });
});
