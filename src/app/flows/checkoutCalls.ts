/** API calls of the checkout. Each rejects with an AppError. */
import type { Board, Order, Quote } from '../../../domain/contract.ts';
import { httpError } from '../../../domain/errors.ts';
import { retryPresets } from '../../../domain/retryPolicy.ts';
import { saleOf } from '../../../domain/sale.ts';
import { listParticipants } from '../../api/calls/listParticipants.ts';
import { readOrder } from '../../api/calls/readOrder.ts';
import { readQuote } from '../../api/calls/readQuote.ts';
import type { ApiClient } from '../../api/client.ts';
import { withRetry } from '../../api/withRetry.ts';
import type { FoundOrder, LoadedContestant, QuoteInput } from '../../machines/checkout/checkoutTypes.ts';
import { dataOf } from './dataOf.ts';

export async function askQuote(client: ApiClient, input: QuoteInput, signal: AbortSignal): Promise<Quote> {
  return dataOf(await withRetry(() => readQuote(client, input, signal), retryPresets.standard, { signal }));
}

export async function loadContestant(
  client: ApiClient,
  entryId: string | null,
  signal: AbortSignal,
): Promise<LoadedContestant> {
  const listed = await dataOf(
    await withRetry(() => listParticipants(client, null, signal, askedWith(entryId)), retryPresets.list, {
      signal,
    }),
  );
  return listed.board ? contestantOn(listed.board, entryId) : Promise.reject(httpError({ status: 304 }));
}

/** The order, and what the board says about its contestant. */
export async function findOrder(
  client: ApiClient,
  orderId: string | null,
  signal: AbortSignal,
): Promise<FoundOrder> {
  const [read, listed] = await Promise.all([
    withRetry(() => readOrder(client, orderId ?? '', signal), retryPresets.standard, { signal }),
    withRetry(() => listParticipants(client, null, signal), retryPresets.once, { signal }),
  ]);
  const order: Order = await dataOf(read);
  const board = listed.ok && order.kind === 'vote' ? listed.data.board : null;
  if (!board) return { order, contestant: null, sale: null };
  const found = contestantOn(board, order.entry_id);
  // Usually on the default board; only the order says whose board else.
  if (found.contestant || !board.data.competitions) return { order, ...found };
  const call = () => listParticipants(client, null, signal, askedWith(order.entry_id));
  const other = await withRetry(call, retryPresets.once, { signal });
  const asked = other.ok ? other.data.board : null;
  return { order, ...(asked ? contestantOn(asked, order.entry_id) : { contestant: null, sale: null }) };
}

const askedWith = (entryId: string | null) => (entryId === null ? {} : { entry: entryId });

function contestantOn(board: Board, entryId: string | null): LoadedContestant {
  const sale = saleOf(board, entryId, board.server_time);
  for (const group of board.data.groups) {
    const found = group.participants.find(({ voter_id }) => voter_id === entryId);
    if (!found) continue;
    const { user, sms_code: code, rank } = found;
    const { competition, competitions } = board.data;
    const own = competitions && competition ? { competition: competition.id } : {};
    return { contestant: { user, code, group: group.number, rank, ...own }, sale };
  }
  return { contestant: null, sale };
}
