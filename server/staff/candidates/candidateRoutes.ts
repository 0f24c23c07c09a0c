import { scopeOf } from '../../../domain/staff/rights.ts';
import { readable } from '../../platform/database/readable.ts';
import type { OperationHandlers } from '../../platform/http/contract.ts';
import { replyError } from '../../platform/http/errors.ts';
import { staffOnly } from '../sessions/guard.ts';
import type { StaffDeps } from '../staffDeps.ts';
import { readCandidate } from './readCandidate.ts';

/** Handlers about the candidates whose entries the caller may see. */
export function candidateHandlers(deps: StaffDeps): OperationHandlers {
  const { database, publicOrigin } = deps;
  return {
    readCandidate: staffOnly(deps, 'readEntries', async (request, reply, { held }) => {
      const { organisation, candidate } = request.params as { organisation: string; candidate: string };
      const sight = {
        organisationId: organisation,
        scope: scopeOf(held, 'readEntries', organisation),
        messages: scopeOf(held, 'readMessages', organisation),
        publicOrigin,
      };
      const found = await readable(readCandidate(database, sight, candidate));
      if (!found) return replyError(reply, 404, 'not_found');
      return reply.header('cache-control', 'no-store').send(found);
    }),
  };
}
