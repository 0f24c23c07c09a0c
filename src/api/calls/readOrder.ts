import type { Order } from '../../../domain/contract.ts';
import type { ApiClient } from '../client.ts';
import { type Outcome, unwrap } from '../unwrap.ts';

/** `GET /voter/order/{id}`, once. Asking makes the server ask the gateway. */
export function readOrder(client: ApiClient, id: string, signal?: AbortSignal): Promise<Outcome<Order>> {
  return unwrap<Order>(
    client.GET('/voter/order/{id}', { params: { path: { id } }, ...(signal && { signal }) }),
  );
}
