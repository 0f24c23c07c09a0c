import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keyOf } from '../../tests/support/payments/keyOf.ts';
import { orderCommands, type OrderModel } from './orderCommands.support.ts';
import { PaymentWorld } from '../../tests/support/payments/paymentWorld.ts';
import { signWebhook } from './gateways/verifyWebhook.ts';
import { verifyLedger } from '../voting/verifyLedger.ts';
import type { WireRow } from '../../tests/support/voting/wireLedger.ts';

let world: PaymentWorld;
beforeAll(async () => {
  world = await PaymentWorld.start();
});
afterAll(() => world.close());

/** Repairs the gateway and lets time pass until no session is open and no refund is due. */
async function comeToRest(): Promise<void> {
  world.bank.sandbox.control.conditions.fault = 'none';
  world.clock.advance(10_000);
  await world.takeWebhooks();
  await tellOfForeignSessions();
  for (let round = 0; round < 100; round += 1) {
    await world.pass(600_000);
    if ((await openWork()) === 0) return;
  }
  throw new Error('there is still something under way after 16 hours');
}

/**
 * Delivers webhooks of paid sessions that the server has not stored. The gateway would repeat them until
 * they are accepted, and nothing else reveals such sessions.
 */
async function tellOfForeignSessions(): Promise<void> {
  const known = await world.server.store.database.selectFrom('payments').select('session_id').execute();
  const ids = new Set(known.map(({ session_id }) => session_id));
  const foreign = world.bank.sandbox.control
    .sessions()
    .filter(({ id, status }) => status === 'paid' && !ids.has(id));
  for (const { id } of foreign) {
    const rawBody = Buffer.from(
      JSON.stringify({ event_type: 'checkout.completed', data: { session_id: id } }),
    );
    expect(await deliverUntilHeard(rawBody)).toBe(200);
  }
}

/**
 * Delivers a webhook up to five times until it is not answered 503. After failures the server lets one call
 * to the gateway through at a time, and another webhook may use it.
 */
async function deliverUntilHeard(rawBody: Buffer): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const timestamp = String(Math.floor(world.clock.now() / 1_000));
    const signature = signWebhook(world.bank.sandbox.keys.webhookSecret, rawBody, timestamp);
    const { status } = await world.deliver({ rawBody, timestamp, signature });
    if (status !== 503 || tries === 5) return status;
    await world.pass(10_000);
  }
}

async function openWork(): Promise<number> {
  const { database } = world.server.store;
  const open = await database
    .selectFrom('payments')
    .where('status', '=', 'open')
    .select('session_id')
    .execute();
  const due = await database
    .selectFrom('refund_tasks')
    .where('state', '=', 'due')
    .select('session_id')
    .execute();
  const waiting = await database
    .selectFrom('orders')
    .where('status', 'in', ['created', 'pending_payment'])
    .select('id')
    .execute();
  return open.length + due.length + waiting.length;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

async function exportedTotals(): Promise<Map<string, number>> {
  const text = await (await fetch(`${world.server.site}/api/voter/ledger`)).text();
  const totals = new Map<string, number>();
  for (const line of text.split('\n').filter(Boolean)) {
    const { entry_id, votes } = JSON.parse(line) as WireRow;
    totals.set(entry_id, (totals.get(entry_id) ?? 0) + votes);
  }
  return totals;
}

/** Expects that the ledger is valid and that the export and the board show the same votes. */
async function expectOneCount(): Promise<void> {
  const { database } = world.server.store;
  expect((await verifyLedger(database, { key: keyOf(world.dataDir) })).error).toBeNull();
  const board = (await world.board()).data.groups.flatMap(({ participants }) => participants);
  const shown = new Map(
    board.filter((each) => each.total_votes > 0).map((each) => [each.voter_id, each.total_votes]),
  );
  const exported = new Map([...(await exportedTotals())].filter(([, votes]) => votes > 0));
  expect(exported).toEqual(shown);
}

/**
 * Expects that each payment became votes once or was refunded, and that the ledger's amounts equal the kept
 * money.
 */
async function expectMoneyToBalance(): Promise<void> {
  const { database } = world.server.store;
  const paid = world.bank.sandbox.control.sessions().filter(({ status }) => status === 'paid');
  const kept = paid.filter(({ refundId }) => refundId === null);
  const orders = await database.selectFrom('orders').selectAll().execute();
  const counted = orders.filter(({ status }) => status === 'paid');
  expect(kept.map(({ reference }) => reference).toSorted()).toEqual(counted.map(({ id }) => id).toSorted());
  const ledger = await database.selectFrom('ledger_secrets').select('amount_baisa').execute();
  expect(sum(ledger.map(({ amount_baisa }) => amount_baisa))).toBe(sum(kept.map(({ amount }) => amount)));
  expect(sum(counted.map(({ amount_baisa }) => amount_baisa))).toBe(sum(kept.map(({ amount }) => amount)));
}

/** Expects that exactly the orders paid in full and in time counted, in whatever order reports arrived. */
async function expectRightOnesCounted(): Promise<void> {
  const orders = await world.server.store.database.selectFrom('orders').selectAll().execute();
  const sessions = Map.groupBy(world.bank.sandbox.control.sessions(), ({ reference }) => reference);
  for (const order of orders) {
    const isGood = (sessions.get(order.id) ?? []).some(
      ({ status, amount, paidAt }) =>
        status === 'paid' && amount === order.amount_baisa && (paidAt ?? Infinity) <= order.expires_at,
    );
    expect([order.id, order.ledger_seq !== null]).toEqual([order.id, isGood]);
  }
}

it('each key has one effect, and votes and money balance, whatever happens to orders', async () => {
  let placed = 0;
  await fc.assert(
    fc.asyncProperty(orderCommands, async (commands) => {
      const model: OrderModel = { orders: [], onTheWay: [], isGatewayUp: true };
      await fc.asyncModelRun(() => ({ model, real: world }), commands);
      await comeToRest();
      await expectOneCount();
      await expectMoneyToBalance();
      await expectRightOnesCounted();
      placed += model.orders.length;
      const orders = await world.server.store.database.selectFrom('orders').select('id').execute();
      expect(orders).toHaveLength(placed);
    }),
    { numRuns: 20, endOnFailure: true, verbose: fc.VerbosityLevel.Verbose },
  );
}, 300_000);
