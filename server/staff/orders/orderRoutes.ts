import { scopeOf } from '../../../domain/staff/rights.ts';
import type { StaffOrderState } from '../../../domain/staff/staffContract.ts';
import { readable } from '../../platform/database/readable.ts';
import type { OperationHandlers } from '../../platform/http/contract.ts';
import { replyError } from '../../platform/http/errors.ts';
import { staffOnly } from '../sessions/guard.ts';
import type { StaffDeps } from '../staffDeps.ts';
import { readPayer } from './orderFilter.ts';
import { readOrder } from './orderRepo.ts';
import { readOrderPage } from './ordersRepo.ts';

type OrderQuery = { state?: StaffOrderState; competition?: string; reference?: string; after?: string };

/** Handlers of the orders of an organisation, in the competitions that the caller may see. */
export function orderHandlers(deps: StaffDeps): OperationHandlers {
  const { database, keys } = deps;
  return {
    listStaffOrders: staffOnly(deps, 'readOrders', async (request, reply, { held }) => {
      const { organisation } = request.params as { organisation: string };
      const sent = request.headers['x-payer'];
      const payer = typeof sent === 'string' ? readPayer(keys.pepper, sent) : undefined;
      const sight = { organisationId: organisation, scope: scopeOf(held, 'readOrders', organisation) };
      const filter = { ...(request.query as OrderQuery), ...(payer && { payer }) };
      const page = await readable(readOrderPage(database, sight, filter));
      if (!page) return replyError(reply, 404, 'not_found');
      // A text that is no whole contact finds nothing.
      const found = sent === undefined || payer ? page : { ...page, data: [], next: null };
      return reply.header('cache-control', 'no-store').send(found);
    }),
    readStaffOrder: staffOnly(deps, 'readOrders', async (request, reply, { held }) => {
      const { organisation, id } = request.params as { organisation: string; id: string };
      const sight = { organisationId: organisation, scope: scopeOf(held, 'readOrders', organisation) };
      const order = await readable(readOrder(database, sight, id));
      if (!order) return replyError(reply, 404, 'not_found');
      return reply.header('cache-control', 'no-store').send(order);
    }),
  };
}
