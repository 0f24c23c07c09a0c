import type { RouteHandlerMethod } from 'fastify';
import type { Kysely } from 'kysely';
import type { DrawList } from '../../domain/contract.ts';
import { readable } from '../platform/database/readable.ts';
import type { Schema } from '../platform/database/schema.ts';
import { replyError } from '../platform/http/errors.ts';
import { createBudget, type BudgetDeps } from '../platform/limits/budget.ts';
import { readPlacements } from './placementsRepo.ts';

const LATEST = 100;

/** `GET /voter/draws/{id}`: what anybody needs to compute the draws of a competition again. A draft has none in public. */
export function drawsRoute(database: Kysely<Schema>, limited: BudgetDeps): RouteHandlerMethod {
  const budget = createBudget(limited, { network: 'checkpoints.network' });
  return async (request, reply) => {
    const retryAfter = await budget.take({ address: request.ip });
    if (retryAfter !== undefined) return replyError(reply, 429, 'too_many_requests', { retryAfter });
    const { id } = request.params as { id: string };
    const draws = await readable(readDraws(database, id));
    if (!draws) return replyError(reply, 404, 'unknown_competition');
    return reply.header('cache-control', 'no-cache').send(draws);
  };
}

async function readDraws(db: Kysely<Schema>, competitionId: string): Promise<DrawList | undefined> {
  const competition = await db
    .selectFrom('competitions')
    .innerJoin('events', 'events.id', 'competitions.event_id')
    .where('competitions.id', '=', competitionId)
    .where('competitions.state', '<>', 'draft')
    .where('events.state', '<>', 'draft')
    .select('competitions.id')
    .executeTakeFirst();
  if (!competition) return undefined;
  const rounds = await db
    .selectFrom('rounds')
    .where('competition_id', '=', competitionId)
    .select(['id', 'ordinal'])
    .execute();
  const ordinals = new Map(rounds.map(({ id, ordinal }) => [id, ordinal]));
  const placements = await readPlacements(db, { roundIds: [...ordinals.keys()], way: 'draw', limit: LATEST });
  return {
    data: placements.flatMap(({ roundId, at, seed, order, groups }) =>
      seed === null ? [] : [{ round: ordinals.get(roundId)!, at, seed, order, groups }],
    ),
  };
}
