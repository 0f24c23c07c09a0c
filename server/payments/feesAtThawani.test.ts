import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Order, OrderReply } from '../../domain/contract.ts';
import { layFeePayer, type FeePayer } from '../../tests/support/payments/feePayer.ts';
import { PaymentWorld, sessionOf } from '../../tests/support/payments/paymentWorld.ts';
import { startThawaniServer, type ThawaniServer } from '../../tests/support/payments/thawaniServer.ts';
import { databaseSettings } from '../platform/database/databaseSettings.ts';
import { openSqlite, sqliteKysely } from '../platform/database/openSqlite.ts';
import { thawaniGateway } from './gateways/thawaniGateway.ts';
import { signedHeaders, signWebhook } from './gateways/verifyWebhook.ts';

const webhookSecret = 'x'.repeat(32);
let world: PaymentWorld;
let thawani: ThawaniServer;
let payers: FeePayer[];

beforeAll(async () => {
  thawani = await startThawaniServer(() => world.clock.now());
  const keys = { apiKey: thawani.apiKey, publishableKey: 'publishable', webhookSecret };
  const clock = { monotonic: () => world.clock.monotonic() };
  const gateway = thawaniGateway({ baseUrl: thawani.origin, ...keys }, clock);
  world = await PaymentWorld.start({ wrapGateway: () => gateway });
  const settings = databaseSettings(world.dataDir, null);
  if (settings.kind !== 'sqlite') throw new Error('the test writes to SQLite');
  const db = sqliteKysely(openSqlite(settings.path, 'write'));
  const now = world.clock.now();
  payers = [await layFeePayer(db, now), await layFeePayer(db, now)];
  await db.destroy();
});
afterAll(async () => {
  await world.close();
  await thawani.close();
});

async function place({ entryId, token }: FeePayer, language: string): Promise<Order> {
  const response = await fetch(`${world.server.site}/api/participant/fee/${entryId}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
  });
  return ((await response.json()) as OrderReply).data;
}

/** Sends Thawani's webhook about the session of an order. @returns the status of the reply */
async function notify(order: Order): Promise<number> {
  const body = JSON.stringify({
    event_type: 'checkout.completed',
    data: { session_id: sessionOf(order), client_reference_id: order.id },
  });
  const timestamp = String(Math.floor(world.clock.now() / 1_000));
  const signature = signWebhook(webhookSecret, body, timestamp);
  const headers = { 'content-type': 'application/json', ...signedHeaders({ signature, timestamp }) };
  const url = `${world.server.site}/api/payments/webhook/thawani`;
  return (await fetch(url, { method: 'POST', headers, body })).status;
}

it('names the fee on its page at Thawani, and takes it once: by a webhook, or by a poll without one', async () => {
  const [told, silent] = [await place(payers[0]!, 'en'), await place(payers[1]!, 'ar')];
  const named = [told, silent].map((order) => {
    const { products, metadata, client_reference_id } = thawani.sessions.get(sessionOf(order))!;
    return { products, metadata, reference: client_reference_id, mode: order.payment?.mode };
  });
  const fee = (order: Order, name: string) => ({
    products: [{ name, quantity: 1, unit_amount: 5_000 }],
    metadata: { kind: 'fee' },
    reference: order.id,
    mode: 'redirect',
  });
  expect(named).toEqual([fee(told, 'Entry fee'), fee(silent, 'رسوم الاشتراك')]);

  for (const order of [told, silent]) thawani.pay(sessionOf(order));
  expect([await notify(told), await notify(told)]).toEqual([200, 200]);
  expect([(await world.read(told.id)).status, (await world.read(silent.id)).status]).toEqual([
    'paid',
    'pending_payment',
  ]);
  await world.pass(60_000);
  const { database } = world.server.store;
  const settled = database.selectFrom('orders').select(['id', 'status', 'ledger_seq']);
  expect(await settled.orderBy('id').execute()).toEqual(
    [told.id, silent.id].toSorted().map((id) => ({ id, status: 'paid', ledger_seq: null })),
  );
  expect(await database.selectFrom('refund_tasks').select('order_id').execute()).toEqual([]);
});
