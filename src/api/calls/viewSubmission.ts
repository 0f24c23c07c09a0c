import type { SubmissionViewReply } from '../../../domain/contract.ts';
import type { ApiClient } from '../client.ts';
import type { Outcome } from '../unwrap.ts';
import { type Dated, unwrapDated } from '../unwrapDated.ts';

/** `GET /participant/view-submission/{id}`, once: what a viewer shows of an entry of the caller. */
export function viewSubmission(
  client: ApiClient,
  id: string,
  signal?: AbortSignal,
): Promise<Outcome<Dated<SubmissionViewReply>>> {
  return unwrapDated<SubmissionViewReply>(
    client.GET('/participant/view-submission/{id}', { params: { path: { id } }, ...(signal && { signal }) }),
  );
}
