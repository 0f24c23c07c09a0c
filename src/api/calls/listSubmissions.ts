import type { SubmissionList } from '../../../domain/contract.ts';
import type { ApiClient } from '../client.ts';
import type { Outcome } from '../unwrap.ts';
import { type Dated, unwrapDated } from '../unwrapDated.ts';

/** `GET /participant`, once: the entries of the caller. */
export function listSubmissions(
  client: ApiClient,
  signal?: AbortSignal,
): Promise<Outcome<Dated<SubmissionList>>> {
  return unwrapDated<SubmissionList>(client.GET('/participant', { ...(signal && { signal }) }));
}
