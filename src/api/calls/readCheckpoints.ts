import type { CheckpointList } from '../../../domain/contract.ts';
import type { ApiClient } from '../client.ts';
import { type Outcome, unwrap } from '../unwrap.ts';

/** `GET /voter/checkpoints`, once: the latest hundred, oldest first, and the key that signs them. */
export async function readCheckpoints(
  client: ApiClient,
  signal?: AbortSignal,
): Promise<Outcome<CheckpointList>> {
  return unwrap<CheckpointList>(client.GET('/voter/checkpoints', { ...(signal && { signal }) }));
}
