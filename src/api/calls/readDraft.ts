import type { DraftReply } from '../../../domain/contract.ts';
import type { ApiClient } from '../client.ts';
import type { Outcome } from '../unwrap.ts';
import { type Dated, unwrapDated } from '../unwrapDated.ts';

/** `GET /participant/draft/{comp_id}`, once. */
export function readDraft(
  client: ApiClient,
  comp_id: string,
  signal: AbortSignal,
): Promise<Outcome<Dated<DraftReply>>> {
  return unwrapDated<DraftReply>(
    client.GET('/participant/draft/{comp_id}', { params: { path: { comp_id } }, signal }),
  );
}
