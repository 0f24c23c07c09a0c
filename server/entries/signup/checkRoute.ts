import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { SignupCheckReply, SignupCheckRequest } from '../../../domain/contract.ts';
import { dayKey } from '../../../domain/zonedTime.ts';
import { readable } from '../../platform/database/readable.ts';
import { replyError } from '../../platform/http/errors.ts';
import { readIdempotencyKey } from '../../platform/http/idempotencyKey.ts';
import { orUnavailable } from '../../platform/http/orUnavailable.ts';
import { findProfile } from '../../accounts/profile/profilesRepo.ts';
import { findSignup } from '../entriesRepo.ts';
import type { EntryDeps } from '../entryDeps.ts';
import { refuseEntry } from '../entryReply.ts';
import { openForRegistration } from '../openCompetition.ts';
import { whoAsks } from '../uploads/ownUpload.ts';
import { refuseKnownPerson } from './knownPerson.ts';
import { readSignup } from './readSignup.ts';
import { keyHashOf } from './signUp.ts';
import { answerRefusal } from './signupOutcome.ts';

/**
 * `POST /signup/check`: judges the text of a registration as the signup will, before a file is sent (decision D199).
 * Nothing is stored but the attempt of a visitor.
 */
export const checkRoute =
  (deps: EntryDeps): RouteHandlerMethod =>
  (request, reply) =>
    orUnavailable(reply, () => checkSignup(deps, request, reply));

async function checkSignup(
  deps: EntryDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const header = readIdempotencyKey(request.headers['idempotency-key']);
  if (header.kind === 'malformed') return replyError(reply, 400, 'idempotency_key_malformed');
  const asking = await whoAsks(deps, request);
  if (asking === 'dead') return replyError(reply, 401, 'unauthenticated');
  const values = request.body as SignupCheckRequest;
  const found = openForRegistration(deps, values.comp_id);
  if (found.kind === 'unknown') return replyError(reply, 404, 'unknown_competition');
  const { competition } = found;
  const now = deps.clock.now();
  const profile = asking.who && (await readable(findProfile(deps.database, asking.who.userId, now)));
  const { registration, errors } = readSignup(
    values,
    profile,
    competition,
    dayKey(now, competition.event.zone),
  );
  const key = header.kind === 'key' ? header.key : null;
  const keyHash = registration ? keyHashOf(deps, { key, competition }, registration) : null;
  const isReceived = keyHash !== null && (await readable(findSignup(deps.database, keyHash))) !== undefined;
  if (!isReceived) {
    if (found.kind === 'notYet') return replyError(reply, 403, 'registration_not_open');
    // Whether a late form began in time, its stamp or its upload tells the signup.
    if (found.kind === 'closed') return replyError(reply, 403, 'registration_closed');
    if (!registration) return refuseEntry(reply, errors) ?? reply;
    const asked = { competition, profile, address: request.ip, limit: 'check' } as const;
    const refusal = await refuseKnownPerson(deps, asked, registration);
    if (refusal) return answerRefusal(reply, refusal);
  }
  return reply
    .header('cache-control', 'no-store')
    .send({ data: { received: isReceived } } satisfies SignupCheckReply);
}
