import type { ContentPageReply } from '../../../domain/contract.ts';
import type { ApiClient } from '../client.ts';
import type { Outcome } from '../unwrap.ts';
import { type Dated, unwrapDated } from '../unwrapDated.ts';

/** `GET /page/{slug}`, once. */
export function readContentPage(
  client: ApiClient,
  slug: string,
  signal?: AbortSignal,
): Promise<Outcome<Dated<ContentPageReply>>> {
  const params = { path: { slug } };
  return unwrapDated<ContentPageReply>(client.GET('/page/{slug}', { params, ...(signal && { signal }) }));
}
