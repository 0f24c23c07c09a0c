import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Kysely } from 'kysely';
import { defaultPriceList, quoteVotes, type PriceList } from '../../../domain/pricing.ts';
import { readable } from '../../platform/database/readable.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { markDevice, markedDevice } from '../../platform/http/deviceCookie.ts';
import { plainCode } from '../../platform/http/errorTexts.ts';
import { replyError, replyLanguage } from '../../platform/http/errors.ts';
import { fieldErrors, type SchemaFinding } from '../../platform/http/fieldErrors.ts';
import { pricesOf } from './placeOrder.ts';

type QuoteRouteDeps = {
  database: Kysely<Schema>;
  /** The id of the competition on the board; null while there is none. */
  competitionOnBoard: () => string | null;
  keys: { device: Uint8Array };
  isSecure: boolean;
};

/**
 * `GET /voter/quote`: the price of a number of votes. It also sets the device cookie, which tells voters
 * behind one IP address apart.
 */
export function quoteRoute(deps: QuoteRouteDeps): Partial<RouteOptions> {
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.validationError) return replyFields(request, reply);
    const query = request.query as { votes_count: number; entry_id?: string };
    const prices = await pricesFor(deps, query.entry_id);
    if (!prices) return replyError(reply, 404, 'unknown_participant');
    const quote = quoteVotes(query.votes_count, prices);
    if (!quote) throw new Error('The contract allows a number of votes that has no price.');
    if (markedDevice(request, deps.keys.device) === undefined)
      markDevice(reply, deps.keys.device, deps.isSecure);
    return reply.header('cache-control', 'no-store').send(quote);
  };
  return { attachValidation: true, handler };
}

/** Answers an invalid query with field errors, because the voter typed the number of votes in a field. */
function replyFields(request: FastifyRequest, reply: FastifyReply) {
  const findings = (request.validationError?.validation ?? []) as SchemaFinding[];
  return replyError(reply, 422, plainCode(422), { errors: fieldErrors(findings, replyLanguage(request)) });
}

async function pricesFor(
  { database, competitionOnBoard }: QuoteRouteDeps,
  entryId: string | undefined,
): Promise<PriceList | undefined> {
  if (entryId !== undefined) return readable(pricesOfEntry(database, entryId));
  const competitionId = competitionOnBoard();
  return competitionId === null ? defaultPriceList : readable(pricesOfCompetition(database, competitionId));
}

async function pricesOfEntry(database: Kysely<Schema>, entryId: string): Promise<PriceList | undefined> {
  const row = await database
    .selectFrom('entries')
    .leftJoin('price_lists', 'price_lists.competition_id', 'entries.competition_id')
    .where('entries.id', '=', entryId)
    .select('price_lists.prices')
    .executeTakeFirst();
  return row && pricesOf(row.prices);
}

async function pricesOfCompetition(database: Kysely<Schema>, competitionId: string): Promise<PriceList> {
  const row = await database
    .selectFrom('price_lists')
    .where('competition_id', '=', competitionId)
    .select('prices')
    .executeTakeFirst();
  return pricesOf(row?.prices ?? null);
}
