import { expect, it } from 'vitest';
import { openSqliteFile } from '../../../tests/support/database/databases.ts';
import { planOf } from '../../../tests/support/database/planOf.ts';
import { isOpenOrder } from './openOrders.ts';

it('open orders whose time is over are found without reading the others', async () => {
  const database = await openSqliteFile();
  const overdue = database.db
    .selectFrom('orders')
    .where(isOpenOrder)
    .where('expires_at', '<=', 1)
    .select('id');
  expect(planOf(database, overdue.compile())).toEqual([
    'SEARCH orders USING INDEX vote_orders_open (expires_at<?)',
  ]);
  await database.close();
});
