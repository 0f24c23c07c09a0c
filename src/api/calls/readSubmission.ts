import type { SubmissionReply } from '../../../domain/contract.ts';
import type { ApiClient } from '../client.ts';
import type { Outcome } from '../unwrap.ts';
import { type Dated, unwrapDated } from '../unwrapDated.ts';

/** `GET /participant/submission/{id}`, once: an entry of the caller. */
export function readSubmission(
  client: ApiClient,
  id: string,
  signal?: AbortSignal,
): Promise<Outcome<Dated<SubmissionReply>>> {
  return unwrapDated<SubmissionReply>(
    client.GET('/participant/submission/{id}', { params: { path: { id } }, ...(signal && { signal }) }),
  );
}
