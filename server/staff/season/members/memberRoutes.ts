import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { readCode } from '../../../../domain/season/readCode.ts';
import type {
  EntryCodeChange,
  MembersRequest,
  PlacementRequest,
} from '../../../../domain/staff/staffContract.ts';
import { readable } from '../../../platform/database/readable.ts';
import type { OperationHandlers } from '../../../platform/http/contract.ts';
import { replyError } from '../../../platform/http/errors.ts';
import { staffOnly } from '../../sessions/guard.ts';
import type { StaffCaller } from '../../sessions/staffSessions.ts';
import type { StaffDeps } from '../../staffDeps.ts';
import { readCompetition } from '../../competitions/competitionsRepo.ts';
import { refuseRead, replyWritten } from '../replyWritten.ts';
import { competitionActOf, pathOf } from '../seasonRequest.ts';
import { readMembers } from './membersRepo.ts';

/** Handlers about the members of voting groups, their draws and their codes. */
export function memberHandlers(deps: StaffDeps): OperationHandlers {
  const { database, writer, clock } = deps;
  const actOf = (request: FastifyRequest, caller: StaffCaller) =>
    competitionActOf(request, caller, clock.now());
  return {
    listMembers: staffOnly(deps, 'changeSeason', async (request, reply) => {
      const { organisation, competition, id } = pathOf(request);
      const members = await readable(
        readCompetition(database, organisation, competition).then((found) =>
          found ? readMembers(database, competition, id, clock.now()) : undefined,
        ),
      );
      if (!members) return replyError(reply, 404, 'not_found');
      return reply.header('cache-control', 'no-store').send(members);
    }),
    setMembers: staffOnly(deps, 'changeSeason', async (request, reply, caller) => {
      const { seen, entries } = request.body as MembersRequest;
      const members = { groupId: pathOf(request).id, seen, entries };
      return replyWritten(
        reply,
        await writer.submit('setMembers', { ...actOf(request, caller), ...members }),
      );
    }),
    placeEntries: staffOnly(deps, 'changeSeason', async (request, reply, caller) => {
      const placing = request.body as PlacementRequest;
      const seed = randomBytes(16).toString('hex');
      const placement = { ...placing, roundId: pathOf(request).id, seed };
      return replyWritten(
        reply,
        await writer.submit('placeEntries', { ...actOf(request, caller), ...placement }),
      );
    }),
    changeCode: staffOnly(deps, 'changeSeason', async (request, reply, caller) => {
      const { version, entry, code } = request.body as EntryCodeChange;
      const read = readCode(code);
      if ('error' in read) return refuseRead(reply, { code: read.error });
      const change = { groupId: pathOf(request).id, version, entryId: entry, code: read.value };
      return replyWritten(reply, await writer.submit('changeCode', { ...actOf(request, caller), ...change }));
    }),
  };
}
