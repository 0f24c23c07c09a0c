import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OrderReply } from '../../../domain/contract.ts';
import { forEachDatabase, type TestDatabase } from '../../../tests/support/database/databases.ts';
import { PaymentWorld } from '../../../tests/support/payments/paymentWorld.ts';

forEachDatabase('the network of an order', ({ open }) => {
  let database: TestDatabase;
  let world: PaymentWorld;
  beforeAll(async () => {
    database = await open();
    const { settings } = database;
    const databaseUrl = settings.kind === 'postgres' ? settings.url : null;
    const flags = { entryVotes: 1_000, entryFactor: 20, networkOrders: 3, networkFactor: 2 };
    world = await PaymentWorld.start({ config: { databaseUrl, flags } });
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });

  /** Places, pays and settles an order from an IP address. */
  async function buy(remoteAddress: string, contestant: number): Promise<string> {
    const entry_id = (await world.contestants())[contestant]?.voter_id;
    const { app } = world.server;
    const answer = await app.site.inject({
      method: 'POST',
      url: '/api/voter/vote',
      remoteAddress,
      payload: { email: `voter${remoteAddress}@example.om`, currency_id: 1, votes_count: 1, entry_id },
    });
    const { data } = answer.json<OrderReply>();
    world.pay(data);
    await world.deliverWebhooks();
    return data.id;
  }

  it('is kept as a pseudonym of its /24 or /64', async () => {
    const ids = [
      await buy('198.51.100.1', 1),
      await buy('198.51.100.99', 1),
      await buy('2001:db8:1:2::1', 1),
      await buy('2001:db8:1:2::ffff', 1),
    ];
    const { database: reader } = world.server.store;
    const networks = new Map(
      (await reader.selectFrom('orders').select(['id', 'network']).execute()).map((row) => [
        row.id,
        row.network,
      ]),
    );
    const [first, second, third, fourth] = ids.map((id) => networks.get(id));
    expect([first, third]).toEqual([second, fourth]);
    expect(new Set([first, third]).size).toBe(2);
    for (const network of [first, third]) expect(network).toMatch(/^[\w-]{43}$/);
  });

  it('gets a flag where its part of one entry’s orders is far above its part of the others’', async () => {
    const ids: string[] = [];
    for (let host = 1; host <= 3; host += 1) ids.push(await buy(`203.0.113.${host}`, 0));
    // Wait until one node has collected the votes of all nodes, since the detectors see them only there.
    for (let second = 0; second < 5; second += 1) await world.pass(1_000);
    const { database: reader } = world.server.store;
    const flags = await reader
      .selectFrom('vote_flags')
      .where('kind', '=', 'network_share')
      .selectAll()
      .execute();
    const members = await reader
      .selectFrom('vote_flag_members')
      .where('flag_id', '=', flags[0]?.id ?? '')
      .select('source_ref')
      .execute();
    const [entry] = await world.contestants();
    expect(flags.map(({ state, reasons }) => [state, JSON.parse(reasons) as unknown])).toEqual([
      [
        'open',
        {
          orders: 3,
          entry: entry?.voter_id,
          percent: 100,
          percent_elsewhere: 20,
          threshold: 3,
          factor: 2,
          within_ms: 3_600_000,
        },
      ],
    ]);
    expect(members.map(({ source_ref }) => source_ref).toSorted()).toEqual(
      ids.map((id) => `order:${id}`).toSorted(),
    );
  });
});
