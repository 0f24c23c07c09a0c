import type { DraftRequest, KeptDraftReply } from '../../../domain/contract.ts';
import type { ApiClient } from '../client.ts';
import { unwrap, type Outcome } from '../unwrap.ts';

/** `PUT /participant/draft/{comp_id}`, once; it goes on when the page is closed. */
export function keepDraft(
  client: ApiClient,
  comp_id: string,
  body: DraftRequest,
): Promise<Outcome<KeptDraftReply>> {
  const params = { path: { comp_id } };
  return unwrap<KeptDraftReply>(
    client.PUT('/participant/draft/{comp_id}', { params, body, keepalive: true }),
  );
}
