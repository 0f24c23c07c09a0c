import type { RouteHandlerMethod } from 'fastify';
import type { ProfileReply } from '../../../domain/contract.ts';
import { readable } from '../../platform/database/readable.ts';
import { replyError } from '../../platform/http/errors.ts';
import type { AccountDeps } from '../accountDeps.ts';
import { signedIn } from '../../platform/sessions/authenticate.ts';
import { findProfile } from './profilesRepo.ts';

/** `GET /profile`. */
export function profileRoute(deps: AccountDeps): RouteHandlerMethod {
  return signedIn(deps, async (_request, reply, { userId }) => {
    const data = await readable(findProfile(deps.database, userId, deps.clock.now()));
    if (!data) return replyError(reply, 401, 'unauthenticated');
    return reply.header('cache-control', 'no-store').send({ data } satisfies ProfileReply);
  });
}
