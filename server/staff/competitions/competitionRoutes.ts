import { scopeOf } from '../../../domain/staff/rights.ts';
import { readable } from '../../platform/database/readable.ts';
import type { OperationHandlers } from '../../platform/http/contract.ts';
import { replyError } from '../../platform/http/errors.ts';
import { staffOnly } from '../sessions/guard.ts';
import type { StaffDeps } from '../staffDeps.ts';
import { listCompetitions, readCompetition } from './competitionsRepo.ts';

/** Handlers about the competitions of an organisation that the caller may see. */
export function competitionHandlers(deps: StaffDeps): OperationHandlers {
  const { database } = deps;
  return {
    listStaffCompetitions: staffOnly(deps, 'readCompetitions', async (request, reply, { held }) => {
      const { organisation } = request.params as { organisation: string };
      const { after } = request.query as { after?: string };
      const scope = scopeOf(held, 'readCompetitions', organisation);
      const page = await readable(listCompetitions(database, organisation, scope, after));
      return reply.header('cache-control', 'no-store').send(page);
    }),
    readStaffCompetition: staffOnly(deps, 'readCompetitions', async (request, reply) => {
      const { organisation, competition } = request.params as { organisation: string; competition: string };
      const found = await readable(readCompetition(database, organisation, competition));
      if (!found) return replyError(reply, 404, 'not_found');
      return reply.header('cache-control', 'no-store').send(found);
    }),
  };
}
