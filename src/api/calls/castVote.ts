import type { Order, VoteReply, VoteRequest } from '../../../domain/contract.ts';
import type { ApiClient } from '../client.ts';
import { type Outcome, unwrap } from '../unwrap.ts';

/**
 * `POST /voter/vote`, once: places an order of votes. The caller retries by the `critical` preset.
 * @param key goes with every try of one order, so that one order comes of them all
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
  const reply = await unwrap<VoteReply>(call);
  return reply.ok ? { ok: true, data: reply.data.data } : reply;
}
