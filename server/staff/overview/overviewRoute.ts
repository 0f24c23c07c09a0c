import { mayMeet, needsNow } from '../../../domain/season/needs.ts';
import { scopeOf } from '../../../domain/staff/rights.ts';
import type { Overview } from '../../../domain/staff/staffContract.ts';
import { readable } from '../../platform/database/readable.ts';
import type { OperationHandlers } from '../../platform/http/contract.ts';
import { listApprovals } from '../approvals/approvalsRepo.ts';
import { readWaitingForAll } from '../candidates/waitingChanges.ts';
import { countOwners } from '../season/countOwners.ts';
import { staffOnly } from '../sessions/guard.ts';
import type { StaffDeps } from '../staffDeps.ts';
import { hasAnyEvent, readNeedCompetitions } from './needFactsRepo.ts';

/** More lines than this are a list of everything, not of what is worst. */
const MOST = 100;

/** The handler of what needs the caller now. */
export function overviewHandlers(deps: StaffDeps): OperationHandlers {
  const { database, clock } = deps;
  return {
    readOverview: staffOnly(deps, 'readOverview', async (request, reply, caller) => {
      const { organisation } = request.params as { organisation: string };
      const now = clock.now();
      const scope = scopeOf(caller.held, 'readOverview', organisation);
      const reach = {
        organisationId: organisation,
        scope: scopeOf(caller.held, 'decideChanges', organisation),
      };
      const [competitions, hasEvents, owners, changes, approvals] = await Promise.all([
        readable(readNeedCompetitions(database, organisation, scope)),
        readable(hasAnyEvent(database, organisation)),
        readable(countOwners(database, organisation)),
        readable(readWaitingForAll(database, reach)),
        listApprovals(database, organisation, caller, now),
      ]);
      const found = needsNow(
        {
          competitions,
          hasEvents,
          owners,
          changes,
          approvals: approvals.filter(({ may_decide }) => may_decide).map(({ expires_at }) => expires_at),
        },
        now,
      );
      const own = found.filter((need) => mayMeet(need, caller.held, organisation)).slice(0, MOST);
      return reply.header('cache-control', 'no-store').send({ at: now, needs: own } satisfies Overview);
    }),
  };
}
