import type { Order, OrderReply, VoteRequest } from '../../../domain/contract.ts';
import type { ApiClient } from '../client.ts';
import { type Outcome, unwrap } from '../unwrap.ts';

/**
 * `POST /voter/vote`, once: places an order. The caller retries by the `critical` preset.
 * @param key idempotency key: retries with it create one order
 */
export async function castVote(
  client: ApiClient,
  { vote, key }: { vote: VoteRequest; key: string },
  signal?: AbortSignal,
): Promise<Outcome<Order>> {
  const call = client.POST('/voter/vote', {
    params: { header: { 'Idempotency-Key': key } },
    body: vote,
    ...(signal && { signal }),
  });
  const reply = await unwrap<OrderReply>(call);
  return reply.ok ? { ok: true, data: reply.data.data } : reply;
}
