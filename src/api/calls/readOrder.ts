import type { Order } from '../../../domain/contract.ts';
import type { ApiClient } from '../client.ts';
import { type Outcome, unwrap } from '../unwrap.ts';

/** `GET /voter/order/{id}`, once. The server asks the gateway for news. */
export function readOrder(client: ApiClient, id: string, signal?: AbortSignal): Promise<Outcome<Order>> {
  return unwrap<Order>(
    client.GET('/voter/order/{id}', { params: { path: { id } }, ...(signal && { signal }) }),
  );
}
