import type { SubmissionUpdateReply } from '../../../domain/contract.ts';
import type { ApiClient } from '../client.ts';
import type { Outcome } from '../unwrap.ts';
import { type Dated, unwrapDated } from '../unwrapDated.ts';

/**
 * `POST /participant/withdraw/{id}`, once: withdraws an own entry. Repeating it changes nothing.
 * @param name the typed name that confirms a final withdrawal; null without one
 */
export function withdrawSubmission(
  client: ApiClient,
  { entry, name }: { entry: string; name: string | null },
  signal?: AbortSignal,
): Promise<Outcome<Dated<SubmissionUpdateReply>>> {
  return unwrapDated<SubmissionUpdateReply>(
    client.POST('/participant/withdraw/{id}', {
      params: { path: { id: entry } },
      body: { name },
      ...(signal && { signal }),
    }),
  );
}
