import type { FastifyRequest } from 'fastify';
import { readGroupFields } from '../../../../domain/season/readRound.ts';
import type { GroupChange, GroupRequest } from '../../../../domain/staff/staffContract.ts';
import type { OperationHandlers } from '../../../platform/http/contract.ts';
import { staffOnly } from '../../sessions/guard.ts';
import type { StaffCaller } from '../../sessions/staffSessions.ts';
import type { StaffDeps } from '../../staffDeps.ts';
import { refuseRead, replyWritten } from '../replyWritten.ts';
import { competitionActOf, pathOf } from '../seasonRequest.ts';

/** Handlers about the groups of a round and their windows. */
export function groupHandlers(deps: StaffDeps): OperationHandlers {
  const { writer, clock } = deps;
  const actOf = (request: FastifyRequest, caller: StaffCaller) =>
    competitionActOf(request, caller, clock.now());
  return {
    makeGroup: staffOnly(deps, 'changeWindows', async (request, reply, caller) => {
      const { id, ...typed } = request.body as GroupRequest;
      const read = readGroupFields(typed);
      if ('errors' in read) return refuseRead(reply, read.errors);
      const group = { id, roundId: pathOf(request).id, fields: read.values };
      return replyWritten(
        reply,
        await writer.submit('makeGroup', { ...actOf(request, caller), ...group }),
        201,
      );
    }),
    changeGroup: staffOnly(deps, 'changeWindows', async (request, reply, caller) => {
      const { version, ...typed } = request.body as GroupChange;
      const read = readGroupFields(typed);
      if ('errors' in read) return refuseRead(reply, read.errors);
      const group = { id: pathOf(request).id, version, fields: read.values };
      return replyWritten(reply, await writer.submit('changeGroup', { ...actOf(request, caller), ...group }));
    }),
    deleteGroup: staffOnly(deps, 'changeWindows', async (request, reply, caller) => {
      const { version } = request.query as { version: number };
      const group = { id: pathOf(request).id, version };
      return replyWritten(reply, await writer.submit('deleteGroup', { ...actOf(request, caller), ...group }));
    }),
  };
}
