import { retryPresets } from '../../../domain/retryPolicy.ts';
import { listSubmissions } from '../../api/calls/listSubmissions.ts';
import type { ApiClient } from '../../api/client.ts';
import { withRetry } from '../../api/withRetry.ts';

/** The id of the caller's entry in a competition; null without one, or if the server does not say. */
export async function ownEntryIn(
  client: ApiClient,
  competition: string,
  signal: AbortSignal,
): Promise<string | null> {
  const call = () => listSubmissions(client, signal);
  const listed = await withRetry(call, retryPresets.once, { signal });
  const entries = listed.ok ? listed.data.data.data : [];
  return entries.find((entry) => entry.competition.id === competition)?.id ?? null;
}
