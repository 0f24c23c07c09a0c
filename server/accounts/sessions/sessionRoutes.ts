import type { FastifyRequest } from 'fastify';
import type { Session, SessionList } from '../../../domain/contract.ts';
import { readable } from '../../platform/database/readable.ts';
import type { OperationHandlers } from '../../platform/http/contract.ts';
import { replyError } from '../../platform/http/errors.ts';
import { networkOf } from '../../platform/http/networks.ts';
import type { AccountDeps } from '../accountDeps.ts';
import { replyDone } from '../accountReply.ts';
import { orUnavailable } from '../../platform/http/orUnavailable.ts';
import { signedIn } from '../../platform/sessions/authenticate.ts';
import { listSessions } from '../../platform/sessions/sessionsRepo.ts';

/** Handlers of `POST /logout`, `GET /session` (the list of sessions) and `DELETE /session/{id}`. */
export function sessionHandlers(deps: AccountDeps): OperationHandlers {
  const { database, writer, clock } = deps;
  const end = (
    request: FastifyRequest,
    userId: string,
    sessionId: string,
    action: 'logout' | 'session.revoked',
  ) =>
    writer.submit('endSession', {
      userId,
      sessionId,
      action,
      at: clock.now(),
      network: networkOf(request.ip),
    });
  return {
    logOut: signedIn(deps, (request, reply, { userId, sessionId }) =>
      orUnavailable(reply, async () => {
        await end(request, userId, sessionId, 'logout');
        return replyDone(reply, 'loggedOut');
      }),
    ),
    listSessions: signedIn(deps, async (_request, reply, { userId, sessionId }) => {
      const rows = await readable(listSessions(database, userId, clock.now()));
      const data: Session[] = rows.map((row) => ({ ...row, current: row.id === sessionId }));
      return reply.header('cache-control', 'no-store').send({ data } satisfies SessionList);
    }),
    revokeSession: signedIn(deps, (request, reply, { userId }) =>
      orUnavailable(reply, async () => {
        const { id } = request.params as { id: string };
        const wasThere = await end(request, userId, id, 'session.revoked');
        return wasThere ? replyDone(reply, 'sessionRevoked') : replyError(reply, 404, 'not_found');
      }),
    ),
  };
}
