import { readPublicReason } from '../../../../domain/season/publicReason.ts';
import type { Cancellation, CancellationRequest } from '../../../../domain/staff/staffContract.ts';
import { readable } from '../../../platform/database/readable.ts';
import type { OperationHandlers } from '../../../platform/http/contract.ts';
import { replyError } from '../../../platform/http/errors.ts';
import { readLastAsked } from '../../approvals/approvalsRepo.ts';
import { hasSecondPerson } from '../../approvals/secondPersons.ts';
import { staffOnly } from '../../sessions/guard.ts';
import type { StaffDeps } from '../../staffDeps.ts';
import { replyAskedAct } from '../replyAskedAct.ts';
import { refuseRead } from '../replyWritten.ts';
import { pathOf, seasonActOf } from '../seasonRequest.ts';
import { readCancellable } from './cancellationRepo.ts';

/** Handlers about the cancellation of a competition whose vote has begun, which takes two persons (decision D232). */
export function cancellationHandlers(deps: StaffDeps): OperationHandlers {
  const { database, writer, clock } = deps;
  return {
    readCancellation: staffOnly(deps, 'readCancellation', async (request, reply, caller) => {
      const { organisation: organisationId, competition: id } = pathOf(request);
      const now = clock.now();
      const found = await readable(readCancellable(database, { organisationId, id, now }));
      if (!found) return replyError(reply, 404, 'not_found');
      const { version, stop, votes, orders, amount_baisa } = found;
      const { cancelled_reason_ar: reason_ar, cancelled_reason_en: reason_en } = found;
      const act = 'cancel_competition';
      const place = { act, organisationId, competitionId: id } as const;
      const answer: Cancellation = {
        version,
        stop,
        votes,
        orders,
        amount_baisa,
        cancelled:
          reason_ar === null || reason_en === null
            ? null
            : { reason_ar, reason_en, is_refunding: found.refunds_by !== null },
        approval: await readLastAsked(database, { organisationId, acts: [act], subject: id }, caller, now),
        has_second_person: await hasSecondPerson(database, place, caller.staffId),
      };
      return reply.header('cache-control', 'no-store').send(answer);
    }),
    askCancellation: staffOnly(deps, 'endSeason', async (request, reply, caller) => {
      const { version, ...typed } = request.body as CancellationRequest;
      const read = readPublicReason(typed);
      if ('errors' in read) return refuseRead(reply, read.errors);
      const act = seasonActOf(request, caller, clock.now());
      const wanted = { id: pathOf(request).competition, version, ...read.values };
      return replyAskedAct(
        deps,
        reply,
        await writer.submit('askCancellation', { ...act, ...wanted }),
        caller,
      );
    }),
  };
}
