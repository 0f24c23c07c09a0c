import { afterAll, beforeAll, expect, it } from 'vitest';
import { keyOf } from '../../tests/support/payments/keyOf.ts';
import type { Receipt } from '../../domain/contract.ts';
import { PaymentWorld } from '../../tests/support/payments/paymentWorld.ts';
import { verifyLedger } from '../voting/verifyLedger.ts';
import { findPerson } from './findPerson.ts';

let world: PaymentWorld;
beforeAll(async () => {
  world = await PaymentWorld.start();
});
afterAll(() => world.close());

it('erases a payer from a counted order, and keeps votes, amount and receipt', async () => {
  const order = await world.placed({
    body: { email: 'Payer@Example.om', civil_id: '60001111', votes_count: 25 },
  });
  world.pay(order);
  await world.deliverWebhooks();
  const { store } = world.server;
  const receipt = (await world.read(order.id)).receipt_code;
  const seen = async () => {
    const reply = await fetch(`${world.server.site}/api/voter/receipt/${receipt}`);
    return (await reply.json()) as Receipt;
  };
  // The checkpoint that signs the row comes first; otherwise it would come in between.
  await world.pass(60_000);
  await expect.poll(async () => (await seen()).checkpoint).not.toBeNull();
  const before = await seen();

  const person = await findPerson(store.database, store.keys.pepper, 'payer@example.om');
  if (!person) throw new Error('nobody was found');
  const [erased, again] = [
    await store.writer.submit('erasePerson', {
      person,
      reason: null,
      actor: 'operator:test',
      at: world.clock.now(),
    }),
    await store.writer.submit('erasePerson', {
      person,
      reason: null,
      actor: 'operator:test',
      at: world.clock.now(),
    }),
  ];
  expect([erased.orders, erased.ledgerRows, again.orders, again.ledgerRows]).toEqual([1, 1, 0, 0]);
  expect(await verifyLedger(store.database, { key: keyOf(world.dataDir) })).toMatchObject({
    votes: 25,
    erased: 1,
    error: null,
  });
  const row = await store.database.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
  expect([row.email, row.phone, row.civil_id, row.status, row.amount_baisa]).toEqual([
    null,
    null,
    null,
    'paid',
    order.amount_baisa,
  ]);
  expect([row.contact, row.device]).toEqual([
    expect.stringMatching(/^erased:/),
    expect.stringMatching(/^erased:/),
  ]);
  const secrets = await store.database.selectFrom('ledger_secrets').select(['salt', 'payer']).execute();
  expect(secrets).toEqual([{ salt: null, payer: null }]);
  expect(await seen()).toEqual(before);
});
