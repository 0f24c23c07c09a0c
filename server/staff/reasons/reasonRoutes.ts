import { readReasons } from '../../../domain/staff/rejectReasons.ts';
import { scopeOf } from '../../../domain/staff/rights.ts';
import type { RejectReasonsChange } from '../../../domain/staff/staffContract.ts';
import { readable } from '../../platform/database/readable.ts';
import type { OperationHandlers } from '../../platform/http/contract.ts';
import { replyError } from '../../platform/http/errors.ts';
import { refuseRead, replyWritten } from '../season/replyWritten.ts';
import { pathOf, seasonActOf } from '../season/seasonRequest.ts';
import { staffOnly } from '../sessions/guard.ts';
import type { StaffDeps } from '../staffDeps.ts';
import { readRejectReasons } from './reasonsRepo.ts';

/** Handlers about the reasons from which screeners of an organisation choose. */
export function reasonHandlers(deps: StaffDeps): OperationHandlers {
  const { database, writer, clock } = deps;
  return {
    readRejectReasons: staffOnly(deps, 'readReasons', async (request, reply) => {
      const reasons = await readable(readRejectReasons(database, pathOf(request).organisation));
      return reply.header('cache-control', 'no-store').send(reasons);
    }),
    saveRejectReasons: staffOnly(deps, 'changeReasons', async (request, reply, caller) => {
      // They are for every competition, so a role that is limited to some may not change them.
      if (scopeOf(caller.held, 'changeReasons', pathOf(request).organisation) !== null)
        return replyError(reply, 403, 'forbidden');
      const { version, reasons } = request.body as RejectReasonsChange;
      const read = reasons === null ? { values: null } : readReasons(reasons);
      if ('errors' in read) return refuseRead(reply, read.errors);
      const act = seasonActOf(request, caller, clock.now());
      return replyWritten(
        reply,
        await writer.submit('saveRejectReasons', { version, reasons: read.values, ...act }),
      );
    }),
  };
}
