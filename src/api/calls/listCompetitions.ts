import type { CompetitionList } from '../../../domain/contract.ts';
import type { ApiClient } from '../client.ts';
import type { Outcome } from '../unwrap.ts';
import { type Dated, unwrapDated } from '../unwrapDated.ts';

/** `GET /competition/{eventId}`, once. */
export function listCompetitions(
  client: ApiClient,
  eventId: string,
  signal?: AbortSignal,
): Promise<Outcome<Dated<CompetitionList>>> {
  const params = { path: { eventId } };
  return unwrapDated<CompetitionList>(
    client.GET('/competition/{eventId}', { params, ...(signal && { signal }) }),
  );
}
