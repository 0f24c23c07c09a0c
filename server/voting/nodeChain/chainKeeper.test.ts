import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPostgresDatabase, type TestDatabase } from '../../../tests/support/database/databases.ts';
import { layTestSeason, seasonNow } from '../../../tests/support/catalogue/testSeason.ts';
import { manualClock } from '../../../tests/support/servers/manualClock.ts';
import { startTestServer, type TestServer } from '../../../tests/support/servers/testServer.ts';
import { runRecount } from '../../../tests/support/voting/runRecount.ts';
import { sendSms } from '../../../tests/support/voting/sendSms.ts';
import type { CheckpointList } from '../../../domain/contract.ts';
import type { Leases } from '../../platform/leases/lease.ts';
import { ownHold, ownLeases } from '../../platform/leases/ownLeases.ts';
import { CHANGE_INTERVAL_MS } from '../boardPublisher.ts';

import { readHeads } from '../ledgerRepo.ts';
import { chainKeeper } from './chainKeeper.ts';

describe('a node looks for a chain', () => {
  /** Leases of a node that other nodes' leases stand in the way of. */
  const leasesBeside = (foreign: ReadonlySet<string>): Leases => ({
    ...ownLeases,
    named: (name) => ({ take: () => Promise.resolve(foreign.has(name) ? undefined : ownHold) }),
  });
  const keep = (leases: Leases) => {
    const clock = manualClock(0);
    const used: string[] = [];
    const failures: unknown[] = [];
    const keeper = chainKeeper({
      leases,
      clock,
      writer: { useChain: (stream) => used.push(stream) },
      onError: (error) => failures.push(error),
    });
    const look = async () => {
      clock.advance(5_000);
      keeper.tick();
      await keeper.rest();
    };
    return { used, failures, look };
  };

  it('takes the first that is free, and stays with it', async () => {
    const foreign = new Set(['chain main', 'chain chain-2']);
    const { used, look } = keep(leasesBeside(foreign));
    await look();
    foreign.clear();
    await look();
    expect(used).toEqual(['chain-3']);
  });

  it('takes another when a node took its own, and any chain that is free later', async () => {
    const foreign = new Set<string>();
    const { used, look } = keep(leasesBeside(foreign));
    await look();
    foreign.add('chain main');
    await look();
    for (let number = 2; number <= 64; number += 1) foreign.add(`chain chain-${number}`);
    await look();
    foreign.delete('chain chain-64');
    await look();
    expect(used).toEqual(['main', 'chain-2', 'chain-64']);
  });

  it('goes on with what it has while the database does not answer', async () => {
    const named = () => ({ take: () => Promise.reject(new Error('no answer')) });
    const { used, failures, look } = keep({ ...ownLeases, named });
    await look();
    expect([used, failures]).toEqual([[], [new Error('no answer')]]);
  });
});

describe('two nodes on one PostgreSQL', () => {
  const clock = manualClock(seasonNow);
  let database: TestDatabase;
  const nodes: TestServer[] = [];
  beforeAll(async () => {
    database = await openPostgresDatabase();
  });
  afterEach(async () => {
    for (const node of nodes.splice(0)) await node.close();
  });
  afterAll(() => database.close());

  const start = async (first?: TestServer) => {
    const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
    const node = await startTestServer({
      clock,
      config: { databaseUrl, ...(first && { keysDir: first.config.keysDir }) },
      ...(!first && { prepare: (store) => layTestSeason(store, seasonNow) }),
    });
    nodes.push(node);
    return node;
  };
  const vote = async (node: TestServer) =>
    expect(await (await sendSms(node.site, clock, { text: '301' })).json()).toMatchObject({
      outcome: 'counted',
    });
  const heads = async () => (await readHeads(database.db)).map(({ stream, seq }) => [stream, seq]);
  const holders = async () => {
    const rows = await database.db
      .selectFrom('leases')
      .where('name', 'like', 'chain %')
      .select('name')
      .execute();
    return rows.map(({ name }) => name).toSorted();
  };

  it('count in a chain each, and the next node takes the chain of one that left', async () => {
    const a = await start();
    await expect.poll(holders).toEqual(['chain main']);
    const b = await start(a);
    await expect.poll(holders).toEqual(['chain chain-2', 'chain main']);
    await vote(a);
    await vote(b);
    await vote(b);
    await expect.poll(heads).toEqual([
      ['chain-2', 2],
      ['main', 1],
    ]);
    clock.advance(CHANGE_INTERVAL_MS);
    await a.app.live.publisher.refresh();
    clock.advance(5_000);
    const checkpoints = await fetch(`${a.site}/api/voter/checkpoints`);
    const { key } = (await checkpoints.json()) as CheckpointList;
    const { code, output } = await runRecount(a.site, '--key', key.fingerprint);
    expect([code, output.at(-1)]).toEqual([0, 'The board shows these totals and standings.']);
    await nodes.pop()?.close();
    const c = await start(a);
    await expect
      .poll(async () => {
        await vote(c);
        return (await heads()).find(([stream]) => stream === 'chain-2');
      })
      .toEqual(['chain-2', 3]);
  });
});
