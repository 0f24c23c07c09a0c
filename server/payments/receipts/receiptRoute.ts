import type { RouteHandlerMethod } from 'fastify';
import type { Kysely } from 'kysely';
import { readable } from '../../platform/database/readable.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { replyError } from '../../platform/http/errors.ts';
import { readReceipt } from './readReceipt.ts';

/** `GET /voter/receipt/{code}`. */
export function receiptRoute(database: Kysely<Schema>, checkpointKey: string): RouteHandlerMethod {
  return async (request, reply) => {
    const { code } = request.params as { code: string };
    const receipt = await readable(readReceipt(database, code));
    if (!receipt) return replyError(reply, 404, 'not_found');
    return reply.header('cache-control', 'no-store').send({ ...receipt, checkpoint_key: checkpointKey });
  };
}
