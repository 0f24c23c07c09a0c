import type { SessionList } from '../../../domain/contract.ts';
import type { ApiClient } from '../client.ts';
import type { Outcome } from '../unwrap.ts';
import { type Dated, unwrapDated } from '../unwrapDated.ts';

/** `GET /session`, once: the caller's signed-in devices. */
export function listSessions(client: ApiClient, signal?: AbortSignal): Promise<Outcome<Dated<SessionList>>> {
  return unwrapDated<SessionList>(client.GET('/session', { ...(signal && { signal }) }));
}
