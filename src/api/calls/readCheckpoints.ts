import type { Checkpoint, CheckpointList } from '../../../domain/contract.ts';
import type { ApiClient } from '../client.ts';
import { type Outcome, unwrap } from '../unwrap.ts';

/** `GET /voter/checkpoints`, once: the latest hundred, the oldest first. */
export async function readCheckpoints(
  client: ApiClient,
  signal?: AbortSignal,
): Promise<Outcome<Checkpoint[]>> {
  const reply = await unwrap<CheckpointList>(client.GET('/voter/checkpoints', { ...(signal && { signal }) }));
  return reply.ok ? { ok: true, data: reply.data.data } : reply;
}
