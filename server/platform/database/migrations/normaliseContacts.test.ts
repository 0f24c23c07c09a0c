import { expect, it } from 'vitest';
import { forEachDatabase } from '../../../../tests/support/database/databases.ts';
import { onOlderOrders } from '../../../../tests/support/database/olderOrders.ts';
import { orderToPlace } from '../../../../tests/support/payments/orders.ts';
import { laySmallSeason } from '../../../../tests/support/catalogue/seasonFixture.ts';
import { placeOrder } from '../../../payments/orders/placeOrder.ts';
import { WriteMemory } from '../../writer/writeMemory.ts';
import { normaliseContacts } from './normaliseContacts.ts';

forEachDatabase('orders from before contacts had one form', ({ open, kind }) => {
  it('are rewritten in it, and invalid numbers stay', async () => {
    const database = await open();
    const { db } = database;
    await laySmallSeason(db);
    const contacts = [
      { id: 'a', phone: '0096891234567', civilId: 'ab12345' },
      { id: 'b', phone: '91234567', civilId: null },
      { id: 'c', phone: '123456', civilId: null },
      { id: 'd', phone: null, civilId: null },
    ];
    const orders = contacts.map((contact) => orderToPlace(contact));
    const context = { stream: 'main', ...(kind === 'sqlite' && { memory: new WriteMemory() }) };
    await db.transaction().execute((tx) => placeOrder(tx, orders, context));
    await onOlderOrders(db, kind, normaliseContacts);
    const rows = db.selectFrom('orders').select(['id', 'phone', 'civil_id']).orderBy('id');
    expect(await rows.execute()).toEqual([
      { id: 'a', phone: '+96891234567', civil_id: 'AB12345' },
      { id: 'b', phone: '+96891234567', civil_id: null },
      { id: 'c', phone: '123456', civil_id: null },
      { id: 'd', phone: null, civil_id: null },
    ]);
    await database.close();
  });
});
