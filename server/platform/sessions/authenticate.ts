import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import { readable } from '../database/readable.ts';
import type { Schema } from '../database/schema.ts';
import { replyError } from '../http/errors.ts';
import type { PlatformWriter } from '../writes.ts';
import { bearerToken, tokenHash } from './sessionToken.ts';
import { findSession, type SignedIn } from './sessionsRepo.ts';

/**
 * The least time (ms) between two stored uses of a session: a write at every request would cost more than the
 * request.
 */
const TOUCH_MS = 5 * 60_000;

export type AuthenticateDeps = {
  database: Kysely<Schema>;
  writer: PlatformWriter;
  clock: Pick<Clock, 'now'>;
};

/** A handler that only signed-in callers reach. */
export type SignedInHandler = (
  request: FastifyRequest,
  reply: FastifyReply,
  who: SignedIn,
) => Promise<FastifyReply>;

/**
 * The signed-in caller of a request; undefined without a valid session. Looked up each time, so that an ended
 * session stops at once.
 */
export async function authenticate(
  { database, writer, clock }: AuthenticateDeps,
  request: FastifyRequest,
): Promise<SignedIn | undefined> {
  const token = bearerToken(request.headers.authorization);
  if (token === undefined) return undefined;
  const now = clock.now();
  const who = await readable(findSession(database, tokenHash(token), now));
  request.userId = who?.userId ?? null;
  if (who && now - who.lastUsedAt >= TOUCH_MS)
    await writer.submit('touchSession', { sessionId: who.sessionId, at: now }).catch(() => undefined);
  return who;
}

/** Wraps a handler for signed-in callers; all others get 401. */
export function signedIn(deps: AuthenticateDeps, handler: SignedInHandler) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const who = await authenticate(deps, request);
    if (!who) return replyError(reply, 401, 'unauthenticated');
    return handler(request, reply, who);
  };
}
