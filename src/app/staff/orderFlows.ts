/** Real effects of the orders of an organisation. */
import { fromPromise } from 'xstate';
import { type OrderFilters, orderQuery } from '../../../domain/staff/orderAddress.ts';
import type { StaffOrderPage } from '../../../domain/staff/staffContract.ts';
import { listOrders, readOrder } from '../../api/staff/calls/orders.ts';
import type { StaffClient } from '../../api/staff/staffClient.ts';
import { orderBrowse } from '../../machines/staffBrowse/staffBrowseMachine.ts';
import { orderReading, type FoundOrder } from '../../machines/staffReading/staffReadingMachine.ts';
import { goToSignIn } from './goToSignIn.ts';
import { browsing, readOrNull } from './recordCalls.ts';

export const createOrderFlows = (client: StaffClient, organisation: string) => ({
  browse: orderBrowse.provide(
    browsing<StaffOrderPage, OrderFilters>(({ filters, after }, signal) => {
      const { query, payer } = orderQuery(filters);
      const asked = { query: { ...query, ...(after !== null && { after }) }, payer };
      return listOrders(client, organisation, asked, signal);
    }),
  ),
  order: (id: string) =>
    orderReading.provide({
      actors: {
        read: fromPromise<FoundOrder>(async ({ signal }) => ({
          details: await readOrNull(() => readOrder(client, organisation, id, signal), signal),
        })),
      },
      actions: { endSession: goToSignIn },
    }),
});
