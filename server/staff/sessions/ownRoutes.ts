import type { StaffSessionList } from '../../../domain/staff/staffContract.ts';
import { readable } from '../../platform/database/readable.ts';
import type { OperationHandlers } from '../../platform/http/contract.ts';
import { replyError } from '../../platform/http/errors.ts';
import { networkOf } from '../../platform/http/networks.ts';
import { readMe } from '../entering/readMe.ts';
import type { StaffDeps } from '../staffDeps.ts';
import { staffOnly } from './guard.ts';
import { takeSession } from './staffCookie.ts';
import { listSessions } from './staffSessions.ts';

/** Handlers about the caller: `GET /me`, `POST /sign-out`, `GET /session` and `DELETE /session/{id}`. */
export function ownHandlers(deps: StaffDeps): OperationHandlers {
  const { database, writer, clock, isSecure } = deps;
  return {
    readMe: staffOnly(deps, 'own', async (_request, reply, { staffId }) =>
      reply.header('cache-control', 'no-store').send(await readMe(database, staffId, clock.now())),
    ),
    signOut: staffOnly(deps, 'own', async (request, reply, { staffId, sessionId }) => {
      const network = networkOf(request.ip);
      await writer.submit('endStaffSession', {
        staffId,
        sessionId,
        action: 'staff.sign_out',
        at: clock.now(),
        network,
      });
      return takeSession(reply, isSecure).code(204).send();
    }),
    listStaffSessions: staffOnly(deps, 'own', async (_request, reply, { staffId, sessionId }) => {
      const rows = await readable(listSessions(database, staffId, clock.now()));
      const data = rows.map((row) => ({ ...row, current: row.id === sessionId }));
      return reply.header('cache-control', 'no-store').send({ data } satisfies StaffSessionList);
    }),
    revokeStaffSession: staffOnly(deps, 'own', async (request, reply, { staffId }) => {
      const { id } = request.params as { id: string };
      const network = networkOf(request.ip);
      const wasThere = await writer.submit('endStaffSession', {
        staffId,
        sessionId: id,
        action: 'staff.session_revoked',
        at: clock.now(),
        network,
      });
      return wasThere ? reply.code(204).send() : replyError(reply, 404, 'not_found');
    }),
  };
}
