import type { ProfileReply } from '../../../domain/contract.ts';
import type { ApiClient } from '../client.ts';
import type { Outcome } from '../unwrap.ts';
import { type Dated, unwrapDated } from '../unwrapDated.ts';

/** `GET /profile`, once. */
export function readOwnProfile(
  client: ApiClient,
  signal?: AbortSignal,
): Promise<Outcome<Dated<ProfileReply>>> {
  return unwrapDated<ProfileReply>(client.GET('/profile', { ...(signal && { signal }) }));
}
