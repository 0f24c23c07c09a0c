import { scopeOf } from '../../../domain/staff/rights.ts';
import { readable } from '../../platform/database/readable.ts';
import type { OperationHandlers } from '../../platform/http/contract.ts';
import { replyError } from '../../platform/http/errors.ts';
import { staffOnly } from '../sessions/guard.ts';
import type { StaffDeps } from '../staffDeps.ts';
import { type EntryFilter, listEntries } from './listEntries.ts';
import { readEntry } from './readEntry.ts';

/** Handlers about the entries of an organisation that the caller may see. */
export function entryHandlers(deps: StaffDeps): OperationHandlers {
  const { database, clock } = deps;
  return {
    listStaffEntries: staffOnly(deps, 'readEntries', async (request, reply, { held }) => {
      const { organisation } = request.params as { organisation: string };
      const scope = scopeOf(held, 'readEntries', organisation);
      const page = listEntries(database, organisation, scope, request.query as EntryFilter);
      return reply.header('cache-control', 'no-store').send(await readable(page));
    }),
    readStaffEntry: staffOnly(deps, 'readEntries', async (request, reply, { held }) => {
      const { organisation, id } = request.params as { organisation: string; id: string };
      const sight = {
        organisationId: organisation,
        scope: scopeOf(held, 'readEntries', organisation),
        contacts: scopeOf(held, 'readContacts', organisation),
        now: clock.now(),
      };
      const entry = await readable(readEntry(database, sight, id));
      if (!entry) return replyError(reply, 404, 'not_found');
      return reply.header('cache-control', 'no-store').send(entry);
    }),
  };
}
