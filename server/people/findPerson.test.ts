import { afterAll, beforeAll, expect, it } from 'vitest';
import { PaymentWorld } from '../../tests/support/payments/paymentWorld.ts';
import { collectPerson } from './collectPerson.ts';
import { findPerson } from './findPerson.ts';

let world: PaymentWorld;
beforeAll(async () => {
  world = await PaymentWorld.start();
});
afterAll(() => world.close());

const phones = ['91234567', '+96891234567', '0096891234567', '96891234567'];
const civilIds = ['ab12345', 'AB12345', 'AB-12345', 'ab12-345'];

it('finds and erases the orders of a payer in every spelling', async () => {
  for (const [number, phone_number] of phones.entries())
    await world.placed({ body: { email: `phone${number}@example.om`, phone_number } });
  for (const [number, civil_id] of civilIds.entries())
    await world.placed({ body: { email: `id${number}@example.om`, civil_id } });
  const { database, keys, writer } = world.server.store;
  const ordersFoundBy = async (reference: string) =>
    (await collectPerson(database, await findPerson(database, keys.pepper, reference))).orders.length;
  expect(await Promise.all(phones.map(ordersFoundBy))).toEqual([4, 4, 4, 4]);
  expect(await Promise.all(civilIds.map(ordersFoundBy))).toEqual([4, 4, 4, 4]);

  for (const reference of [phones[2]!, civilIds[0]!]) {
    const person = await findPerson(database, keys.pepper, reference);
    await writer.submit('erasePerson', {
      person: person!,
      reason: null,
      actor: 'operator:test',
      at: world.clock.now(),
    });
  }
  const left = database.selectFrom('orders').select(['email', 'phone', 'civil_id']);
  expect(await left.where('email', 'is not', null).execute()).toEqual([]);
});

it('finds nobody under a civil id that no order and no account has', async () => {
  const { database, keys } = world.server.store;
  expect(await findPerson(database, keys.pepper, 'ZZ99999')).toBe(undefined);
});
