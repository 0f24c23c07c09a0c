import type { ContactLinkRequest, ContactLinkReply } from '../../../domain/contract.ts';
import type { ApiClient } from '../client.ts';
import type { Outcome } from '../unwrap.ts';
import { type Dated, unwrapDated } from '../unwrapDated.ts';

/** `POST /contact-link`, once. */
export function checkContactLink(
  client: ApiClient,
  body: ContactLinkRequest,
  signal?: AbortSignal,
): Promise<Outcome<Dated<ContactLinkReply>>> {
  return unwrapDated<ContactLinkReply>(client.POST('/contact-link', { body, ...(signal && { signal }) }));
}
