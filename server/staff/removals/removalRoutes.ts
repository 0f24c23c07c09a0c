import type { FastifyRequest } from 'fastify';
import { readPublicReason } from '../../../domain/season/publicReason.ts';
import { reaches, scopeOf } from '../../../domain/staff/rights.ts';
import type { MemberRemoval, RemovalRequest } from '../../../domain/staff/staffContract.ts';
import { readable } from '../../platform/database/readable.ts';
import type { OperationHandlers } from '../../platform/http/contract.ts';
import { replyError } from '../../platform/http/errors.ts';
import { networkOf } from '../../platform/http/networks.ts';
import { readLastAsked } from '../approvals/approvalsRepo.ts';
import { namesOfSecondPersons } from '../approvals/secondPersons.ts';
import { replyAskedAct } from '../season/replyAskedAct.ts';
import { refuseRead } from '../season/replyWritten.ts';
import { staffOnly } from '../sessions/guard.ts';
import type { StaffCaller } from '../sessions/staffSessions.ts';
import type { StaffDeps } from '../staffDeps.ts';
import { readRemovable, readRemoved } from './removalRepo.ts';

/** Handlers about taking an entry out of its vote or bringing it back (decision D241). */
export function removalHandlers(deps: StaffDeps): OperationHandlers {
  const { database, writer, clock } = deps;
  /** The entry that the path names, if the caller's roles for an act reach its competition. */
  const find = async (
    request: FastifyRequest,
    { held }: StaffCaller,
    act: 'readRemovals' | 'removeMembers',
  ) => {
    const { organisation: organisationId, id } = request.params as { organisation: string; id: string };
    const found = await readable(readRemovable(database, { organisationId, id, now: clock.now() }));
    const isSeen = found && reaches(scopeOf(held, act, organisationId), found.competition.id);
    return isSeen ? { organisationId, id, found } : undefined;
  };
  return {
    readRemoval: staffOnly(deps, 'readRemovals', async (request, reply, caller) => {
      const named = await find(request, caller, 'readRemovals');
      if (!named) return replyError(reply, 404, 'not_found');
      const { organisationId, id, found } = named;
      const { competition, code: _code, ...shown } = found;
      const acts = ['remove_member', 'reinstate_member'] as const;
      const place = { act: acts[0], organisationId, competitionId: competition.id, subject: id };
      const answer: MemberRemoval = {
        ...shown,
        second_persons: await readable(namesOfSecondPersons(database, { ...place, askedBy: caller.staffId })),
        removed: await readable(readRemoved(database, id)),
        approval: await readLastAsked(database, { organisationId, acts, subject: id }, caller, clock.now()),
      };
      return reply.header('cache-control', 'no-store').send(answer);
    }),
    removeMember: staffOnly(deps, 'removeMembers', async (request, reply, caller) => {
      const { kind, refunds, ...typed } = request.body as RemovalRequest;
      const read = readPublicReason(typed);
      if ('errors' in read) return refuseRead(reply, read.errors);
      const named = await find(request, caller, 'removeMembers');
      if (!named) return replyError(reply, 404, 'not_found');
      const { organisationId, id } = named;
      const act = { organisationId, by: caller.staffId, at: clock.now(), network: networkOf(request.ip) };
      const done = await writer.submit('askRemoval', { ...act, id, kind, refunds, ...read.values });
      return done === 'done' ? reply.code(204).send() : replyAskedAct(deps, reply, done, caller);
    }),
  };
}
