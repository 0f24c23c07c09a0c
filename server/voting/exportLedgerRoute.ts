import type { RouteHandlerMethod } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import { readable } from '../platform/database/readable.ts';
import type { LedgerTable, Schema } from '../platform/database/schema.ts';
import { replyError } from '../platform/http/errors.ts';
import type { Rate } from '../platform/http/requestLimits.ts';
import { createBudget } from '../platform/limits/budget.ts';
import { networkPlaces } from '../platform/limits/networkPlaces.ts';
import { droppingReadable } from './droppingReadable.ts';

const PAGE_ROWS = 1_000;
/** Exports of everybody at once: each reads the whole ledger beside the vote. */
const EXPORTS_AT_ONCE = 4;
/** Exports at once of an address or /64, of a /56 and of a /48. */
const EXPORTS_OF_NETWORKS = [1, 2, 4];
const PLACE_RETRY_S = 10;
/** A reader that takes nothing for so long (ms) is cut off: its place is wanted by others. */
const STALLED_MS = 60_000;

type Wanted = { stream?: string; from?: number; limit?: number };

/** `GET /voter/ledger`: the rows up to the head at this instant, a line each (decision D12). */
export function exportLedgerRoute(
  database: Kysely<Schema>,
  clock: Pick<Clock, 'monotonic'>,
  network: Rate,
): RouteHandlerMethod {
  const budget = createBudget({ network }, clock);
  const places = networkPlaces(EXPORTS_OF_NETWORKS);
  let open = 0;
  return async (request, reply) => {
    const leave = open >= EXPORTS_AT_ONCE ? undefined : places.enter(request.ip);
    const wait = leave ? budget.take(request.ip) : PLACE_RETRY_S;
    if (wait !== undefined) leave?.();
    if (wait !== undefined) return replyError(reply, 429, 'too_many_requests', { retryAfter: wait });
    const { stream = 'main', from = 1, limit: most = Infinity } = request.query as Wanted;
    // Before anything is awaited: whoever asks in the same instant must find the place taken.
    open += 1;
    const free = () => {
      open -= 1;
      leave?.();
    };
    const head = await readable(lastSeq(database, stream)).catch((error: unknown) => {
      free();
      throw error;
    });
    const last = Math.min(head, from - 1 + most);
    const lines = droppingReadable(pagesOf(database, stream, from, last), STALLED_MS);
    lines.once('close', free);
    return reply.type('application/x-ndjson').header('cache-control', 'no-store').send(lines);
  };
}

async function lastSeq(database: Kysely<Schema>, stream: string): Promise<number> {
  const head = await database
    .selectFrom('ledger_heads')
    .where('stream', '=', stream)
    .select('seq')
    .executeTakeFirst();
  return head?.seq ?? 0;
}

async function* pagesOf(
  database: Kysely<Schema>,
  stream: string,
  from: number,
  last: number,
): AsyncGenerator<Buffer> {
  for (let next = from; next <= last; next += PAGE_ROWS) {
    const rows = await database
      .selectFrom('ledger')
      .where('stream', '=', stream)
      .where('seq', '>=', next)
      .where('seq', '<=', Math.min(last, next + PAGE_ROWS - 1))
      .orderBy('seq')
      .selectAll()
      .execute();
    yield Buffer.from(rows.map(lineOf).join(''));
  }
}

/** In the order of the chain's own encoding, whatever order the database has its columns in. */
function lineOf(row: LedgerTable): string {
  const { stream, seq, channel, entry_id, round_id, group_number, votes, minute, reverses_seq } = row;
  const { previous_hash, commitment, row_hash } = row;
  return `${JSON.stringify({
    stream,
    seq,
    channel,
    entry_id,
    round_id,
    group_number,
    votes,
    minute,
    reverses_seq,
    previous_hash,
    commitment,
    row_hash,
  })}\n`;
}
