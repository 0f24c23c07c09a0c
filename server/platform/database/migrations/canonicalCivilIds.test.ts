import { expect, it } from 'vitest';
import { layAccount, type AccountToLay } from '../../../../tests/support/accounts/accountFixture.ts';
import { forEachDatabase } from '../../../../tests/support/database/databases.ts';
import { onOlderOrders } from '../../../../tests/support/database/olderOrders.ts';
import { orderToPlace } from '../../../../tests/support/payments/orders.ts';
import { laySmallSeason } from '../../../../tests/support/catalogue/seasonFixture.ts';
import { placeOrder } from '../../../payments/orders/placeOrder.ts';
import { WriteMemory } from '../../writer/writeMemory.ts';
import { canonicalCivilIds } from './canonicalCivilIds.ts';

const unverified = { verified_at: null, email_verified_at: null, phone_verified_at: null };

forEachDatabase('civil ids that were stored with hyphens', ({ open, kind }) => {
  it('lose the hyphens, in accounts and orders', async () => {
    const database = await open();
    const { db } = database;
    await laySmallSeason(db);
    const accounts: AccountToLay[] = [
      { user_id: 'hyphen', civil_id: 'AB-123', email: 'zoe\u0308@example.om' },
      { user_id: 'plain', civil_id: '60000001', email: 'Plain@example.om' },
      { user_id: 'waiting', civil_id: 'AB-1-23', email: null, ...unverified },
    ];
    for (const account of accounts) await layAccount(db, account);
    const orders = ['12-345', '777', null].map((civilId, at) => orderToPlace({ id: `order${at}`, civilId }));
    const context = { stream: 'main', ...(kind === 'sqlite' && { memory: new WriteMemory() }) };
    await db.transaction().execute((tx) => placeOrder(tx, orders, context));
    await onOlderOrders(db, kind, canonicalCivilIds);
    const stored = db.selectFrom('accounts').select(['user_id', 'civil_id', 'email']).orderBy('user_id');
    expect(await stored.execute()).toEqual([
      { user_id: 'hyphen', civil_id: 'AB123', email: 'zoë@example.om' },
      { user_id: 'plain', civil_id: '60000001', email: 'Plain@example.om' },
      { user_id: 'waiting', civil_id: 'AB123', email: null },
    ]);
    const written = await db.selectFrom('orders').select('civil_id').orderBy('id').execute();
    expect(written.map(({ civil_id }) => civil_id)).toEqual(['12345', '777', null]);
    await database.close();
  });

  it('keep them where an account that was verified earlier has the number', async () => {
    const database = await open();
    const { db } = database;
    const verified: [string, string, number][] = [
      ['second', 'AB-123', 2],
      ['first', 'A-B123', 1],
    ];
    for (const [user_id, civil_id, verified_at] of verified)
      await layAccount(db, { user_id, civil_id, verified_at });
    await onOlderOrders(db, kind, canonicalCivilIds);
    const stored = db.selectFrom('accounts').select(['user_id', 'civil_id']).orderBy('user_id');
    expect(await stored.execute()).toEqual([
      { user_id: 'first', civil_id: 'AB123' },
      { user_id: 'second', civil_id: 'AB-123' },
    ]);
    await database.close();
  });
});
