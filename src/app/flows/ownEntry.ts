import { listSubmissions } from '../../api/calls/listSubmissions.ts';
import type { ApiClient } from '../../api/client.ts';

/** The id of the caller's entry in a competition; null without one, or if the server does not say. */
export async function ownEntryIn(
  client: ApiClient,
  competition: string,
  signal: AbortSignal,
): Promise<string | null> {
  const listed = await listSubmissions(client, signal);
  const entries = listed.ok ? listed.data.data.data : [];
  return entries.find((entry) => entry.competition.id === competition)?.id ?? null;
}
