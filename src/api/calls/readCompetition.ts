import type { CompetitionDetailsReply } from '../../../domain/contract.ts';
import type { ApiClient } from '../client.ts';
import type { Outcome } from '../unwrap.ts';
import { type Dated, unwrapDated } from '../unwrapDated.ts';

/** `GET /competition/details/{id}`, once. */
export function readCompetition(
  client: ApiClient,
  id: string,
  signal?: AbortSignal,
): Promise<Outcome<Dated<CompetitionDetailsReply>>> {
  const params = { path: { id } };
  return unwrapDated<CompetitionDetailsReply>(
    client.GET('/competition/details/{id}', { params, ...(signal && { signal }) }),
  );
}
