import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BegunReply } from '../../../domain/contract.ts';
import { readIdempotencyKey } from '../../platform/http/idempotencyKey.ts';
import { replyError } from '../../platform/http/errors.ts';
import type { Budget } from '../../platform/limits/budget.ts';
import type { EntryDeps } from '../entryDeps.ts';
import { openForRegistration } from '../openCompetition.ts';
import { startStamp } from './startStamp.ts';

export type BeginDeps = EntryDeps & {
  /** The rate limit of registrations begun. */
  begins: Budget;
};

/** `POST /signup/begin`: the stamp with which a form that begins now can be sent after the end (decision D188). */
export const beginRoute = (deps: BeginDeps) => async (request: FastifyRequest, reply: FastifyReply) => {
  const key = readIdempotencyKey(request.headers['idempotency-key']);
  if (key.kind !== 'key') return replyError(reply, 400, 'idempotency_key_malformed');
  const retryAfter = await deps.begins.take({ address: request.ip });
  if (retryAfter !== undefined) return replyError(reply, 429, 'too_many_requests', { retryAfter });
  const { comp_id: competitionId } = request.body as { comp_id: string };
  const found = openForRegistration(deps, competitionId);
  if (found.kind === 'unknown') return replyError(reply, 404, 'unknown_competition');
  if (found.kind === 'notYet') return replyError(reply, 403, 'registration_not_open');
  if (found.kind !== 'open') return replyError(reply, 403, 'registration_closed');
  const at = deps.clock.now();
  const stamp = startStamp(deps.keys.pepper, { key: key.key, competitionId }, at);
  return reply
    .header('cache-control', 'no-store')
    .send({ data: { begun_at: at, stamp } } satisfies BegunReply);
};
