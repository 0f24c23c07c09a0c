import type { SubmissionUpdateReply } from '../../../domain/contract.ts';
import type { ApiClient } from '../client.ts';
import type { Outcome } from '../unwrap.ts';
import { type Dated, unwrapDated } from '../unwrapDated.ts';

/** `POST /participant/withdraw/{id}/undo`, once: an own entry takes part again. Repeating it changes nothing. */
export function undoWithdrawal(
  client: ApiClient,
  id: string,
  signal?: AbortSignal,
): Promise<Outcome<Dated<SubmissionUpdateReply>>> {
  return unwrapDated<SubmissionUpdateReply>(
    client.POST('/participant/withdraw/{id}/undo', { params: { path: { id } }, ...(signal && { signal }) }),
  );
}
