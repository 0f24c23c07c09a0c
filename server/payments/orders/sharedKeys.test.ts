import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPostgresDatabase, type TestDatabase } from '../../../tests/support/database/databases.ts';
import { PaymentWorld } from '../../../tests/support/payments/paymentWorld.ts';

const KEYS = 5;

describe('a key that arrives at two nodes at once', () => {
  let database: TestDatabase;
  let world: PaymentWorld;
  let second: { site: string; close(): Promise<void> };
  let body: { entry_id: string };
  beforeEach(async () => {
    database = await openPostgresDatabase();
    const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
    world = await PaymentWorld.start({ config: { databaseUrl } });
    second = await world.secondNode();
    body = { entry_id: (await world.contestants())[0]?.voter_id ?? '' };
  });
  afterEach(async () => {
    await second.close();
    await world.close();
    await database.close();
  });

  const atBoth = (key: string) => {
    const ordered = { headers: { 'idempotency-key': key }, body };
    return Promise.all([world.order(ordered), world.order(ordered, second.site)]);
  };

  it('gets one order and one session at the gateway, and both get the same reply', async () => {
    world.bank.sandbox.control.conditions.latencyMs = 50;
    for (let each = 0; each < KEYS; each += 1) {
      const replies = await atBoth(`key-at-both-nodes-${each}`);
      expect(replies.map(({ status }) => status)).toEqual([200, 200]);
      const [one, other] = await Promise.all(replies.map((reply) => reply.text()));
      expect(one).toBe(other);
    }
    expect(world.bank.sandbox.control.sessions()).toHaveLength(KEYS);
  });

  it('goes on at the other node at once after the gateway failed', async () => {
    const ordered = { headers: { 'idempotency-key': 'key-after-a-failure' }, body };
    world.bank.sandbox.control.conditions.fault = 'error';
    expect((await world.order(ordered)).status).toBe(503);
    world.bank.sandbox.control.conditions.fault = 'none';
    expect((await world.order(ordered, second.site)).status).toBe(200);
    expect(world.bank.sandbox.control.sessions()).toHaveLength(1);
  });

  it('goes on at the other node after the first died on the way', async () => {
    const key = 'key-of-a-dead-node';
    world.bank.sandbox.control.conditions.fault = 'error';
    await world.order({ headers: { 'idempotency-key': key }, body });
    world.bank.sandbox.control.conditions.fault = 'none';
    await database.db
      .updateTable('idempotency')
      .set({ claimed_by: 'a dead node', claimed_until: 4e12 })
      .execute();
    const answer = world.order({ headers: { 'idempotency-key': key }, body }, second.site);
    await database.db.updateTable('idempotency').set({ claimed_until: 1 }).execute();
    expect((await answer).status).toBe(200);
    expect(world.bank.sandbox.control.sessions()).toHaveLength(1);
  });
});
