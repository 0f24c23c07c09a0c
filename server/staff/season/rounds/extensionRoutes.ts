import { extensionStop, latestClose } from '../../../../domain/season/extendWindow.ts';
import { readPublicReason } from '../../../../domain/season/publicReason.ts';
import type { ExtensionRequest, WindowExtension } from '../../../../domain/staff/staffContract.ts';
import { readable } from '../../../platform/database/readable.ts';
import type { OperationHandlers } from '../../../platform/http/contract.ts';
import { replyError } from '../../../platform/http/errors.ts';
import { readLastAsked } from '../../approvals/approvalsRepo.ts';
import { hasSecondPerson } from '../../approvals/secondPersons.ts';
import { staffOnly } from '../../sessions/guard.ts';
import type { StaffDeps } from '../../staffDeps.ts';
import { replyAskedAct } from '../replyAskedAct.ts';
import { refuseRead } from '../replyWritten.ts';
import { competitionActOf, pathOf } from '../seasonRequest.ts';
import { readExtendable } from './extensionRepo.ts';

/** Handlers about a later close of an open window, which takes two persons (decision D232). */
export function extensionHandlers(deps: StaffDeps): OperationHandlers {
  const { database, writer, clock } = deps;
  return {
    readExtension: staffOnly(deps, 'readCompetitions', async (request, reply, caller) => {
      const { organisation: organisationId, competition: competitionId, id } = pathOf(request);
      const now = clock.now();
      const found = await readable(readExtendable(database, { organisationId, competitionId, id }));
      if (!found) return replyError(reply, 404, 'not_found');
      const { group, others } = found;
      const { extended_from: from, extended_reason_ar, extended_reason_en } = group;
      const act = 'extend_window';
      const answer: WindowExtension = {
        version: group.version,
        zone: group.zone,
        opens_at: group.opens_at,
        closes_at: group.closes_at,
        latest_close: latestClose(group, others),
        stop: extensionStop(group, others, now),
        extended:
          from === null
            ? null
            : { from, reason_ar: extended_reason_ar ?? '', reason_en: extended_reason_en ?? '' },
        approval: await readLastAsked(database, { organisationId, acts: [act], subject: id }, caller, now),
        has_second_person: await hasSecondPerson(
          database,
          { act, organisationId, competitionId },
          caller.staffId,
        ),
      };
      return reply.header('cache-control', 'no-store').send(answer);
    }),
    askExtension: staffOnly(deps, 'changeWindows', async (request, reply, caller) => {
      const { version, closes_at, ...typed } = request.body as ExtensionRequest;
      const read = readPublicReason(typed);
      if ('errors' in read) return refuseRead(reply, read.errors);
      const act = competitionActOf(request, caller, clock.now());
      const wanted = { id: pathOf(request).id, version, closes_at, ...read.values };
      return replyAskedAct(deps, reply, await writer.submit('askExtension', { ...act, ...wanted }), caller);
    }),
  };
}
