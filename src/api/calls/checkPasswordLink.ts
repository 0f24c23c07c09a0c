import type { PasswordLinkReply } from '../../../domain/contract.ts';
import type { ApiClient } from '../client.ts';
import type { Outcome } from '../unwrap.ts';
import { type Dated, unwrapDated } from '../unwrapDated.ts';

/** `POST /password-link`, once. The token is in the body, so that no log holds it. */
export function checkPasswordLink(
  client: ApiClient,
  token: string,
  signal?: AbortSignal,
): Promise<Outcome<Dated<PasswordLinkReply>>> {
  return unwrapDated<PasswordLinkReply>(
    client.POST('/password-link', { body: { token }, ...(signal && { signal }) }),
  );
}
