import type { Order, OrderReply } from '../../../domain/contract.ts';
import type { ApiClient } from '../client.ts';
import { type Outcome, unwrap } from '../unwrap.ts';

/**
 * `POST /participant/fee/{id}`, once: orders the fee of an own entry.
 * @param key idempotency key: retries with it create one order
 */
export async function placeFeeOrder(
  client: ApiClient,
  { entryId, key }: { entryId: string; key: string },
  signal?: AbortSignal,
): Promise<Outcome<Order>> {
  const call = client.POST('/participant/fee/{id}', {
    params: { path: { id: entryId }, header: { 'Idempotency-Key': key } },
    ...(signal && { signal }),
  });
  const reply = await unwrap<OrderReply>(call);
  return reply.ok ? { ok: true, data: reply.data.data } : reply;
}
