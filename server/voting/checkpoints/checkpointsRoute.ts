import type { RouteHandlerMethod } from 'fastify';
import type { Kysely } from 'kysely';
import { readable } from '../../platform/database/readable.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { replyError } from '../../platform/http/errors.ts';
import { createBudget, type BudgetDeps } from '../../platform/limits/budget.ts';
import { readCheckpoints, readKeyDeclarations, readLatestCheckpoint } from './checkpointsRepo.ts';
import { keyFingerprint } from './trustedKeys.ts';

const LATEST = 100;
const MOST = 1_000;

/** `GET /voter/checkpoints`. */
export function checkpointsRoute(
  database: Kysely<Schema>,
  limited: BudgetDeps,
  publicKey: string,
): RouteHandlerMethod {
  const key = { public_key: publicKey, fingerprint: keyFingerprint(publicKey) };
  const budget = createBudget(limited, { network: 'checkpoints.network' });
  return async (request, reply) => {
    const retryAfter = await budget.take({ address: request.ip });
    if (retryAfter !== undefined) return replyError(reply, 429, 'too_many_requests', { retryAfter });
    const { from } = request.query as { from?: number };
    const data = await readable(
      from === undefined ? readLatest(database) : readCheckpoints(database, from, MOST),
    );
    const declarations = await readable(readKeyDeclarations(database));
    return reply.header('cache-control', 'no-cache').send({ data, key, declarations });
  };
}

async function readLatest(database: Kysely<Schema>) {
  const latest = await readLatestCheckpoint(database);
  return latest ? readCheckpoints(database, latest.number - LATEST + 1, LATEST) : [];
}
