import type {
  StaffOrderDetails,
  StaffOrderPage,
  StaffOrderState,
} from '../../../../domain/staff/staffContract.ts';
import { type Outcome, unwrap } from '../../unwrap.ts';
import type { StaffClient } from '../staffClient.ts';

export type OrderQuery = {
  state?: StaffOrderState;
  competition?: string;
  reference?: string;
  after?: string;
};

/**
 * `GET /organisation/{organisation}/order`, once.
 * @param payer the whole contact of a payer, which travels in a header
 */
export const listOrders = (
  client: StaffClient,
  organisation: string,
  { query, payer }: { query: OrderQuery; payer: string | undefined },
  signal: AbortSignal,
): Promise<Outcome<StaffOrderPage>> =>
  unwrap<StaffOrderPage>(
    client.GET('/organisation/{organisation}/order', {
      params: {
        path: { organisation },
        query,
        ...(payer !== undefined && { header: { 'X-Payer': encodeURIComponent(payer) } }),
      },
      signal,
    }),
  );

/** `GET /organisation/{organisation}/order/{id}`, once. */
export const readOrder = (
  client: StaffClient,
  organisation: string,
  id: string,
  signal: AbortSignal,
): Promise<Outcome<StaffOrderDetails>> =>
  unwrap<StaffOrderDetails>(
    client.GET('/organisation/{organisation}/order/{id}', { params: { path: { organisation, id } }, signal }),
  );
