import type { FastifyReply } from 'fastify';
import { mayGive } from '../../../domain/staff/rights.ts';
import type { FirstOwnerRequest, InvitationRequest } from '../../../domain/staff/staffContract.ts';
import { readable } from '../../platform/database/readable.ts';
import type { OperationHandlers } from '../../platform/http/contract.ts';
import { replyError } from '../../platform/http/errors.ts';
import { networkOf } from '../../platform/http/networks.ts';
import { replyAsked } from '../approvals/replyAsked.ts';
import { staffOnly } from '../sessions/guard.ts';
import type { StaffCaller } from '../sessions/staffSessions.ts';
import type { StaffDeps } from '../staffDeps.ts';
import { invitationMaker } from './makeInvitation.ts';
import { listPeople, roleOf } from './peopleRepo.ts';
import type { PeopleAct } from './peopleAct.ts';

type OrganisationPath = { organisation: string };

/** Handlers about the people of an organisation and their invitations. */
export function peopleHandlers(deps: StaffDeps): OperationHandlers {
  const { database, writer, clock } = deps;
  const makeInvitation = invitationMaker(deps);
  return {
    listStaff: staffOnly(deps, 'readStaff', async (request, reply) => {
      const { organisation } = request.params as OrganisationPath;
      const list = await readable(listPeople(database, organisation, clock.now()));
      return reply.header('cache-control', 'no-store').send(list);
    }),
    invite: staffOnly(deps, 'changeStaff', async (request, reply, caller) => {
      const { organisation } = request.params as OrganisationPath;
      const { held } = caller;
      const { email, role } = request.body as InvitationRequest;
      if (!mayGive(held, role, organisation)) return replyError(reply, 403, 'forbidden');
      return makeInvitation(request, reply, { organisation, caller, email, role }, (invitation) =>
        writer.submit('inviteStaff', invitation),
      );
    }),
    inviteFirstOwner: staffOnly(deps, 'changeOrganisations', async (request, reply, caller) => {
      const { organisation } = request.params as OrganisationPath;
      const { email } = request.body as FirstOwnerRequest;
      return makeInvitation(request, reply, { organisation, caller, email, role: 'owner' }, (invitation) =>
        writer.submit('inviteFirstOwner', invitation),
      );
    }),
    withdrawInvitation: onRole(deps, 'staff_links', async (reply, act) => {
      const wasOpen = await writer.submit('withdrawInvitation', act);
      return wasOpen ? reply.code(204).send() : replyError(reply, 404, 'not_found');
    }),
    restoreInvitation: onRole(deps, 'staff_links', async (reply, act) => {
      const restored = await writer.submit('restoreInvitation', act);
      if (restored === 'restored') return reply.code(204).send();
      return restored === 'late'
        ? replyError(reply, 409, 'undo_too_late')
        : replyError(reply, 404, 'not_found');
    }),
    endMembership: onRole(deps, 'memberships', async (reply, act, caller) => {
      const ended = await writer.submit('endMembership', act);
      if (typeof ended === 'object') return replyAsked(deps, reply, ended, caller);
      if (ended === 'ended') return reply.code(204).send();
      return ended === 'last' ? replyError(reply, 409, 'last_owner') : replyError(reply, 404, 'not_found');
    }),
  };
}

/** A handler about a membership or an invitation, for callers who may give and take its role. */
const onRole = (
  deps: StaffDeps,
  table: 'memberships' | 'staff_links',
  handler: (
    reply: FastifyReply,
    act: PeopleAct & { id: string },
    caller: StaffCaller,
  ) => Promise<FastifyReply>,
) =>
  staffOnly(deps, 'changeStaff', async (request, reply, caller) => {
    const { staffId, held } = caller;
    const { organisation, id } = request.params as OrganisationPath & { id: string };
    const role = await readable(roleOf(deps.database, table, id, organisation));
    if (role === undefined) return replyError(reply, 404, 'not_found');
    if (!mayGive(held, role, organisation)) return replyError(reply, 403, 'forbidden');
    const [at, network] = [deps.clock.now(), networkOf(request.ip)];
    return handler(reply, { organisationId: organisation, by: staffId, at, network, id }, caller);
  });
