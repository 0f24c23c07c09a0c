import type { RouteHandlerMethod } from 'fastify';
import type { Kysely } from 'kysely';
import { readable } from '../../platform/database/readable.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { replyError } from '../../platform/http/errors.ts';
import { createBudget, type BudgetDeps } from '../../platform/limits/budget.ts';
import { NOTED_STREAM } from '../checkpoints/checkpointNote.ts';
import { readLedgerRows } from '../ledgerRepo.ts';
import { downloadPlaces, PLACE_RETRY_S, droppingReadable } from './downloadPlaces.ts';
import { ledgerLines } from './makePart.ts';
import type { LedgerParts } from './ledgerParts.ts';

const PAGE_ROWS = 1_000;
const EXPORTS_AT_ONCE = 4;
/** The most exports at the same time from one IPv4 address or IPv6 /64, from a /56 and from a /48. */
const EXPORTS_OF_NETWORKS = [1, 2, 4];
/** A reader that takes nothing for this long (ms) is dropped, so that another can have its place. */
const STALLED_MS = 60_000;
/**
 * How long caches may keep an export: long enough for a rush of readers, short enough to show new rows
 * soon.
 */
const TAIL_CACHE = 'public, max-age=1';

type Wanted = { stream?: string; from?: number; limit?: number };

type ExportDeps = BudgetDeps & {
  database: Kysely<Schema>;
  parts: Pick<LedgerParts, 'linesFrom'>;
};

/**
 * `GET /voter/ledger`: the rows up to the current last one, one JSON line each. Rows that parts hold come
 * from these; only the others come from the database.
 */
export function exportLedgerRoute({ database, parts, ...limited }: ExportDeps): RouteHandlerMethod {
  const budget = createBudget(limited, { network: 'export.network' });
  const enter = downloadPlaces(EXPORTS_AT_ONCE, EXPORTS_OF_NETWORKS);
  return async (request, reply) => {
    const leave = enter(request.ip);
    const retryAfter = leave ? await budget.take({ address: request.ip }) : PLACE_RETRY_S;
    if (!leave || retryAfter !== undefined) {
      leave?.();
      return replyError(reply, 429, 'too_many_requests', { retryAfter });
    }
    const { stream = NOTED_STREAM, from = 1, limit: most = Infinity } = request.query as Wanted;
    const head = await readable(headOf(database, stream)).catch((error: unknown) => {
      leave();
      throw error;
    });
    const pages = pagesOf({ database, parts, stream, from, last: Math.min(head, from - 1 + most) });
    const lines = droppingReadable(pages, STALLED_MS);
    lines.once('close', leave);
    return reply.type('application/x-ndjson').header('cache-control', TAIL_CACHE).send(lines);
  };
}

async function headOf(database: Kysely<Schema>, stream: string): Promise<number> {
  const head = await database
    .selectFrom('ledger_heads')
    .where('stream', '=', stream)
    .select('seq')
    .executeTakeFirst();
  return head?.seq ?? 0;
}

type Pages = Pick<ExportDeps, 'database' | 'parts'> & { stream: string; from: number; last: number };

async function* pagesOf({ database, parts, stream, from, last }: Pages): AsyncGenerator<Buffer> {
  let next = from;
  while (next <= last) {
    const kept = await parts.linesFrom(stream, next);
    const rows = Math.min(kept?.length ?? PAGE_ROWS, last - next + 1);
    if (kept) yield* pieces(kept.slice(0, rows));
    else yield Buffer.from(ledgerLines(await readLedgerRows(database, stream, next, next + rows - 1)));
    next += rows;
  }
}

function* pieces(lines: readonly string[]): Generator<Buffer> {
  for (let sent = 0; sent < lines.length; sent += PAGE_ROWS)
    yield Buffer.from(lines.slice(sent, sent + PAGE_ROWS).join(''));
}
