import type { Quote } from '../../../domain/contract.ts';
import type { ApiClient } from '../client.ts';
import { type Outcome, unwrap } from '../unwrap.ts';

/** `GET /voter/quote`, once: the price of votes for an entry. */
export function readQuote(
  client: ApiClient,
  { entryId, votes }: { entryId: string | null; votes: number },
  signal?: AbortSignal,
): Promise<Outcome<Quote>> {
  const query = { votes_count: votes, ...(entryId !== null && { entry_id: entryId }) };
  return unwrap<Quote>(client.GET('/voter/quote', { params: { query }, ...(signal && { signal }) }));
}
