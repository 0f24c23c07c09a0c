import type { ContactLinkRequest, FollowedContactLinkReply } from '../../../domain/contract.ts';
import type { ApiClient } from '../client.ts';
import type { Outcome } from '../unwrap.ts';
import { type Dated, unwrapDated } from '../unwrapDated.ts';

/** `POST /follow-contact-link`, once. */
export function followContactLink(
  client: ApiClient,
  body: ContactLinkRequest,
  signal?: AbortSignal,
): Promise<Outcome<Dated<FollowedContactLinkReply>>> {
  return unwrapDated<FollowedContactLinkReply>(
    client.POST('/follow-contact-link', { body, ...(signal && { signal }) }),
  );
}
