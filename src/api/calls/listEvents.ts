import type { EventList } from '../../../domain/contract.ts';
import type { ApiClient } from '../client.ts';
import type { Outcome } from '../unwrap.ts';
import { type Dated, unwrapDated } from '../unwrapDated.ts';

/** `GET /event`, once: live events first, then upcoming, then past ones. */
export function listEvents(client: ApiClient, signal?: AbortSignal): Promise<Outcome<Dated<EventList>>> {
  return unwrapDated<EventList>(client.GET('/event', { ...(signal && { signal }) }));
}
